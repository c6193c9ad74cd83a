import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useState,
  useMemo,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius, size } from '../../kit/theme/tokens.ts';
import { Button, type ButtonProps } from '../../kit/ui/button.tsx';
import { TooLong } from '../../kit/ui/too-long.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { joinWords } from '../../kit/voice/join-words.ts';
import { type Voice, useVoice } from '../../kit/voice/use-voice.ts';
import { VoiceButton } from '../../kit/voice/voice-button.tsx';
import { CommandField } from '../../command/command-field.tsx';
import type { Part } from '../../command/segments.ts';
import type { Command } from '../../command/use-command.ts';
import { Steps } from '../../command/lazy-reading-chips.ts';
import { type PillState, StandingPill } from '../../command/standing-pill.tsx';
import { CommandFoot } from './command-foot.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { type Suggestions, suggestionsFor } from './suggestions.ts';
import { useSuggestionBox } from './use-suggestion-box.ts';

type CommandBoxProps = {
  command: Command;
  suggestions: Suggestions;
  onSubmit: () => void;
  /** Spoken words are sent as they are heard. */
  onSay: (words: string) => void;
};

/**
 * The hub's command box: the words with their reading marked behind them, the chips below, and other readings at the
 * foot.
 */
export function CommandBox({ command, suggestions, onSubmit, onSay }: CommandBoxProps) {
  const { t } = useTranslation(['hub', 'command']);
  const fieldRef = useSlashKey();
  const [lit, setLit] = useState<Part | null>(null);
  const { text, plan, busy } = command;
  const voice = useVoice({
    sessionId: 'hub',
    onWords: onSay,
    onLook: (words) => command.type(joinWords(text, words)),
  });
  const isHeard = voice.words !== '';
  const hasText = text.trim() !== '';
  const tooLong = useTooLong()(text.trim(), command.most);
  const tooLongId = useId();
  const fitting = useFitting(suggestions, command);
  const list = useSuggestionBox(fitting, { text, isIdle: !busy && !voice.isActive, onPick: command.type });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!voice.isActive) onSubmit();
  };
  return (
    <Positioned>
      <Frame onSubmit={submit} onKeyDown={(event) => takeOffer(event, command)}>
        <Body>
          <Heading />
          <Box sx={{ gridArea: 'field', minInlineSize: 0 }}>
            <CommandField
              ref={fieldRef}
              label={t('heading')}
              placeholder={busy ? t('command:processing') : t('placeholder')}
              text={joinWords(text, voice.words)}
              spans={plan.flow === 'conversation' || isHeard ? [] : command.spans}
              lit={lit}
              busy={busy || voice.isActive}
              onType={command.type}
              onSubmit={() => !voice.isActive && onSubmit()}
              onFocus={list.onFocus}
              onBlur={list.onBlur}
              onKey={list.onKey}
              aria-autocomplete={list.isOpen ? 'list' : undefined}
              aria-controls={list.isOpen ? list.id : undefined}
              aria-activedescendant={list.active < 0 ? undefined : `${list.id}-${list.active}`}
            />
          </Box>
          <Box sx={{ gridArea: 'pill', justifySelf: 'end' }}>
            <StandingPill state={pillOf(command, voice)} />
          </Box>
          <Box sx={{ gridArea: 'act', justifySelf: 'end', display: 'flex', gap: 0.5 }}>
            <VoiceButton voice={voice} disabled={busy} />
            <RunButton
              disabled={!hasText || busy || voice.isActive || tooLong !== undefined}
              aria-describedby={tooLong === undefined ? undefined : tooLongId}
            />
          </Box>
          {tooLong !== undefined && (
            <Below>
              <TooLong id={tooLongId} text={tooLong} />
            </Below>
          )}
          {hasText && !isHeard && plan.chips.length > 0 && (
            <Below>
              <Steps command={command} onPoint={setLit} />
            </Below>
          )}
        </Body>
        <CommandFoot command={command} voice={voice} />
      </Frame>
      {list.isOpen && (
        <SuggestionList id={list.id} suggestions={fitting} active={list.active} onPick={list.pick} />
      )}
    </Positioned>
  );
}

function Heading() {
  const { t } = useTranslation('hub');
  return (
    <Box sx={headStyle}>
      <Typography variant="section" component="h2">
        {t('heading')}
      </Typography>
      <Hint quiet>{t('hint')}</Hint>
    </Box>
  );
}

function RunButton(props: Pick<ButtonProps, 'disabled' | 'aria-describedby'>) {
  const { t } = useTranslation('command');
  return (
    <Button
      {...props}
      type="submit"
      variant="filled"
      aria-label={t('run')}
      icon={<ArrowUpward />}
      sx={squareStyle}
    />
  );
}

function useFitting(suggestions: Suggestions, { text, plan }: Command) {
  const isUnderstood = plan.standing === 'understood';
  return useMemo(
    () => suggestionsFor(suggestions, text, { isUnderstood }),
    [suggestions, text, isUnderstood],
  );
}

function pillOf({ busy, plan, steps }: Command, { state }: Voice): PillState {
  if (state.is === 'listening') return 'listening';
  if (busy || state.is === 'transcribing') return 'processing';
  const asks = plan.standing === 'understood' && steps.some(({ questions }) => questions.length > 0);
  return asks ? 'asks' : plan.standing;
}

/** Compared by the key's place: on some keyboards Alt with a digit types a sign. */
const offerKeys = ['Digit1', 'Digit2'];

/** Alt with a digit takes another reading at the foot. */
function takeOffer(event: KeyboardEvent, { busy, plan, steps, choose }: Command): void {
  const offer = event.altKey && !busy ? plan.offers[offerKeys.indexOf(event.code)] : undefined;
  if (offer === undefined) return;
  event.preventDefault();
  choose(steps[0], offer.intent);
}

/** The frame would cut off the floating list, so this element around it holds both. */
const Positioned = styled('div')({ position: 'relative' });

const Frame = styled('form')(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: radius.lg,
  border: `1px solid ${theme.vars.palette.borderControl}`,
  backgroundColor: theme.vars.palette.surface,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
  },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'center',
  gap: theme.spacing(1.25, 1.5),
  padding: theme.spacing(1.75, 2.25),
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  gridTemplateAreas: '"head head head" "field pill act"',
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"head pill" "field act"',
  },
}));

const Below = styled('div')({ gridColumn: '1 / -1', minInlineSize: 0 });

const headStyle = {
  gridArea: 'head',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
};
const squareStyle = { '&[data-size]': { inlineSize: size.control.md, paddingInline: 0 } };

/** The slash key leads to the command box from anywhere that is not a field. */
function useSlashKey(): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const follow = (event: globalThis.KeyboardEvent) => {
      const isElsewhere =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isElsewhere) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, []);
  return field;
}
