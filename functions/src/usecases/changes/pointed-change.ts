import { deedModels, readDeeds } from '@crocodile-hub/core/reader/changes/deeds';
import { guessPointed } from '@crocodile-hub/core/reader/changes/guess-change';
import { pointedParts, type PointedPart } from '@crocodile-hub/core/reader/changes/pointed-parts';
import type { Pointing, Some } from '@crocodile-hub/core/reader/changes/pointing';
import { isMentioned } from '@crocodile-hub/core/domain/recipients';
import { speaksOf } from '@crocodile-hub/core/reader/topics/same-things';
import { type Wanted, withTime } from '@crocodile-hub/core/reader/changes/wanted';
import { timeAlone } from '@crocodile-hub/core/language/changes/time-wanted';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import { picked, readPointed } from '@crocodile-hub/core/language/changes/read-pointed';
import type { Asking, Shown } from '../questions/asking.ts';
import { type AlsoAsked, type AskedChange, type ChangePorts, type There, whichOne } from './asked.ts';
import type { Since } from './entry-change.ts';
import { together } from './guessed-change.ts';
import { mailsWithIds } from './mails-there.ts';
import { meetingsThere } from './meeting-change.ts';
import { remindersThere } from './reminder-change.ts';
import { tasksThere } from './task-change.ts';

/**
 * The change of what the answer before showed: "archive the second one", "star it", "move that to five". Null where the
 * words point at nothing, or want nothing that can be done with what was shown. `since`: what was answered since to
 * "which one?" and "to when?". Rule changes.shown.1.
 */
export async function changeOfPointed(
  ports: ChangePorts,
  asking: Asking,
  command: string,
  shown: readonly Shown[],
  since: Since = {},
): Promise<AskedChange | null> {
  const parts = pointedParts(command);
  const [first, ...more] = parts;
  if (first === undefined || shown.length === 0) return null;
  if (more.length === 0) return changeOfSome(ports, asking, first, pointedAt(shown, first.pointing), since);
  return changeOfEach(ports, asking, parts, shown);
}

/** A card for each part; none at all where one of them finds nothing. */
async function changeOfEach(
  ports: ChangePorts,
  asking: Asking,
  parts: readonly PointedPart[],
  shown: readonly Shown[],
): Promise<AskedChange | null> {
  const spoken = parts.flatMap((part) => (part.of === 'pointed' ? pointedAt(shown, part.pointing) : []));
  const changes: Proposed[] = [];
  let last: readonly Shown[] = [];
  for (const part of parts) {
    if (part.of === 'pointed') last = pointedAt(shown, part.pointing);
    if (part.of === 'rest') last = shown.filter((one) => !spoken.includes(one));
    if (last.length === 0) return null;
    if (part.isLeft) continue;
    const left = parts.filter(({ isLeft, of }) => isLeft && of === 'pointed');
    const kept = part.of === 'rest' ? [] : left.flatMap(({ pointing }) => pointedAt(shown, pointing));
    const change = await changeOfSome(
      ports,
      asking,
      part,
      last.filter((one) => !kept.includes(one)),
      {},
    );
    if (change?.is !== 'proposal') return null;
    changes.push(change);
  }
  const [first, ...others] = changes;
  return first === undefined ? null : { ...first, also: [...(first.also ?? []), ...others.flatMap(alsoOf)] };
}

type Proposed = Extract<AskedChange, { is: 'proposal' }>;

function alsoOf({ also = [], ...one }: Proposed): AlsoAsked[] {
  return [one, ...also];
}

async function changeOfSome(
  ports: ChangePorts,
  asking: Asking,
  { text, pointing }: PointedPart,
  pointed: readonly Shown[],
  { pick: chosen = null, when }: Since,
): Promise<AskedChange | null> {
  const { pick } = pointing;
  if (pointed.length === 0) return null;
  const there = await thingsShown(ports, asking, pointed);
  const guess =
    byForm(asking, text, there) ??
    byTag(text, there) ??
    bySnooze(asking, text, there) ??
    guessPointed(text, readDeeds(await deedModels(), text), there, pointing, asking.clock.context);
  if (guess === null) return null;
  const wanted = when === undefined ? guess.wanted : withTime(guess.wanted, when);
  const meant = chosen === null ? guess.meant : picked(guess.meant, chosen);
  const [first, ...others] = meant;
  if (first === undefined || wanted === null) return null;
  if (others.length === 0) return first.proposed(wanted);
  const all = pick === 'all' ? together(meant, wanted) : null;
  if (all !== null) return all;
  const choices = meant.map(({ line, proposed }) => ({ line, proposed: () => proposed(wanted) }));
  return whichOne(choices, asking.words);
}

/** A place counts what cannot be changed too, such as messages of a channel. */
function pointedAt(shown: readonly Shown[], pointing: Pointing): readonly Shown[] {
  const { pick } = pointing;
  return pick === 'all' || pick === 'only' ? thoseOf(shown, pointing) : picked(shown, pick);
}

