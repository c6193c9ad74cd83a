import type { SoundPath } from './sound-path.ts';
import type { VoiceFailure } from './voice-state.ts';

/** One time of listening. */
export type Turn = {
  /** BCP 47. The browser's recognition cannot detect the language. */
  language: string;
  /** Aborts when the person has finished speaking. */
  finish: AbortSignal;
  /** Aborts when the result is no longer wanted. */
  cancel: AbortSignal;
  /** The microphone is open; `path` says where its sound goes. */
  onOpen: (path: SoundPath) => void;
  onWords: (words: string) => void;
  /** How loud it is, 0 to 1. */
  onLevel: (level: number) => void;
};

export type Heard =
  { is: 'words'; words: string } | { is: 'recording'; audio: Blob } | { is: 'failed'; why: VoiceFailure };
