import Admit from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useSavedWords } from '../../account/use-saved-words.ts';
import { useWhen } from '../../account/use-when.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { type Group, groupsOf } from '../folder/shown-page.ts';
import { listedWords, previewOf, shownSender, shownSubject } from '../list/card-text.ts';
import { SenderMark } from '../list/sender-mark.tsx';
import type { Message } from '../message.ts';
import { OperationIcon } from '../message-actions.tsx';
import { operations, type Verb } from '../operations.ts';
import { RowOpener } from '../list/row-opener.tsx';
import type { Newcomers } from './use-newcomers.ts';
import { useShownName } from '../use-shown-name.ts';
import { oneLine } from '../../kit/theme/tokens.ts';

const AdmittedDialog = lazyPart(() => import('./admitted-dialog.tsx'));

type NewcomerListProps = Pick<Newcomers, 'isHolding' | 'hold' | 'admit'> & {
  /** Of newcomers alone. */
  messages: readonly Message[];
  openedId: string | null;
  onOpen: (message: Message) => void;
  /** Called before messages leave the list, to move the focus. */
  onLeave: (ids: ReadonlySet<string>) => void;
  onActOnAll: (messages: readonly Message[], verb: Verb) => void;
  onRule: (message: Message) => void;
};

/** The senders to whom the person never wrote, each to be let in or sent away. Rule inbox.newcomers.1. */
export default function NewcomerList({ messages, isHolding, hold, ...each }: NewcomerListProps) {
  const { t } = useTranslation('inbox');
  const senders = groupsOf(messages);
  const admitted = useSavedWords('admitted');
  const [isListing, setListing] = useState(false);
  return (
    <>
      <Box sx={headStyle}>
        <Box component="p" sx={{ flex: '1 1 240px', margin: 0 }}>
          {t('newcomersHint')}
        </Box>
        <Chip kind="filter" selected={isHolding} onClick={() => hold(!isHolding)}>
          {t('holdNewcomers')}
        </Chip>
        {admitted.length > 0 && (
          <Button size="sm" variant="bare" aria-haspopup="dialog" onClick={() => setListing(true)}>
            {t('admittedCount', { count: admitted.length })}
          </Button>
        )}
      </Box>
      {isListing && <AdmittedDialog admitted={admitted} onClose={() => setListing(false)} />}
      {senders.length === 0 ? (
        <EmptyState pose="asleep" title={t('noNewcomers')} hint={t('noNewcomersHint')} />
      ) : (
        <ul>
          {senders.map((sender) => (
            <Newcomer key={sender.key} sender={sender} {...each} />
          ))}
        </ul>
      )}
    </>
  );
}

type NewcomerProps = Pick<
  NewcomerListProps,
  'admit' | 'openedId' | 'onOpen' | 'onLeave' | 'onActOnAll' | 'onRule'
> & {
  sender: Group;
};

function Newcomer({ sender, admit, openedId, onOpen, onLeave, onActOnAll, onRule }: NewcomerProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const when = useWhen();
  const shownName = useShownName();
  const { messages, address } = sender;
  const [newest] = messages;
  if (newest === undefined) return null;
  const { text } = listedWords(newest);
  const name = shownSender(shownName(sender.sender));
  const isOpened = messages.some(({ id }) => id === openedId);
  return (
    <Row data-opened={isOpened || undefined}>
      <Box sx={{ minInlineSize: 0 }}>
        <Box component="h2" sx={nameStyle}>
          <SenderMark message={newest} />
          <RowOpener
            data-opens={newest.id}
            aria-current={isOpened || undefined}
            onClick={() => onOpen(newest)}
          >
            <BidiText>{name}</BidiText>
          </RowOpener>
          {address !== null && <Quiet dir="ltr">{address}</Quiet>}
        </Box>
        <Box component="p" sx={wordsStyle}>
          {newest.subject !== '' && (
            <Box component="span" sx={{ color: 'ink', fontWeight: 550 }}>
              <BidiText>{shownSubject(newest.subject)}</BidiText>
              {text !== '' && ' – '}
            </Box>
          )}
          <BidiText>{previewOf(text) ?? text}</BidiText>
        </Box>
        <Quiet className="tabular">
          {[
            listTimeOf(newest.at, when),
            ...(messages.length > 1 ? [t('messagesCount', { count: messages.length })] : []),
          ].join(' · ')}
        </Quiet>
      </Box>
      <Box sx={actionsStyle}>
        {admit !== null && (
          <Button
            size="sm"
            variant="tint"
            icon={<Admit />}
            aria-label={t('admitSender', { name })}
            onClick={() => {
              onLeave(new Set(messages.map(({ id }) => id)));
              admit(newest);
            }}
          >
            {t('admit')}
          </Button>
        )}
        <IconButton
          size="sm"
          name={t(operations.archive.label)}
          icon={<OperationIcon name="archive" />}
          onClick={() => onActOnAll(messages, 'archive')}
        />
        <IconButton
          size="sm"
          name={t('ruleForSender')}
          icon={<OperationIcon name="makeRule" />}
          onClick={() => onRule(newest)}
        />
      </Box>
    </Row>
  );
}

const headStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 2,
  paddingBlockStart: 0.5,
  typography: 'small',
  color: 'ink2',
};
const nameStyle = { margin: 0, display: 'flex', alignItems: 'center', gap: 0.75, minInlineSize: 0 };
const wordsStyle = {
  margin: 0,
  typography: 'small',
  color: 'ink2',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
/** Above the button that covers the row. */
const actionsStyle = { position: 'relative', zIndex: 1, display: 'flex', alignItems: 'center', gap: 0.5 };
const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.ink3,
  minInlineSize: 0,
  ...oneLine,
}));
const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: theme.spacing(1, 2),
  alignItems: 'center',
  padding: theme.spacing(1.25, 2),
  borderBlockStart: `1px solid ${theme.vars.palette.border}`,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
  '&[data-opened]': { backgroundColor: theme.vars.palette.primaryTint },
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));
