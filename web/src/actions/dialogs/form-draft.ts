import * as z from 'zod/mini';
import { personal } from '../../account/person-storage.ts';

/** Identifies the sending of a form's words: sent again, from any tab, they are sent once. */
export type AttemptId = {
  /** Made with the first word and stored beside it. */
  current: () => string;
  /** The last attempt has ended, so the next send gets the id after it. */
  renew: () => string;
};

/** The id after one that has ended: the same in every tab that holds the words, so that one of them sends them. */
export function idAfter(ended: string): string {
  const [first, times = '1'] = ended.split('_');
  return `${first}_${Number(times) + 1}`;
}

type FormDraft<F> = {
  attempt: AttemptId;
  read: () => F;
  write: (values: F) => void;
  /** Deletes the words of this form with their id, but not those that another form of the name wrote since. */
  clear: () => void;
  /** While the work runs, a new form of the name does not begin with these words. */
  departing: <T>(work: () => Promise<T>) => Promise<T>;
};

/** No form has a field of this name. */
const attemptField = '#attempt';
const draftShape = z.record(z.string(), z.string());
const draftsShape = z.array(draftShape);
const onTheirWay = new Set<string>();
/** Keeps at most this many of them. */
const mostOvertaken = 5;

/**
 * The words of a form that was neither sent nor closed; a reload or a crash must not lose them. A tab finds its own
 * words again; a new tab finds those typed last. If another form takes the place of words that are being sent, these
 * are kept in a list until they have arrived, because the page may die first.
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
  /** What this form read or wrote last, to recognise its own words. */
  let own = '';
  let id: string | undefined;
  const currentId = () => (id ??= newId());
  return {
    attempt: {
      current: currentId,
      renew: () => {
        id = idAfter(currentId());
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
      id = undefined;
    },
    async departing(work) {
      const departed = own;
      onTheirWay.add(departed);
      return work().finally(() => onTheirWay.delete(departed));
    },
  };
}
