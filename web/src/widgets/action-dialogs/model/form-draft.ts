import * as z from 'zod/mini';
import { personal } from '../../../shared/auth/person-storage.ts';

/** Names the sending of the words that stand in a form: whoever sends them again, from any tab, sends them once. */
export type AttemptId = {
  /** Made with the first word and kept beside it. */
  current: () => string;
  /** The one before has come to an end: sending is another thing from now on. */
  renew: () => string;
};

type FormDraft<F> = {
  attempt: AttemptId;
  read: () => F;
  write: (values: F) => void;
  /** Lets go of what this form held. What another form of the name wrote since then stays. */
  clear: () => void;
  /** While the work runs, what this form holds is on its way: a new form of the name does not begin with it. */
  departing: <T>(work: () => Promise<T>) => Promise<T>;
};

/** No field of a form has this name. */
const attemptField = '#attempt';
const draftShape = z.record(z.string(), z.string());
const draftsShape = z.array(draftShape);
const onTheirWay = new Set<string>();
/** More that are on their way at once are not remembered. */
const mostOvertaken = 5;

/**
 * What stands in a form that was neither sent nor closed: a reload or a crash must not cost it. A tab finds its own
 * words again; a new one finds those that were typed last. Words on their way whose place another form takes are kept
 * beside it until they have arrived: the page may die before.
 */
export function formDraft<F extends Record<string, string>>(
  name: string,
  empty: F,
  newId: () => string = () => crypto.randomUUID(),
): FormDraft<F> {
  const places = [true, false].map((inTab) => personal(`form-${name}`, draftShape, { inTab }));
  const overtaken = personal(`form-${name}-overtaken`, draftsShape);
  const keepOvertaken = (drafts: readonly Record<string, string>[]) =>
    drafts.length === 0 ? overtaken.clear() : overtaken.write(drafts.slice(-mostOvertaken));
  const identityOf = (stored: Record<string, string> | undefined) => `${name} ${JSON.stringify(stored)}`;
  /** What this form read or wrote last. */
  let own = '';
  let id: string | undefined;
  const currentId = () => (id ??= newId());
  return {
    attempt: {
      current: currentId,
      renew: () => {
        id = newId();
        const standing = places.map((place) => ({ place, words: place.read() }));
        const mine = standing.filter(({ words }) => words !== undefined && identityOf(words) === own);
        for (const { place, words } of mine) {
          const renewed = { ...words, [attemptField]: id };
          own = identityOf(renewed);
          place.write(renewed);
        }
        return id;
      },
    },
    read: () => {
      const stored = [...places.map((place) => place.read()), ...(overtaken.read() ?? [])].find(
        (found) => found !== undefined && !onTheirWay.has(identityOf(found)),
      );
      if (stored === undefined) return empty;
      own = identityOf(stored);
      id = stored[attemptField];
      const known = Object.keys(empty).filter((field) => stored[field] !== undefined);
      // Only the form's own fields, each of them a text.
      return { ...empty, ...Object.fromEntries(known.map((field) => [field, stored[field]])) };
    },
    write: (values) => {
      const words = { ...values, [attemptField]: currentId() };
      const before = overtaken.read() ?? [];
      const left = before.filter((one) => identityOf(one) !== own);
      const standing = places[0]?.read();
      const isOfAnother = standing !== undefined && identityOf(standing) !== own;
      const isOvertaking = isOfAnother && onTheirWay.has(identityOf(standing));
      if (isOvertaking) keepOvertaken([...left, standing]);
      else if (left.length < before.length) keepOvertaken(left);
      own = identityOf(words);
      for (const place of places) place.write(words);
    },
    clear: () => {
      for (const place of places) {
        if (identityOf(place.read()) === own) place.clear();
      }
      const before = overtaken.read() ?? [];
      const left = before.filter((one) => identityOf(one) !== own);
      if (left.length < before.length) keepOvertaken(left);
    },
    async departing(work) {
      const departed = own;
      onTheirWay.add(departed);
      return work().finally(() => onTheirWay.delete(departed));
    },
  };
}
