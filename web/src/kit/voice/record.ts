import { afterSound, hasFallen, hasSpoken, silenceFrom } from './silence.ts';
import type { Heard, Turn } from './turn.ts';
import type { VoiceFailure } from './voice-state.ts';

/** The formats that the server accepts. Rule calls.transcribe.1: webm where the browser can. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/ogg;codecs=opus'];

const measureEveryMs = 100;
/** The speech service refuses longer recordings. At this bit rate they stay far below the 10 MB limit. */
const longestMs = 59_000;
const bitsPerSecond = 32_000;
/** The level of a voice close to the microphone. */
const loudEnergy = 60;

/** `mediaDevices` is there in a secure context only, whatever the types say. */
const devices: MediaDevices | undefined = navigator.mediaDevices;

export function canRecord(): boolean {
  return devices !== undefined && 'MediaRecorder' in window && recordingType() !== undefined;
}

function recordingType(): string | undefined {
  return types.find((type) => MediaRecorder.isTypeSupported(type));
}

/** Records until there is silence, or until the person stops it. */
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
  // The person may have stopped before the permission was given.
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
  // A person who stops the recording may have spoken too quietly for our meter.
  const isWorthReading = hasSpoken(listening.silence()) || turn.finish.aborted;
  return isWorthReading ? { is: 'recording', audio: new Blob(parts, { type }) } : failed('noSpeech');
}

/** Stops the recording after a long enough silence, and always at its longest length. */
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

type Meter = {
  /** The mean of the spectrum in bytes, or null while nothing can be measured. */
  energy: () => number | null;
  close: () => void;
};

function openMeter(stream: MediaStream): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  // No smoothing, because a sound must not carry on into the silence that we measure.
  analyser.smoothingTimeConstant = 0;
  context.createMediaStreamSource(stream).connect(analyser);
  const spectrum = new Uint8Array(analyser.frequencyBinCount);
  // After asking for permission, some browsers start the context only on request.
  void context.resume().catch(() => undefined);
  return {
    energy: () => {
      if (context.state !== 'running') return null;
      analyser.getByteFrequencyData(spectrum);
      return spectrum.reduce((sum, byte) => sum + byte, 0) / spectrum.length;
    },
    close: () => void context.close().catch(() => undefined),
  };
}
