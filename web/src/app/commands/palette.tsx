import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import ManageSearch from '@mui/icons-material/ManageSearchOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Modal from '@mui/material/Modal';
import { styled } from '@mui/material/styles';
import { type ComponentType, Fragment, type KeyboardEvent, useId, useState } from 'react';
import type { SessionDocument } from '@crocodile-hub/core/contract/documents';
import { useMessageSearch } from '../../conversations/log/use-message-search.ts';
import { recentSessions } from '../../conversations/sessions/session-queries.ts';
import { useUid } from '../../account/person.ts';
import { canRun, type Command, type Shortcut } from '../../kit/nav/registry.ts';
import type { WithId } from '../../kit/wire/firebase/live-query.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { sessionPath } from '../../kit/nav/pages.ts';
import { go } from '../../kit/nav/place.tsx';
import { elevation, motion, oneLine, radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Keys } from './keys.tsx';
import { matching, type PaletteEntry } from './palette-entries.ts';

type Group = 'paletteActions' | 'paletteScreens' | 'paletteSessions' | 'paletteMessages';
type Entry = PaletteEntry & {
  group: Group;
  Icon: ComponentType;
  shortcut?: Shortcut;
  /** The palette stays open, because the entry adds its results to the list. */
  staysOpen?: true;
};

type PaletteProps = { commands: readonly Command[]; onClose: () => void };

/** Every action, screen and session, found by a few letters. Arrows choose, Enter goes, Escape leaves. */
export default function Palette({ commands, onClose }: PaletteProps) {
  const { t } = useTranslation('shell');
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const entries = usePaletteEntries(commands, typed);
  const choose = (index: number) => setChosen((index + entries.length) % Math.max(1, entries.length));
  const run = (entry: Entry | undefined): void => {
    if (entry === undefined) return;
    if (entry.staysOpen === true) return entry.run();
    onClose();
    // Once the palette has given the focus back: what the command focuses keeps it.
    window.setTimeout(() => entry.run());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, () => void>> = {
      ArrowDown: () => choose(chosen + 1),
      ArrowUp: () => choose(chosen - 1),
      Home: () => choose(0),
      End: () => choose(entries.length - 1),
      Enter: () => run(entries[chosen]),
    };
    const step = steps[event.key];
    if (step === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    step();
  };
  const optionId = (index: number) => `${listId}-${index}`;
  return (
    <Modal open onClose={onClose}>
      <Panel role="dialog" aria-modal aria-label={t('commandPalette')}>
        <Head>
          <Search />
          <Input
            autoFocus
            role="combobox"
            aria-expanded
            aria-controls={listId}
            aria-activedescendant={entries.length === 0 ? undefined : optionId(chosen)}
            aria-label={t('paletteSearch')}
            placeholder={t('paletteSearch')}
            dir={dominantDirection(typed)}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </Head>
        <List id={listId} role="listbox" aria-label={t('commandPalette')}>
          {entries.length === 0 && <Nothing>{t('paletteNothing')}</Nothing>}
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.group !== entries[index - 1]?.group && (
                <GroupName role="presentation">{t(entry.group)}</GroupName>
              )}
              <EntryRow
                id={optionId(index)}
                role="option"
                aria-selected={index === chosen}
                ref={index === chosen ? intoView : null}
                onMouseMove={() => setChosen(index)}
                onClick={() => run(entry)}
              >
                <entry.Icon />
                <Words>
                  <BidiText>{entry.words}</BidiText>
                </Words>
                {entry.shortcut !== undefined && <Keys shortcut={entry.shortcut} />}
              </EntryRow>
            </Fragment>
          ))}
        </List>
      </Panel>
    </Modal>
  );
}

function intoView(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' });
}

const nothing: WithId<SessionDocument>[] = [];

function usePaletteEntries(commands: readonly Command[], typed: string): Entry[] {
  const uid = useUid();
  const recent = useLiveQuery(recentSessions, uid);
  const sessions = recent.is === 'ready' ? recent.items : nothing;
  const { t } = useTranslation('shell');
  const { hits, older, searchOlder } = useMessageSearch(uid, typed, sessions);
  const ofCommands = commands
    .filter(canRun)
    .flatMap(({ id, words, Icon, isScreen, shortcuts, run }): Entry[] => {
      if (Icon === undefined || run === undefined) return [];
      const [shortcut] = shortcuts ?? [];
      const group = isScreen === true ? 'paletteScreens' : 'paletteActions';
      return [{ id, group, words, Icon, run, ...(shortcut === undefined ? {} : { shortcut }) }];
    });
  const ofSessions = sessions.map(({ id, title }): Entry => ({
    id,
    group: 'paletteSessions',
    words: title,
    Icon: ChatBubbleOutline,
    run: () => go(sessionPath({ sessionId: id })),
  }));
  const groups: Group[] = ['paletteActions', 'paletteScreens', 'paletteSessions'];
  const all = [...ofCommands, ...ofSessions];
  const found = groups.flatMap((group) =>
    matching(
      all.filter((entry) => entry.group === group),
      typed,
    ),
  );
  const ofMessages = hits.map(({ sessionId, messageId, excerpt }): Entry => ({
    id: `${sessionId}/${messageId}`,
    group: 'paletteMessages',
    words: excerpt,
    Icon: Notes,
    run: () => go(sessionPath({ sessionId, messageId })),
  }));
  const olderWords = {
    some: 'paletteOlder',
    reading: 'paletteReadingOlder',
    failed: 'paletteOlderFailed',
  } as const;
  const ofOlder: Entry[] =
    older === 'none'
      ? []
      : [
          {
            id: 'older-messages',
            group: 'paletteMessages',
            words: t(olderWords[older]),
            Icon: ManageSearch,
            staysOpen: true,
            run: older === 'reading' ? () => {} : searchOlder,
          },
        ];
  return [...found, ...ofMessages, ...ofOlder];
}

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'min(14vh, 120px)',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'min(600px, 100% - 32px)',
  maxBlockSize: '70vh',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.raised,
  boxShadow: elevation.dialog.light,
  ...theme.applyStyles('dark', { boxShadow: elevation.dialog.dark }),
  animation: `palette-in ${motion.base}ms ${motion.ease}`,
  '@keyframes palette-in': { from: { opacity: 0, transform: 'translateY(-8px)' } },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  paddingInline: theme.spacing(2),
  borderBlockEnd: `1px solid ${theme.vars.palette.border}`,
  color: theme.vars.palette.ink3,
}));

const Input = styled('input')(({ theme }) => ({
  ...theme.typography.reading,
  flex: 1,
  minInlineSize: 0,
  blockSize: 52,
  border: 'none',
  outline: 'none',
  background: 'none',
  color: theme.vars.palette.ink,
  '&::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));

const List = styled('div')(({ theme }) => ({
  overflowY: 'auto',
  padding: theme.spacing(0.75),
  overscrollBehavior: 'contain',
}));

const GroupName = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1, 1.25, 0.5),
  color: theme.vars.palette.ink3,
}));

const EntryRow = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 40,
  paddingInline: theme.spacing(1.25),
  borderRadius: radius.sm,
  color: theme.vars.palette.ink2,
  cursor: 'pointer',
  '& .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink3 },
  '&[aria-selected=true]': {
    backgroundColor: theme.vars.palette.primaryTint,
    color: theme.vars.palette.primaryInk,
  },
}));

const Words = styled('span')({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
});

const Nothing = styled('p')(({ theme }) => ({
  ...theme.typography.body,
  padding: theme.spacing(2),
  color: theme.vars.palette.ink3,
}));
