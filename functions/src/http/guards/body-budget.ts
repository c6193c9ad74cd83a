import { Failure } from '../../ports/failure.ts';
import { strangers } from './caller.ts';

/**
 * Bytes of bodies that may be in memory at once: of all, of one person, of one caller without a token and of all of
 * those, so that one who sends slowly keeps no other out. The instance has 512 MiB, and a body in use takes several
 * times its length.
 */
const most = { all: 24_000_000, each: 12_000_000, stranger: 1_000_000, strangers: 4_000_000 };

/** Counts the bodies that are being read and worked on; `hold` answers what gives the bytes free again. */
export function bodyBudget() {
  const held = new Map<string, number>();
  const total = { all: 0, strangers: 0 };

  return function hold(caller: string, bytes: number): () => void {
    if (bytes === 0) return nothing;
    const own = held.get(caller) ?? 0;
    const isStranger = caller.startsWith(strangers);
    const fits =
      total.all + bytes <= most.all &&
      own + bytes <= (isStranger ? most.stranger : most.each) &&
      (!isStranger || total.strangers + bytes <= most.strangers);
    if (!fits) {
      throw new Failure('rate-limited', 'tooMuchAtOnce', { retryAfterSeconds: 1 });
    }
    const count = (change: number) => {
      total.all += change;
      if (isStranger) total.strangers += change;
      const left = (held.get(caller) ?? 0) + change;
      if (left === 0) held.delete(caller);
      else held.set(caller, left);
    };
    count(bytes);
    return () => count(-bytes);
  };
}

function nothing(): void {
  // No bytes were held.
}
