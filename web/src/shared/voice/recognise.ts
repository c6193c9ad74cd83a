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

/** What is used of the Web Speech API: TypeScript knows its events, and not the interface, which few browsers have. */
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

/** The browser's recognition, if it has any. */
export function recognition(): RecogniserClass | undefined {
  return window.SpeechRecognition ?? window.webkitSpeechRecognition;
}

/** There is an interface, and nobody behind it. */
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

/** On Android each result of a continuous turn begins with the words of those before it. */
const isAndroid = /Android/.test(navigator.userAgent);

/** Listens through the browser until a silence follows the words, or until the person has said all. */
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
 * Some browsers start a recogniser and never say a word of it: `giveUp` is called when it has said nothing in its time.
 * What is answered tells whether it came in time. While the person is asked for the microphone, they have longer.
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

/** Whether the browser has to ask the person first; where it does not say, it is taken not to. */
async function isAsked(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'microphone' })).state === 'prompt';
  } catch {
    return false;
  }
}

/** Words that were heard count, whatever happened after them. */
function outcome(words: string, error: SpeechRecognitionErrorCode | undefined): Heard | NoService {
  if (words.trim() !== '') return { is: 'words', words };
  const why = error === undefined ? 'noSpeech' : failures[error];
  return { is: serviceFailures.has(error) ? 'no-service' : 'failed', why };
}
