/** Whoever is signed in, as the screens need them. */
export type Person = { uid: string; email: string | null; name: string | null; photoUrl: string | null };

/** Rule data.browser.1: the user object is saved in local storage, the provider's token under `auth-storage`. */
export const userKey = 'user';
const authStorageKey = 'auth-storage';

/** Everything else that is one person's stands under this prefix and goes with them. */
const personalPrefix = 'personal:';

/** Under the other, Firestore's tabs tell each other what they listen to and write, by uid. */
const prefixes = [personalPrefix, 'firestore_'];

export function rememberedPerson(): Person | undefined {
  return asPerson(stored(userKey));
}

export function rememberPerson(person: Person): void {
  localStorage.setItem(userKey, JSON.stringify(person));
}

/** In the shape that zustand's persist writes, which other versions of the app wrote. */
export function storeGoogleToken(googleAccessToken: string): void {
  localStorage.setItem(authStorageKey, JSON.stringify({ state: { googleAccessToken }, version: 0 }));
}

/** Once the server says that Google has to be connected again, the token that is left here is of no use. */
export function dropGoogleToken(): void {
  localStorage.removeItem(authStorageKey);
}

/** What tells stored text from what was meant to be stored: a zod schema, or less where one is too much to fetch. */
type Shape<T> = { safeParse: (stored: unknown) => { success: true; data: T } | { success: false } };

/** A small cache of this person's, gone with their stay; of all tabs, or of this one alone. */
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

/** Leaves nothing of the person in this browser's storages but their choice of language and mode. */
export function forgetPerson(): void {
  const own = [userKey, authStorageKey];
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage)) {
      if (own.includes(key) || prefixes.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
    }
  }
}

function stored(key: string, storage: Storage = localStorage): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** By hand: the first paint greets by this name and should not wait for a schema library. */
function asPerson(value: unknown): Person | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { uid, email, name, photoUrl } = value as Partial<Record<keyof Person, unknown>>;
  if (typeof uid !== 'string') return undefined;
  return { uid, email: textOrNull(email), name: textOrNull(name), photoUrl: textOrNull(photoUrl) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
