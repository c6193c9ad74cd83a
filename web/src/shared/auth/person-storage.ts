import * as z from 'zod/mini';
import type { Person } from './person.ts';

/** Spec section 3: the user object is saved in local storage, the provider's token under `auth-storage`. */
const userKey = 'user';
const authStorageKey = 'auth-storage';

/** Everything else that is one person's stands under this prefix and goes with them. */
const personalPrefix = 'personal:';

const storedPerson = z.object({
  uid: z.string(),
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  photoUrl: z.nullable(z.string()),
});

/** The shape that zustand's persist writes, as the spec's store had it. */
const storedAuth = z.object({ state: z.object({ googleAccessToken: z.nullable(z.string()) }) });

export function rememberedPerson(): Person | undefined {
  return read(userKey, storedPerson);
}

export function rememberPerson(person: Person): void {
  localStorage.setItem(userKey, JSON.stringify(person));
}

export function storedGoogleToken(): string | undefined {
  return read(authStorageKey, storedAuth)?.state.googleAccessToken ?? undefined;
}

export function storeGoogleToken(googleAccessToken: string): void {
  localStorage.setItem(authStorageKey, JSON.stringify({ state: { googleAccessToken }, version: 0 }));
}

/** A small cache of this person's, gone at sign-out. */
export function personal<S extends z.ZodMiniType>(name: string, schema: S) {
  const key = personalPrefix + name;
  return {
    read: (): z.output<S> | undefined => read(key, schema),
    write: (value: z.input<S>): void => localStorage.setItem(key, JSON.stringify(value)),
    clear: (): void => localStorage.removeItem(key),
  };
}

/** Leaves nothing of the person in this browser's storage but their choice of language and mode. */
export function forgetPerson(): void {
  for (const key of Object.keys(localStorage)) {
    if (key === userKey || key === authStorageKey || key.startsWith(personalPrefix))
      localStorage.removeItem(key);
  }
}

function read<S extends z.ZodMiniType>(key: string, schema: S): z.output<S> | undefined {
  try {
    const result = schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
