import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { limits } from '@crocodile-hub/core/domain/limits';
import { styled } from '@mui/material/styles';
import { type FormEvent, useId, useState } from 'react';
import type { Asked } from '../actions/task/task-of-command.ts';
import type { CommandAttempt } from '../actions/run/use-task-actions.ts';
import type { Failure } from '../kit/wire/failure.ts';
import { useTooLong } from '../kit/text/use-too-long.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { radius } from '../kit/theme/tokens.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import { Button } from '../kit/ui/button.tsx';
import { TooLong } from '../kit/ui/too-long.tsx';
import { Chip } from '../kit/ui/chip.tsx';
import { joinWords } from '../kit/voice/join-words.ts';
import { useVoice } from '../kit/voice/use-voice.ts';
import { VoiceButton } from '../kit/voice/voice-button.tsx';
import { CommandField } from '../command/command-field.tsx';
import type { Plan } from '../command/plan.ts';
import type { Part } from '../command/segments.ts';
import { useCommand } from '../command/use-command.ts';
import { KeptCommands } from '../actions/offline/kept-command-list.tsx';
import { Steps } from '../command/lazy-reading-chips.ts';
import { lazyPart } from '../kit/state/lazy-part.ts';

const VoiceIndicator = lazyPart(() => import('../kit/voice/voice-indicator.tsx'));

type NewTaskFormProps = {
  /** Makes the task; answers why when it could not. */
  onSend: (command: string, asked: Asked, attempt: CommandAttempt) => Promise<Failure | 'not-stored' | null>;
};

/** The command input of Smart Tasks: the words, their reading, Send, and examples while it is empty. */
export function NewTaskForm({ onSend }: NewTaskFormProps) {
  const { t } = useTranslation(['smart-tasks', 'command', 'common']);
  const command = useCommand('tasks');
  const [lit, setLit] = useState<Part | null>(null);
  const [error, setError] = useState<string | null>(null);
  const errorId = useId();
  const tooLong = useTooLong()(command.text.trim(), command.most);
  const tooLongId = useId();
  const tooShort = command.text.trim().length < limits.commandMinLength;

  const run = async (words: string, _plan: Plan, asked: Asked, attempt: CommandAttempt) => {
    setError(null);
    const failure = await onSend(words, asked, attempt);
    if (failure === null) return true;
    setError(failure === 'not-stored' ? t('errorCreating') : (failure.message ?? t('errorCreating')));
    return false;
  };
  const voice = useVoice({
    sessionId: 'smart-tasks',
    // Rule tasks.form.2: a transcript that is too short is ignored.
    onWords: (words) => void (words.length >= limits.commandMinLength && command.say(words, run)),
    onLook: (words) => command.type(joinWords(command.text, words)),
  });
  const send = () => {
    if (!tooShort && tooLong === undefined && !voice.isActive) void command.submit(run);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const describedBy = error === null ? undefined : errorId;
  return (
    <section aria-label={t('commandLabel')}>
      <Frame onSubmit={submit}>
        <Box sx={{ flex: 1, minInlineSize: 0 }}>
          <CommandField
            id="task-input"
            label={t('commandLabel')}
            placeholder={command.busy ? t('command:processing') : t('commandPlaceholder')}
            text={joinWords(command.text, voice.words)}
            spans={voice.words === '' ? command.spans : []}
            lit={lit}
            busy={command.busy || voice.isActive}
            onType={command.type}
            onSubmit={send}
          />
        </Box>
        <VoiceButton voice={voice} disabled={command.busy} />
        <Button
          type="submit"
          variant={tooShort ? 'outline' : 'filled'}
          disabled={tooShort || tooLong !== undefined || voice.isActive}
          loading={command.busy}
          aria-describedby={tooLong === undefined ? describedBy : tooLongId}
        >
          {t('send')}
        </Button>
      </Frame>
      <TooLong id={tooLongId} text={tooLong} />
      {error !== null && <Problem id={errorId} text={error} />}
      <KeptCommands onTakeBack={command.giveBack} />
      <Box sx={rowStyle}>
        {voice.isActive && <VoiceIndicator voice={voice} />}
        {!voice.isActive && command.plan.chips.length > 0 && <Steps command={command} onPoint={setLit} />}
        {/* Examples are offered only for an empty box, so they never replace typed words. */}
        {!voice.isActive && command.text.trim() === '' && <Examples onPick={command.type} />}
      </Box>
    </section>
  );
}

function Problem({ id, text }: { id: string; text: string }) {
  return (
    <Typography id={id} role="alert" variant="small" component="p" sx={errorStyle}>
      <BidiText>{text}</BidiText>
    </Typography>
  );
}

function Examples({ onPick }: { onPick: (text: string) => void }) {
  const { t } = useTranslation('smart-tasks');
  return (
    <>
      <Typography variant="caption" component="span" sx={{ color: 'ink3' }}>
        {t('examples')}
      </Typography>
      {[t('exampleFirst'), t('exampleSecond')].map((example) => (
        <Chip key={example} onClick={() => onPick(example)}>
          <BidiText>{example}</BidiText>
        </Chip>
      ))}
    </>
  );
}

const Frame = styled('form')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  padding: theme.spacing(1),
  paddingInlineStart: theme.spacing(2.25),
  minBlockSize: 56,
  borderRadius: radius.lg,
  border: `1px solid ${theme.vars.palette.borderControl}`,
  backgroundColor: theme.vars.palette.surface,
  '&:focus-within': {
    borderColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 4px color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, transparent)`,
  },
}));

const errorStyle = { marginBlockStart: 1, color: 'errorInk' };
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  marginBlockStart: 1.25,
  minBlockSize: 28,
};
