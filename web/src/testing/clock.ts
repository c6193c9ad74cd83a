import { type Clock, withGlobal } from '@sinonjs/fake-timers';
import type { AppWindow } from './app-frame.ts';
import { stage } from './stage.ts';

type AppClock = {
  /** For `prepare`: the timers of each document are this clock's. */
  installIn: (opened: AppWindow) => void;
  /** Lets the time jump; what was due meanwhile comes once. */
  fastForward: (ms: number) => Promise<void>;
  /** From here on it stands still but for `fastForward`, until `goOn`. */
  stop: () => void;
  goOn: () => void;
};

/** What Firestore says when the time jumps: an answer that was awaited is late at once, and a tab was 'in the future'. */
const ofJumps =
  /Could not reach Cloud Firestore backend|Detected an update time that is in the future|transport errored/;

/** The time of the app, which goes on by itself and may be led on. Drawing stays with the browser. */
export function aClock(): AppClock {
  let clock: Clock | undefined;
  return {
    installIn(opened) {
      clock = withGlobal(opened).install({
        now: Date.now(),
        toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
        shouldAdvanceTime: true,
      });
    },
    async fastForward(ms) {
      stage().provoked.push(ofJumps);
      // React sets a timer a moment after the screen shows what it is for: one that is due meanwhile is to be there.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      clock?.jump(ms);
      // What the timers have set going comes first.
      await new Promise((resolve) => setTimeout(resolve));
    },
    stop: () => clock?.setTickMode({ mode: 'manual' }),
    goOn: () => clock?.setTickMode({ mode: 'interval' }),
  };
}
