import InputBase from '@mui/material/InputBase';
import { styled } from '@mui/material/styles';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { GrowingTextarea } from '../../kit/ui/growing-textarea.tsx';
import { TooLong } from '../../kit/ui/too-long.tsx';
import { useVoice, type VoiceOptions } from '../../kit/voice/use-voice.ts';
import { VoiceButton } from '../../kit/voice/voice-button.tsx';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { Send } from '../../kit/ui/pointing-icons.tsx';

type ComposerProps = {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  microphone: VoiceOptions & { name?: string };
};

const VoiceIndicator = lazyPart(() => import('../../kit/voice/voice-indicator.tsx'));

/** The field for a message, typed or spoken. Enter sends, Shift+Enter begins a line. */
export function Composer({ text, onChange, onSend, inputRef, microphone }: ComposerProps) {
  const { t } = useTranslation('command-center');
  const hintId = useId();
  const voice = useVoice(microphone);
  const tooLong = useTooLong()(text, bounds.message);
  const tooLongId = useId();
  const cannotSend = text.trim() === '' || tooLong !== undefined;
  const sendOnEnter = (event: KeyboardEvent) => {
    // While an input method composes a word, Enter belongs to the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    // A key that is held down counts once.
    if (event.repeat) return;
    if (!cannotSend) onSend();
  };
  return (
    <>
      <TooLong id={tooLongId} text={tooLong} />
      <ComposerForm
        data-composer
        onSubmit={(event) => {
          event.preventDefault();
          if (!cannotSend) onSend();
        }}
      >
        <TextInput
          multiline
          inputComponent={GrowingTextarea}
          inputRef={inputRef}
          value={text}
          placeholder={t('typeMessage')}
          inputProps={{
            maxRows: 8,
            'aria-label': t('message'),
            'aria-describedby': tooLong === undefined ? hintId : tooLongId,
            'aria-invalid': tooLong !== undefined,
            dir: dominantDirection(text),
            enterKeyHint: 'send',
          }}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendOnEnter}
        />
        <span id={hintId} className="visually-hidden">
          {t('sendHint')}
        </span>
        {voice.isActive && (
          <Aside>
            <VoiceIndicator voice={voice} />
          </Aside>
        )}
        <VoiceButton voice={voice} name={microphone.name} />
        <Button variant="filled" type="submit" icon={<Send />} disabled={cannotSend}>
          {t('send')}
        </Button>
      </ComposerForm>
    </>
  );
}

const ComposerForm = styled('form')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    display: 'flex',
    alignItems: 'flex-end',
    gap: theme.spacing(1),
    padding: theme.spacing(1),
    border: `1px solid ${c.borderControl}`,
    borderRadius: radius.lg,
    backgroundColor: c.surface,
    '&:focus-within': {
      borderColor: c.primary.main,
      boxShadow: `0 0 0 4px color-mix(in srgb, ${c.primary.main} 12%, transparent)`,
    },
  };
});

const Aside = styled('div')({ display: 'flex', minBlockSize: 36, minInlineSize: 0, maxInlineSize: '50%' });

const TextInput = styled(InputBase)(({ theme }) => ({
  ...theme.typography.reading,
  flex: 1,
  minInlineSize: 0,
  padding: theme.spacing(0.75, 1),
  '& textarea': { padding: 0, color: theme.vars.palette.ink },
  '& textarea::placeholder': { color: theme.vars.palette.ink3, opacity: 1 },
}));
