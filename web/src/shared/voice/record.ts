import { type Meter, openMeter } from './meter.ts';
import { afterSound, hasFallen, hasSpoken, silenceFrom } from './silence.ts';
import type { Heard, Turn } from './turn.ts';
import type { VoiceFailure } from './voice-state.ts';

/** What the server takes. Rule calls.transcribe.1: webm, where the browser can. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'];

const measureEveryMs = 100;
/** Longer recordings are refused by the service that hears them; at this rate they are far below the 10 MB limit. */
const longestMs = 59_000;
const bitsPerSecond = 32_000;
/** What a voice close to the microphone reaches. */
const loudEnergy = 60;

/** `mediaDevices` is there in a secure context only, whatever the types say. */
const devices: MediaDevices | undefined = navigator.mediaDevices;

export function canRecord(): boolean {
  return devices !== undefined && 'MediaRecorder' in window && recordingType() !== undefined;
}

function recordingType(): string | undefined {
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Records until it is silent, or until the person has said all. */
export async function record(turn: Turn): Promise<Heard> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
    try {
      return turn.cancel.aborted ? failed('noSpeech') : await recordFrom(stream, turn);
    } finally {
      for (const track of stream.getTracks()) track.stop();
    }
  } catch (error) {
    return failed(failureOf(error));
  }
}

async function recordFrom(stream: MediaStream, turn: Turn): Promise<Heard> {
  const type = recordingType() ?? '';
  const recorder = new MediaRecorder(stream, { mimeType: type, audioBitsPerSecond: bitsPerSecond });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const ended = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve());
    recorder.addEventListener('error', () => reject(new Error('The recorder failed')));
  });
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop();
  };
  turn.finish.addEventListener('abort', stop);
  turn.cancel.addEventListener('abort', stop);
  recorder.start();
  // All may be said before the permission is given.
  if (turn.finish.aborted) stop();
  turn.onOpen('server');
  const meter = openMeter(stream);
  const listening = listenTo(meter, { turn, onEnd: stop });
  try {
    await ended;
  } finally {
    listening.stop();
    meter.close();
  }
  // Whoever says themselves that all is said may have spoken below what we can measure.
  const isWorthReading = hasSpoken(listening.silence()) || turn.finish.aborted;
  return isWorthReading ? { is: 'recording', audio: new Blob(parts, { type }) } : failed('noSpeech');
}

/** Ends the recording when it has been silent for long enough, and in any case when it grew too long. */
function listenTo(meter: Meter, { turn, onEnd }: { turn: Turn; onEnd: () => void }) {
  const startedAt = performance.now();
  let silence = silenceFrom(startedAt);
  const timer = window.setInterval(() => {
    const now = performance.now();
    const energy = meter.energy();
    silence = afterSound(silence, energy, now);
    turn.onLevel(Math.min(1, (energy ?? 0) / loudEnergy));
    if (hasFallen(silence, now) || now - startedAt >= longestMs) onEnd();
  }, measureEveryMs);
  return { silence: () => silence, stop: () => window.clearInterval(timer) };
}

function failed(why: VoiceFailure): Heard {
  return { is: 'failed', why };
}

const denials = new Set(['NotAllowedError', 'SecurityError']);

function failureOf(error: unknown): VoiceFailure {
  return error instanceof Error && denials.has(error.name) ? 'denied' : 'capture';
}
