export type Person = { uid: string; email: string | null; name: string | null; photoUrl: string | null };

/** Rule data.browser.1: local storage holds the user object, and the provider's token under `auth-storage`. */
export const userKey = 'user';
const authStorageKey = 'auth-storage';

/** Prefix of all other data of a person; sign-out removes the keys with it. */
const personalPrefix = 'personal:';

/** Firestore's tabs use the second prefix to share their listeners and writes, by uid. */
const prefixes = [personalPrefix, 'firestore_'];

export function rememberedPerson(): Person | undefined {
  return asPerson(stored(userKey));
}

export function rememberPerson(person: Person): void {
  localStorage.setItem(userKey, JSON.stringify(person));
}

/** In the format of zustand's persist, which other versions of the app used. */
export function storeGoogleToken(googleAccessToken: string): void {
  localStorage.setItem(authStorageKey, JSON.stringify({ state: { googleAccessToken }, version: 0 }));
}

/** The server asked to reconnect Google, so the stored token is useless. */
export function dropGoogleToken(): void {
  localStorage.removeItem(authStorageKey);
}

/** Checks stored data: a zod schema, or a hand-written check where zod is too large to fetch. */
type Shape<T> = { safeParse: (stored: unknown) => { success: true; data: T } | { success: false } };

/** A small cache of this person's, removed at sign-out. Shared by all tabs, or with `inTab` for this tab only. */
export function personal<T>(name: string, shape: Shape<T>, { inTab = false } = {}) {
  const key = personalPrefix + name;
  const storage = () => (inTab ? sessionStorage : localStorage);
  return {
    read: (): T | undefined => {
      const result = shape.safeParse(stored(key, storage()));
      return result.success ? result.data : undefined;
    },
    write: (value: T): void => storage().setItem(key, JSON.stringify(value)),
    clear: (): void => storage().removeItem(key),
  };
}

/** Removes the person's data from this browser's storages. Settings of the device, such as its language, stay. */
export function forgetPerson(): void {
  for (const storage of [localStorage, sessionStorage]) forgetIn(storage);
}

/** The uid of the person whose values this tab's sessionStorage holds. */
const tabOwnerKey = 'tab-owner';

/**
 * Makes this tab's sessionStorage the person's own, and empties it if it held another person's values: only the tab
 * itself can clear it, and a tab that slept while people changed did not.
 */
export function ownTab(uid: string | undefined): void {
  if ((sessionStorage.getItem(tabOwnerKey) ?? undefined) === uid) return;
  forgetIn(sessionStorage);
  if (uid !== undefined) sessionStorage.setItem(tabOwnerKey, uid);
}

function forgetIn(storage: Storage): void {
  const own = [userKey, authStorageKey, tabOwnerKey];
  for (const key of Object.keys(storage)) {
    if (own.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}

function stored(key: string, storage: Storage = localStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Checked by hand: the first paint greets by this name and must not wait for a schema library. */
function asPerson(value: unknown): Person | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { uid, email, name, photoUrl } = value as Partial<Record<keyof Person, unknown>>;
  if (typeof uid !== 'string') return undefined;
  return { uid, email: textOrNull(email), name: textOrNull(name), photoUrl: textOrNull(photoUrl) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
