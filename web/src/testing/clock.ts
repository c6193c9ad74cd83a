import { type Clock, withGlobal } from '@sinonjs/fake-timers';
import type { AppWindow } from './app-frame.ts';
import { stage } from './stage.ts';

type AppClock = {
  /** For `prepare`: the timers of each document are this clock's. */
  installIn: (opened: AppWindow) => void;
  /** Jumps ahead in time; each timer that became due fires once. */
  fastForward: (ms: number) => Promise<void>;
  /** From here on the clock stands still except for `fastForward`, until `goOn`. */
  stop: () => void;
  goOn: () => void;
};

/**
 * Firestore's complaints after a jump in time: an awaited answer seems late, and another tab seems to be in the future.
 */
const ofJumps =
  /Could not reach Cloud Firestore backend|Detected an update time that is in the future|transport errored/;

/** The app's clock, which runs by itself and can be moved ahead. Drawing is not affected. */
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
      // React sets a timer shortly after the screen shows its reason; waits so that such a timer exists before the
      // jump.
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
      clock?.jump(ms);
      // Lets the effects of the fired timers run first.
      await new Promise((resolve) => setTimeout(resolve));
    },
    stop: () => clock?.setTickMode({ mode: 'manual' }),
    goOn: () => clock?.setTickMode({ mode: 'interval' }),
  };
}
