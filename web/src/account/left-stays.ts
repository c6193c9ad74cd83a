import type { User } from 'firebase/auth';

/**
 * The sign-in times of the stays that a log-out ended in this browser, newest last. A tab that is just opening asks
 * Firebase about its person, and writes them back when the answer comes. After a log-out in another tab that would sign
 * them in again.
 */
const key = 'left-stays';
const most = 20;

/** Fetching a token may never end, so the wait is limited. */
const patienceMs = 2_000;

/**
 * Called before the log-out: from here on this stay is over in every tab, even if one of them writes the person back.
 */
export async function markLeft(user: User): Promise<void> {
  const began = await beginOf(user);
  if (began !== undefined) localStorage.setItem(key, JSON.stringify([...leftStays(), began].slice(-most)));
}

/** Whether a log-out has ended this stay. Without a known sign-in time the answer is no. */
export async function wasLeft(user: User): Promise<boolean> {
  const left = leftStays();
  // Usually there are none, and then nothing is fetched.
  if (left.length === 0) return false;
  const began = await beginOf(user);
  return began !== undefined && left.includes(began);
}

/** The time of the sign-in, to the second; it stays the same when the token is renewed. */
async function beginOf(user: User): Promise<string | undefined> {
  const token = user.getIdTokenResult().catch(() => undefined);
  const late = new Promise<undefined>((resolve) => window.setTimeout(resolve, patienceMs, undefined));
  return (await Promise.race([token, late]))?.authTime;
}

function leftStays(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
