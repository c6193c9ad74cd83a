import type { Instant } from '@crocodile-hub/core/contract/time';

/** Why listening failed. Each is the key of its text in the catalogue. */
export type VoiceFailure =
  | 'denied'
  | 'capture'
  | 'noSpeech'
  | 'network'
  | 'unsupported'
  | 'transcriptionFailed'
  /** The recording was transcribed and contained no words. */
  | 'nothingHeard';

/** Rule voice.recording.1. `words`: heard but not final, in browsers that report them. */
export type VoiceState =
  | { readonly is: 'idle' | 'starting' | 'transcribing' }
  | { readonly is: 'listening'; readonly since: Instant; readonly words: string }
  | { readonly is: 'done'; readonly words: string }
  /** With a recording, transcribing it can be tried again. */
  | { readonly is: 'failed'; readonly why: VoiceFailure; readonly recording?: Blob };

export type VoiceEvent =
  | { type: 'asked' }
  | { type: 'opened'; at: Instant }
  | { type: 'heard'; words: string }
  | { type: 'recorded' }
  | { type: 'understood'; words: string }
  | { type: 'failed'; why: VoiceFailure; recording?: Blob }
  | { type: 'cancelled' };

export const idle: VoiceState = { is: 'idle' };

/** Whether the microphone is open or its recording is being transcribed. */
export function isActive({ is }: VoiceState): boolean {
  return is === 'starting' || is === 'listening' || is === 'transcribing';
}

/** Late events, for instance after a cancel, change nothing. */
export function voiceReducer(state: VoiceState, event: VoiceEvent): VoiceState {
  switch (event.type) {
    case 'asked':
      return isActive(state) ? state : { is: 'starting' };
    case 'opened':
      return state.is === 'starting' ? { is: 'listening', since: event.at, words: '' } : state;
    case 'heard':
      return state.is === 'listening' ? { ...state, words: event.words } : state;
    case 'recorded':
      return state.is === 'listening' || state.is === 'failed' ? { is: 'transcribing' } : state;
    case 'understood':
      return isActive(state) ? settled(event.words) : state;
    case 'failed':
      return isActive(state) ? failure(event) : state;
    case 'cancelled':
      return isActive(state) ? idle : state;
    default:
      return event satisfies never;
  }
}

function settled(spoken: string): VoiceState {
  const words = spoken.trim();
  return words === '' ? { is: 'failed', why: 'nothingHeard' } : { is: 'done', words };
}

function failure({ why, recording }: Extract<VoiceEvent, { type: 'failed' }>): VoiceState {
  return recording === undefined ? { is: 'failed', why } : { is: 'failed', why, recording };
}
