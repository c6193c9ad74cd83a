import type { User } from 'firebase/auth';

/**
 * When the stays began that a log-out ended in this browser, newest last. A tab that is just being opened asks Firebase
 * about its person, and writes them back when the answer comes: after the log-out of another tab, that would undo it.
 */
const key = 'left-stays';
const most = 20;

/** A token that has to be fetched first may never come. */
const patienceMs = 2_000;

/** Before the log-out: from here on this stay is over in every tab, whatever one of them still writes. */
export async function markLeft(user: User): Promise<void> {
  const began = await beginOf(user);
  if (began !== undefined) localStorage.setItem(key, JSON.stringify([...leftStays(), began].slice(-most)));
}

/** Whether this stay was ended by a log-out. One whose begin cannot be told is not taken for one. */
export async function wasLeft(user: User): Promise<boolean> {
  const left = leftStays();
  // The usual case waits for nothing.
  if (left.length === 0) return false;
  const began = await beginOf(user);
  return began !== undefined && left.includes(began);
}

/** The second of the sign-in, which outlives every renewal of the token. */
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
