import type { SoundPath } from './sound-path.ts';
import type { VoiceFailure } from './voice-state.ts';

/** One time of listening. */
export type Turn = {
  /** BCP 47; recognition in the browser cannot find it out by itself. */
  language: string;
  /** Aborts when the person has said all. */
  finish: AbortSignal;
  /** Aborts when nothing of it is wanted any more. */
  cancel: AbortSignal;
  /** The microphone is open, and this is where its sound goes. */
  onOpen: (path: SoundPath) => void;
  onWords: (words: string) => void;
  /** How loud it is, 0 to 1. */
  onLevel: (level: number) => void;
};

export type Heard =
  { is: 'words'; words: string } | { is: 'recording'; audio: Blob } | { is: 'failed'; why: VoiceFailure };
