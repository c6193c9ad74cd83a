import type { AppWindow } from './app-frame.ts';

type Microphone = {
  /** For `prepare`, after the clock: a browser that records, and understands nothing by itself. */
  installIn: (opened: AppWindow) => void;
  /** How loud it is around the microphone, as each band of the spectrum tells it: 0 is silence. */
  sound: (bytes: number) => void;
  /** The person takes the permission back. */
  deny: () => void;
};

/** A microphone that the test turns up and down. What is recorded with it is nothing. */
export function aMicrophone(): Microphone {
  let loudness = 200;
  let isDenied = false;

  function installIn(opened: AppWindow): void {
    const { Event, EventTarget, DOMException } = opened;
    class MediaRecorder extends EventTarget {
      static readonly isTypeSupported = () => true;
      state = 'inactive';
      start() {
        this.state = 'recording';
      }
      stop() {
        this.state = 'inactive';
        const data = new opened.Blob(['sound'], { type: 'audio/webm' });
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }));
        this.dispatchEvent(new Event('stop'));
      }
    }
    class AudioContext {
      readonly state = 'running';
      createAnalyser = () => ({
        frequencyBinCount: 16,
        getByteFrequencyData: (spectrum: Uint8Array) => void spectrum.fill(loudness),
      });
      createMediaStreamSource = () => ({ connect: () => undefined });
      resume = () => Promise.resolve();
      close = () => Promise.resolve();
    }
    const getUserMedia = () =>
      isDenied
        ? Promise.reject(new DOMException('', 'NotAllowedError'))
        : Promise.resolve({ getTracks: () => [] });
    Object.defineProperty(opened.navigator, 'mediaDevices', { value: { getUserMedia } });
    // Asked whether it understands on the device, a shell of a browser ends the page.
    const nothing = { SpeechRecognition: undefined, webkitSpeechRecognition: undefined };
    Object.assign(opened, { MediaRecorder, AudioContext, ...nothing });
    followClock(opened);
  }

  return {
    installIn,
    sound: (bytes) => (loudness = bytes),
    deny: () => void (isDenied = true),
  };
}

/** Silence is measured by the page's own watch: it jumps when the test's clock does. */
function followClock({ Date: clock, performance }: AppWindow): void {
  const watch = performance.now.bind(performance);
  const began = clock.now() - watch();
  let jumped = 0;
  performance.now = () => {
    const ahead = clock.now() - watch() - began;
    // The clock goes by steps; only a jump is ahead of the watch.
    jumped = Math.max(jumped, ahead);
    return watch() + jumped;
  };
}
