import { limits } from '@crocodile-hub/core/domain/limits';
import { keptLocal, type OnDevice } from './sound-path.ts';
import type { Heard, Turn } from './turn.ts';
import type { VoiceFailure } from './voice-state.ts';

type RecogniserEvents = {
  start: Event;
  result: SpeechRecognitionEvent;
  error: SpeechRecognitionErrorEvent;
  end: Event;
};

/**
 * The used part of the Web Speech API. TypeScript has its events but not the interface, because few browsers have it.
 */
interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally?: boolean;
  addEventListener<K extends keyof RecogniserEvents>(
    type: K,
    listener: (event: RecogniserEvents[K]) => void,
  ): void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}
type RecogniserClass = (new () => Recogniser) & OnDevice;

declare global {
  interface Window {
    SpeechRecognition?: RecogniserClass;
    webkitSpeechRecognition?: RecogniserClass;
  }
}

export function recognition(): RecogniserClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

/** The interface exists, but no service answers. */
type NoService = { is: 'no-service'; why: VoiceFailure };

const failures: Record<SpeechRecognitionErrorCode, VoiceFailure> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'noSpeech',
  aborted: 'noSpeech',
  'audio-capture': 'capture',
  network: 'network',
  'language-not-supported': 'unsupported',
  'phrases-not-supported': 'unsupported',
};
const serviceFailures: ReadonlySet<SpeechRecognitionErrorCode | undefined> = new Set([
  'network',
  'service-not-allowed',
  'language-not-supported',
] as const);

/** How long a recogniser may say nothing at first, and while the browser asks the person for the microphone. */
const answerMs = 4_000;
const permissionMs = 30_000;

/** On Android each result of a continuous turn repeats the words of earlier results. */
const isAndroid = /Android/.test(navigator.userAgent);

/** Listens with the browser until a silence follows the words, or until the person stops it. */
export async function recognise(Recognition: RecogniserClass, turn: Turn): Promise<Heard | NoService> {
  const recogniser = new Recognition();
  recogniser.lang = turn.language;
  recogniser.continuous = !isAndroid;
  recogniser.interimResults = true;
  const path = await keptLocal(Recognition, recogniser, turn.language);
  if (turn.cancel.aborted || turn.finish.aborted) return { is: 'failed', why: 'noSpeech' };
  return await new Promise((resolve) => {
    let words = '';
    let error: SpeechRecognitionErrorCode | undefined;
    let silence: number | undefined;
    const answered = unlessAnswered(() => {
      recogniser.abort();
      resolve({ is: 'no-service', why: 'unsupported' });
    });
    recogniser.addEventListener('start', () => answered() && turn.onOpen(path));
    recogniser.addEventListener('result', ({ results }) => {
      words = [...results].map(([best]) => best?.transcript.trim() ?? '').join(' ');
      turn.onWords(words);
      window.clearTimeout(silence);
      silence = window.setTimeout(() => recogniser.stop(), limits.voiceSilenceMs);
    });
    recogniser.addEventListener('error', (event) => {
      error = event.error;
    });
    recogniser.addEventListener('end', () => {
      answered();
      window.clearTimeout(silence);
      resolve(outcome(words, error));
    });
    turn.finish.addEventListener('abort', () => recogniser.stop());
    turn.cancel.addEventListener('abort', () => recogniser.abort());
    recogniser.start();
  });
}

/**
 * Some browsers start a recogniser that never reports anything: then `giveUp` is called. The returned function tells
 * whether an answer came in time. While the browser asks for the microphone, the time is longer.
 */
function unlessAnswered(giveUp: () => void): () => boolean {
  let waits: 'yes' | 'answered' | 'given up' = 'yes';
  void isAsked().then((asked) => {
    if (waits !== 'yes') return;
    window.setTimeout(
      () => {
        if (waits !== 'yes') return;
        waits = 'given up';
        giveUp();
      },
      asked ? permissionMs : answerMs,
    );
  });
  return () => {
    if (waits === 'yes') waits = 'answered';
    return waits === 'answered';
  };
}

/** Whether the browser must ask for the microphone first; unknown counts as no. */
async function isAsked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'prompt';
  } catch {
    return false;
  }
}

/** Heard words count, even if an error follows. */
function outcome(words: string, error: SpeechRecognitionErrorCode | undefined): Heard | NoService {
  if (words.trim() !== '') return { is: 'words', words };
  const why = error === undefined ? 'noSpeech' : failures[error];
  return { is: serviceFailures.has(error) ? 'no-service' : 'failed', why };
}
