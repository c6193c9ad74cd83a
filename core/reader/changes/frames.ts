/**
 * Ways to ask for a change that say by themselves what is to be done: "scrap the garage call", "the review is off", "add
 * half an hour to the sync", "take Avi off the pickup". The trained reader of deeds knows few of them, and takes some for
 * another change. Which thing is meant is found as for every other change.
 */
import type { FramedWish } from '../../language/changes/change.ts';
import { beginsPolitely } from '../../language/changes/plain-command.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import { clockworkOf, type Clockwork } from '../../language/time/clockwork.ts';
import {
  ofEach,
  readDeeds,
  type Deed,
  type DeedModels,
  type Deeds,
  type DeedSlot,
  type Filled,
} from './deeds.ts';
import {
  cancelForms,
  doneForms,
  endForms,
  lengthForms,
  moveForms,
  nagForms,
  otherCommand,
  removeForms,
  renameForms,
  replaceForms,
} from './frame-forms.ts';
import { lengthOf } from './wanted.ts';

const none = ofEach(() => 0);

const longest = 200;

const cancels = { cancel_meeting: 0.95, cancel_reminder: 0.94, delete_task: 0.9 } as const;
const moves = { move_meeting: 0.95, put_off_reminder: 0.94, reschedule_task: 0.9 } as const;
const kinds: readonly {
  readonly forms: readonly RegExp[];
  readonly odds: Partial<Record<Deed, number>>;
  readonly isTimed?: true;
}[] = [
  { forms: nagForms, odds: { cancel_reminder: 0.95 } },
  { forms: endForms, odds: { cancel_reminder: 0.95, cancel_meeting: 0.6 } },
  { forms: doneForms, odds: { finish_task: 0.95, cancel_reminder: 0.85 } },
  { forms: moveForms, odds: moves, isTimed: true },
  { forms: cancelForms, odds: cancels },
  { forms: renameForms, odds: { rename_meeting: 0.95, rename_task: 0.9 } },
];

/** By a frame where the words have one, else by the trained reader. */
export function deedsIn(models: DeedModels, text: string): Deeds {
  return framed(text) ?? readDeeds(models, text);
}

/** The deed of a frame, and which words say of what; null where the words have no such frame. */
export function framed(text: string): Deeds | null {
  if (!mayBeFramed(text)) return null;
  for (const { forms, odds, isTimed } of kinds) {
    for (const form of forms) {
      const filled = filledBy(form, text);
      if (filled === null || (isTimed === true && !saysWhen(text, filled))) continue;
      return { odds: { ...none, ...odds }, filled: () => filled };
    }
  }
  return null;
}

export type FramedDeed = Deeds & { readonly wish: FramedWish };

/** What no deed of the trained reader is: another length, or somebody who does not come. */
export function framedWish(text: string, clockwork: Clockwork): FramedDeed | null {
  if (!mayBeFramed(text)) return null;
  const removed = matchOf(removeForms, text);
  if (removed !== null && !isTime(removed.said.about) && !isTime(removed.said.who)) {
    const { who } = removed.said;
    const wish = { does: 'uninvite', who: who.replace(/^(?:את|the) /i, '') } as const;
    return { wish, odds: { ...none, cancel_meeting: 0.95 }, filled: () => removed.filled };
  }
  for (const { form, side } of lengthForms) {
    const found = matchOf([form], text);
    const length = found === null ? null : lengthOf(found.said.to, side, clockwork);
    if (found === null || length === null) continue;
    const wish = { does: 'resize', length } as const;
    return { wish, odds: { ...none, move_meeting: 0.95 }, filled: () => found.filled };
  }
  return null;
}

/** A new name stands in quotes: they say where the old one ends. */
export function renamesInQuotes(text: string): boolean {
  return mayBeFramed(text) && renameForms.some((form) => form.test(text));
}

export type Replaced = {
  /** Asks for the cancelling alone. */
  readonly cancel: string;
  /** What comes instead, as it was said. */
  readonly title: string;
};

