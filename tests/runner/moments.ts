import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

/** A place and a time. A test that does not depend on the date may not fail there. */
type Moment = { name: string; env: Record<string, string> };

const preload = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;

/** Each starts when its run starts. */
export const moments: readonly (() => Moment)[] = [
  () => ({ name: 'now, in UTC', env: { TZ: 'UTC' } }),
  () => ({ name: 'now, in Jerusalem', env: { TZ: 'Asia/Jerusalem' } }),
  () => momentAt('a Friday, two minutes before midnight', nextFriday(), 'Asia/Jerusalem'),
  () => momentAt('a minute before the clocks go forward', lastSundayOfMarch(), 'Europe/Berlin'),
  () => momentAt('a minute before the new year', nextNewYear(), 'UTC'),
];

function momentAt(name: string, at: Date, timeZone: string): Moment {
  const movedMs = at.getTime() - Date.now();
  return { name, env: { TZ: timeZone, MOVED_MS: String(movedMs), NODE_OPTIONS: `--import ${preload}` } };
}

/** In Jerusalem, whose winter time is two hours ahead. */
function nextFriday(): Date {
  const at = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 0, 1, 21, 58));
  at.setUTCDate(at.getUTCDate() + ((5 - at.getUTCDay() + 7) % 7));
  return at;
}

/** In Berlin: 01:59 there is 00:59 UTC. */
function lastSundayOfMarch(): Date {
  const at = new Date(Date.UTC(new Date().getUTCFullYear() + 1, 2, 31, 0, 59));
  at.setUTCDate(at.getUTCDate() - at.getUTCDay());
  return at;
}

function nextNewYear(): Date {
  return new Date(Date.UTC(new Date().getUTCFullYear(), 11, 31, 23, 59));
}
