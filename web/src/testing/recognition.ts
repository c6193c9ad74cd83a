import type { AppWindow } from './app-frame.ts';

type Recogniser = { lang: () => string; hear: (words: string) => void; fail: (code: string) => void };

/** Recognition of speech that hears what the test says. */
export function aRecognition() {
  let listening: Recogniser | undefined;
  function recogniser(): Recogniser {
    if (listening === undefined) throw new Error('Nobody listens yet.');
    return listening;
  }

  function installIn(opened: AppWindow): void {
    const { Event, EventTarget } = opened;
    class SpeechRecognition extends EventTarget {
      lang = '';
      start() {
        listening = {
          lang: () => this.lang,
          hear: (words) => this.hear(words),
          fail: (code) => this.fail(code),
        };
        queueMicrotask(() => this.dispatchEvent(new Event('start')));
      }
      stop() {
        queueMicrotask(() => this.dispatchEvent(new Event('end')));
      }
      abort() {
        this.fail('aborted');
      }
      hear(words: string) {
        const results = [[{ transcript: words }]];
        this.dispatchEvent(Object.assign(new Event('result'), { results }));
      }
      fail(error: string) {
        this.dispatchEvent(Object.assign(new Event('error'), { error }));
        this.stop();
      }
    }
    Object.assign(opened, { SpeechRecognition });
  }

  return {
    /** For `prepare`. */
    installIn,
    hear: (words: string) => recogniser().hear(words),
    fail: (code: string) => recogniser().fail(code),
    language: () => recogniser().lang(),
  };
}
