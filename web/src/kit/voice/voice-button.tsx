import Mic from '@mui/icons-material/MicNoneOutlined';
import Stop from '@mui/icons-material/Stop';
import type { ReactNode } from 'react';
import { useTranslation } from '../text/use-translation.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import type { Voice } from './use-voice.ts';
import type { VoiceState } from './voice-state.ts';

const icons = {
  idle: <Mic />,
  starting: <Mic />,
  listening: <Stop />,
  transcribing: <Spinner />,
  done: <Mic />,
  failed: <Mic />,
} satisfies Record<VoiceState['is'], ReactNode>;

type VoiceButtonProps = {
  voice: Voice;
  disabled?: boolean;
  /** The action's name, if it does more than dictate. */
  name?: string | undefined;
};

/** The microphone: press to speak, press again to finish; Escape drops it. */
export function VoiceButton({ voice, disabled = false, name }: VoiceButtonProps) {
  const { t } = useTranslation('voice');
  const { is } = voice.state;
  return (
    <IconButton
      name={name ?? t('start')}
      icon={icons[is]}
      pressed={voice.isActive}
      tone={is === 'listening' ? 'recording' : 'quiet'}
      disabled={disabled && !voice.isActive}
      aria-busy={is === 'transcribing' || undefined}
      onClick={voice.toggle}
      {...(voice.isActive ? { shortcut: 'Esc' } : {})}
    />
  );
}
