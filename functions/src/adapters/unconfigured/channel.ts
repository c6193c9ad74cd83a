import type { Channel } from '../../ports/channel.ts';
import { Failure } from '../../ports/failure.ts';

/** A channel that nobody has set up: it says so, and nothing leaves. */
export function unconfiguredChannel(message: string): Channel {
  return {
    send: () => Promise.reject(new Failure('unavailable', message)),
    find: () => Promise.resolve(null),
  };
}
