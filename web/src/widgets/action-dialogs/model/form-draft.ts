import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

type FormDraft<F> = { read: () => F; write: (values: F) => void; clear: () => void };

/** What stands in a form that was neither sent nor closed: a reload or a crash must not cost it. */
export function formDraft<F extends Record<string, string>>(name: string, empty: F): FormDraft<F> {
  const kept = personal(`form-${name}`, z.record(z.string(), z.string()));
  return {
    read: () => {
      const stored = kept.read() ?? {};
      const known = Object.keys(empty).filter((field) => stored[field] !== undefined);
      // Only the form's own fields, each of them a text.
      return { ...empty, ...Object.fromEntries(known.map((field) => [field, stored[field]])) };
    },
    write: kept.write,
    clear: kept.clear,
  };
}