/** Of all of them those that are meant, without those that are left as they are. */
function thoseOf(shown: readonly Shown[], { which, but }: Pointing): readonly Shown[] {
  const meant = which === undefined ? shown : someOf(shown, which);
  const left = but === undefined ? [] : someOf(shown, but);
  // Where nothing is found that is to be left, something else is meant.
  return but !== undefined && left.length === 0 ? [] : meant.filter((one) => !left.includes(one));
}

function someOf(shown: readonly Shown[], some: Some): readonly Shown[] {
  if ('first' in some) return shown.slice(0, some.first);
  if ('named' in some && some.from === true)
    return shown.filter(({ people }) => people.some((said) => isMentioned(some.named, said)));
  if ('named' in some)
    return shown.filter(
      ({ title, people }) =>
        speaksOf(some.named, title) || [title, ...people].some((said) => isMentioned(some.named, said)),
    );
  // The last mail is the newest, which is shown first.
  const isNewest = some.place === 'last' && shown.every(({ of }) => of === 'mail');
  return picked(shown, isNewest ? 0 : some.place);
}

/**
 * What a plain form wants of a meeting: "move it to 5", "תבטל את האחרונה". One with a day of its own is of that day. Null
 * where no meeting was shown: "delete it" may be of a mail.
 */
function byForm(
  { clock }: Asking,
  command: string,
  there: readonly There[],
): { meant: readonly There[]; wanted: Wanted } | null {
  const change = readPointed(command, clock.context)?.change ?? null;
  if (change === null) return null;
  const meant = change.meant.over === null ? there.filter(({ of }) => of === 'meeting') : [];
  return meant.length === 0 ? null : { meant, wanted: { of: 'meeting', wish: change } };
}

const tagged =
  /^(?:please )?(?:tag|label) (?:it|them|that|those|these)(?: (?:as|with))? (?<tag>[^,.;?]{2,40})$|^(?:בבקשה )?ת?תייגי? (?:אותם|אותן|אותו|אותה) (?:כ-?|ב-?|בתור |עם )?(?<tagHe>[^,.;?]{2,40})$/i;

/** "Tag them money" */
function byTag(text: string, there: readonly There[]): { meant: readonly There[]; wanted: Wanted } | null {
  const { tag: en, tagHe } = tagged.exec(text.trim())?.groups ?? {};
  const tag = en ?? tagHe;
  const meant = there.filter(({ of }) => of === 'mail');
  return tag === undefined || meant.length === 0
    ? null
    : { meant, wanted: { of: 'mail', wish: { does: 'tag', tag } } };
}

const snoozed =
  /^(?:(?:please|ok|and),? )*(?:snooze|hide|bring back) (?:it|this|that|them|these|those)(?: (?:mail|e-?mail|message)s?)?(?: back)? (?<when>\S.{1,40})$|^(?:בבקשה )?(?:תדחי|תדחה|תסתירי|תסתיר|תנמנמי|תעשי סנוז ל|תעשה סנוז ל)(?: לי)? ?(?:את זה|אותו|אותה|אותם|זה) (?<whenHe>\S.{1,40})$/i;

/** "Snooze it until Sunday", of mails that were shown; a reminder has a snooze of its own. */
function bySnooze(
  { clock }: Asking,
  text: string,
  there: readonly There[],
): { meant: readonly There[]; wanted: Wanted } | null {
  const { when, whenHe } = snoozed.exec(text.trim())?.groups ?? {};
  const said = when ?? whenHe;
  const meant = there.filter(({ of }) => of === 'mail');
  const to =
    said === undefined ? null : timeAlone(said.replace(/^for (?=\S)/i, ''), clockworkOf(clock.context));
  return to === null || meant.length === 0 || meant.length < there.length
    ? null
    : { meant, wanted: { of: 'mail', wish: { does: 'snooze', to } } };
}

/** In the order in which they were shown; what is gone since, or cannot be changed, is left out. */
async function thingsShown(
  ports: ChangePorts,
  asking: Asking,
  shown: readonly Shown[],
): Promise<readonly There[]> {
  const idsOf = (kind: Shown['of']) => shown.flatMap(({ of, id }) => (of === kind ? [id] : []));
  const [mails, meetings, reminders, tasks] = await Promise.all([
    mailsWithIds(ports, asking, idsOf('mail')),
    idsOf('meeting').length === 0 ? [] : meetingsThere(ports, asking),
    // A calendar shows reminders too.
    idsOf('reminder').length + idsOf('meeting').length === 0 ? [] : remindersThere(ports, asking),
    idsOf('task').length === 0 ? [] : tasksThere(ports, asking, { finished: true }),
  ]);
  const known = new Map([...mails, ...meetings, ...reminders, ...tasks].map((one) => [one.id, one]));
  const entries = new Map(reminders.map((one) => [one.entryId, one]));
  return shown.flatMap(({ id }) => known.get(id) ?? entries.get(id) ?? []);
}