/** "Cancel the garage call and put a haircut there instead". */
export function replacedIn(text: string): Replaced | null {
  if (!mayBeFramed(text)) return null;
  for (const form of replaceForms) {
    const { cancel, title } = form.exec(text.trim())?.groups ?? {};
    if (cancel !== undefined && title !== undefined) return { cancel, title };
  }
  return null;
}

const changesOne =
  /^\s*(?:(?:please|pls|hey|ok|okay|can you|could you|just|only) )*(?<verb>cancel|delete|remove|skip|scrap|drop|move|push|shift|postpone|reschedule) (?:(?:only|just) )?(?=\S)/i;
const cancelling = /^(?:delete|remove|skip|scrap|drop)$/i;
const rest =
  /(?:,| but| and| -)? (?:(?:not|keep|leave|and not|but not) (?:(?:the|all|all the|all of the) )?(?:(?:whole|entire|full) )?(?:series|rest|others?|other ones|every (?:week|one|time|day|month)|all(?: of (?:them|it))?|the (?:series|rest|others))(?: (?:of (?:them|it)|in|on|as (?:it is|they are|is)|alone|in place))?|(?:the )?(?:rest|others|series) (?:stays?|remains?|can stay))$/i;
const once =
  /,? (?:only|just (?:this|that) (?:once|one|time|week)|this (?:time|once) only|only this (?:once|one|time|week)|(?:just )?the once)$/i;
/** A day is of this week already. */
const thisWeek = /(day)(?: of)? this week$/i;
const daysOwn = /\b((?:sun|mon|tues|wednes|thurs|fri|satur)day)s (?=[a-z])/gi;

/** "Cancel only Thursdays run, not the whole series": the change of the one, which is what a change is of anyway. */
export function withoutTheRest(text: string): string {
  const found = text.length > longest ? null : changesOne.exec(text);
  const { verb } = found?.groups ?? {};
  if (found === null || verb === undefined) return text;
  const said = text.slice(found[0].length).replace(/[\s.!]{1,10}$/, '');
  const one = said.replace(rest, '').replace(once, '').replace(thisWeek, '$1');
  const isOfOne = one !== said || /\b(?:only|just) /i.test(found[0]);
  return isOfOne ? `${cancelling.test(verb) ? 'cancel' : verb} ${one.replace(daysOwn, "$1's ")}` : text;
}

function mayBeFramed(text: string): boolean {
  return text.length <= longest && (!text.trimEnd().endsWith('?') || beginsPolitely(text));
}

/** Whatever moment it is, the same words say a time. */
const anyClock = clockworkOf({ now: '2026-01-01T00:00:00Z', timeZone: 'UTC' });

function isTime(said: string): boolean {
  return timeAlone(said, anyClock) !== null;
}

function saysWhen(text: string, filled: readonly Filled[]): boolean {
  const to = filled.find(({ slot }) => slot === 'to');
  return to !== undefined && isTime(text.slice(to.start, to.end));
}

function filledBy(form: RegExp, text: string): readonly Filled[] | null {
  return matchOf([form], text)?.filled ?? null;
}

const slots: readonly DeedSlot[] = ['about', 'to', 'who'];

type Match = { readonly said: Readonly<Record<DeedSlot, string>>; readonly filled: readonly Filled[] };

function matchOf(forms: readonly RegExp[], text: string): Match | null {
  for (const form of forms) {
    const found = form.exec(text);
    const places = found?.indices?.groups;
    if (found === null || places === undefined || otherCommand.test(found.groups?.['about'] ?? '')) continue;
    const filled = slots.flatMap((slot): Filled[] => {
      const place = places[slot];
      if (place === undefined) return [];
      const [start, end] = place;
      return [{ slot, start, end: start + text.slice(start, end).trimEnd().length }];
    });
    const { about = '', to = '', who = '' } = found.groups ?? {};
    return { said: { about, to, who }, filled };
  }
  return null;
}
