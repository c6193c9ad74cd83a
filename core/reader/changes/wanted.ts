/** What the words of a wish make of the deed that it asks for: a new title, a time, who is invited. */
import type { Rsvp } from '../../contract/invitation.ts';
import type { Length, OpenTime, TaskWish, TimeWanted, Wish } from '../../language/changes/change.ts';
import type { MailChange } from '../../language/changes/read-mail-change.ts';
import { targetOf, timeWanted } from '../../language/changes/time-wanted.ts';
import { noPrefix } from '../../language/phrasebook.ts';
import { read, spansOf } from '../../language/sentence.ts';
import { amountAt } from '../../language/time/amounts.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import { findTimes } from '../../language/time/find.ts';
import type { Amount } from '../../language/time/pieces.ts';
import type { Deed, Filled } from './deeds.ts';
import type { SendWish } from './send-change.ts';

/** What is to be done. */
export type Wanted =
  | { readonly of: 'task'; readonly wish: TaskWish }
  | { readonly of: 'meeting' | 'reminder'; readonly wish: Wish }
  | { readonly of: 'mail'; readonly wish: MailWish }
  | { readonly of: 'invitation'; readonly answer: Rsvp }
  | { readonly of: 'send'; readonly wish: SendWish };

/** What is to be done with mails. `restore`: back to the inbox, wherever they are. */
export type MailWish =
  | { readonly does: MailChange['does'] | 'unstar' | 'restore' | 'spam' }
  | { readonly does: 'unsubscribe' }
  | { readonly does: 'tag' | 'untag'; readonly tag: string }
  | { readonly does: 'snooze'; readonly to: TimeWanted | OpenTime };

/** It wants something moved, and no time that is understood says to when. */
export function lacksTime(wanted: Wanted): boolean {
  if (wanted.of === 'invitation') return false;
  const { wish } = wanted;
  return wish.does === 'ask-when' || ('to' in wish && wish.does !== 'move' && wish.to.does === 'ask-when');
}

/** With a time that was said since; null where the wish has its own. */
export function withTime(wanted: Wanted, when: TimeWanted): Wanted | null {
  if (!lacksTime(wanted)) return null;
  switch (wanted.of) {
    case 'task':
      return { of: 'task', wish: { does: 'reschedule', to: when } };
    case 'mail':
      return { of: 'mail', wish: { does: 'snooze', to: when } };
    case 'invitation':
      return null;
    default:
      return { of: wanted.of, wish: when };
  }
}

type ReadWanted = (text: string, filled: readonly Filled[], clockwork: Clockwork) => Wanted | null;

const always =
  (wanted: Wanted): ReadWanted =>
  () =>
    wanted;
const moves =
  (of: 'meeting' | 'reminder' | 'send'): ReadWanted =>
  (text, filled, clockwork) => ({ of, wish: timeIn(text, filled, clockwork) ?? openTime });

const ofMail = (does: Exclude<MailWish['does'], 'tag' | 'untag' | 'snooze' | 'unsubscribe'>) =>
  always({ of: 'mail', wish: { does } });
const tags =
  (does: 'tag' | 'untag'): ReadWanted =>
  (text, filled) => {
    const [tag] = saidIn(text, filled, 'to');
    return tag === undefined ? null : { of: 'mail', wish: { does, tag: tag.replace(asTag, '') } };
  };
/** "כהוצאות": as what it is tagged. */
const asTag =
  /^כ(?=(?:הוצאות|הכנסות|חשבוניות|קבלות|עבודה|דחוף|דחופים|משפחה|פרטי|אישי|לקוחות|ספקים|חשוב|בנק|ביטוח|נסיעות|רכב|בית|מסים|מיסים|טיסות|קניות|לימודים|בריאות|פרויקטים|ספאם|זבל)(?![א-ת]))/;
const answers = (answer: Rsvp) => always({ of: 'invitation', answer });

const openTime: OpenTime = { does: 'ask-when' };

/** What the words of the slots make of a deed; null where something that it needs is not said. */
export const wantedBy: Readonly<Record<Deed, ReadWanted>> = {
  finish_task: always({ of: 'task', wish: { does: 'finish' } }),
  delete_task: always({ of: 'task', wish: { does: 'delete' } }),
  reschedule_task: (text, filled, clockwork) => ({
    of: 'task',
    wish: { does: 'reschedule', to: timeIn(text, filled, clockwork) ?? openTime },
  }),
  rename_task: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'task', wish: { does: 'rename', title } };
  },
  cancel_meeting: always({ of: 'meeting', wish: { does: 'cancel' } }),
  move_meeting: moves('meeting'),
  rename_meeting: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'meeting', wish: { does: 'rename', title } };
  },
  invite: (text, filled) => {
    const who = saidIn(text, filled, 'who').map((one) => one.replace(/^ו?את /, ''));
    return who.length === 0 ? null : { of: 'meeting', wish: { does: 'invite', who } };
  },
  uninvite: (text, filled) => {
    const who = saidIn(text, filled, 'who').map(whoIn).join(', ');
    return who === '' ? null : { of: 'meeting', wish: { does: 'uninvite', who } };
  },
  resize_meeting: (text, filled, clockwork) => {
    const length = lengthIn(text, filled, clockwork);
    return length === null ? null : { of: 'meeting', wish: { does: 'resize', length } };
  },
  put_off_reminder: moves('reminder'),
  cancel_reminder: always({ of: 'reminder', wish: { does: 'cancel' } }),
  rename_reminder: (text, filled) => {
    const title = titleIn(text, filled);
    return title === null ? null : { of: 'reminder', wish: { does: 'rename', title } };
  },
  reopen_task: always({ of: 'task', wish: { does: 'reopen' } }),
  place_meeting: (text, filled) => {
    const place = filled
      .filter(({ slot, start }) => slot === 'to' && !denied.test(text.slice(0, start)))
      .map(({ start, end }) => text.slice(start, end))
      .at(-1);
    return place === undefined ? null : { of: 'meeting', wish: { does: 'place', place: placeOf(place) } };
  },
  archive_mail: ofMail('archive'),
  trash_mail: ofMail('trash'),
  star_mail: ofMail('star'),
  unstar_mail: ofMail('unstar'),
  unread_mail: ofMail('unread'),
  read_mail: ofMail('read'),
  restore_mail: ofMail('restore'),
  spam_mail: ofMail('spam'),
  tag_mail: tags('tag'),
  untag_mail: tags('untag'),
  snooze_mail: (text, filled, clockwork) => ({
    of: 'mail',
    wish: { does: 'snooze', to: timeIn(text, filled, clockwork) ?? openTime },
  }),
  unsubscribe: always({ of: 'mail', wish: { does: 'unsubscribe' } }),
  accept_invitation: answers('accepted'),
  decline_invitation: answers('declined'),
  doubt_invitation: answers('tentative'),
  cancel_send: always({ of: 'send', wish: { does: 'cancel' } }),
  move_send: moves('send'),
};

/** "Not on Zoom", before the place. */
const denied = /(?:\bnot|n['’]?t|instead of|rather than|(?<![א-ת])(?:ו?לא|במקום)) (?:on |at |in )?(?:ב-?)?$/i;

/** "At the studio", "בסטודיו": the letter is part of a Hebrew word. */
function placeOf(said: string): string {
  return said.replace(/^(?:at|in|to|on) /i, '').replace(/^[בל]-?(?=[א-ת]{3}|\p{L}*[a-z])/iu, '');
}

function whoIn(said: string): string {
  return said.replace(/^(?:ו?את|the) /i, '');
}

function saidIn(text: string, filled: readonly Filled[], slot: Filled['slot']): readonly string[] {
  return filled.filter((one) => one.slot === slot).map(({ start, end }) => text.slice(start, end));
}

/** From the first piece to the last, where there are several: "the afternoon, say 2ish". */
function allSaidIn(text: string, filled: readonly Filled[], slot: Filled['slot']): readonly string[] {
  const [first, ...others] = filled.filter((one) => one.slot === slot);
  const last = others.at(-1);
  return first === undefined || last === undefined ? [] : [text.slice(first.start, last.end)];
}

function timeIn(text: string, filled: readonly Filled[], clockwork: Clockwork): TimeWanted | null {
  // Words of which it is only supposed that they say which one may be the time: "move it to 14:00".
  const about = filled.filter(({ slot, isForced }) => slot === 'about' && isForced !== true);
  const pieces = saidIn(text, filled, 'to').flatMap((one) => [one, ...one.split(/[,;]/).toReversed()]);
  const said = [...allSaidIn(text, filled, 'to'), ...pieces];
  const words = without(text, about).split(' ');
  // "20 more min"
  const more = words.flatMap((word, at) => (word === 'more' ? [words.slice(at - 1, at + 2).join(' ')] : []));
  for (const one of [...said, ...more, ...timesOutside(text, about)]) {
    const time = timeWanted(one, clockwork);
    if (time?.does !== 'shift') {
      if (time !== null) return time;
      continue;
    }
    if (isHowLong.test(text) && !sideways.test(text)) continue;
    const rest = without(text, about);
    const isEarlier = time.shift.isEarlier || (earlier.test(rest) && !putsOff.test(rest));
    return { ...time, shift: { ...time.shift, isEarlier } };
  }
  return null;
}

/** "Half an hour instead of 45 minutes" is how long it is, and not by how much it moves. */
const isHowLong =
  /\b(?:(?:instead|in place) of|rather than|not|down from|up from) (?:an? |half |\d)[^,;]{0,20}$|\b(?:length|duration)\b|(?:במקום|ולא) (?:שע|חצי|רבע|\d)[^,;]{0,20}$/i;

const sideways = /\b(?:later|earlier|sooner|forward|back)\b|אחר כך|מאוחר|מוקדם|קדים/i;

const until =
  /(?:until|till|to|by|at|ends?|ending)\s+$|(?<![א-ת])(?:עד|שייגמר|תסתיים|נגמר)\s+(?:ב-?)?$|^(?:until|till|עד)\s/i;
const longer =
  /\b(?:longer|more|extra|another|extend\w*|add(?:ed|ing)?|stretch|prolong|lengthen)\b|(?<![א-ת])(?:עוד|נוספ(?:ת|ות|ים)|נוסף|יותר|ל?ה?א(?:ריך|ריכי)|ת(?:אריך|אריכי|וסיף|וסיפי)|להוסיף)(?![א-ת])/i;
const shorter =
  /\b(?:shorter|less|off|shorten\w*|trim|shave|knock|lop|cut)\b|(?<![א-ת])(?:פחות|ל?קצר|לקצר|תקצרי?|קצרי?|תורידי?|להוריד)(?![א-ת])/i;
/** By how much it changes, and not how long it is then: "shorten by ten minutes". */
const bySo = /\b(?:by|off)\b|(?<![א-ת])ב(?:עוד )?-?(?=\d|שע|חצי|רבע|עשר)/i;

/** "To two hours", "לשעתיים": what it is then, even where it is made longer. */
function saysNewLength(before: string, said: string): boolean {
  return (
    /\b(?:to|for) (?:just |only )?$|(?<![א-ת])ל-?$/i.test(before) ||
    /^(?:to|for) |^ל-?(?=\d|שע|חצי|רבע|עשר|ארבעים|שלושים)/i.test(said)
  );
}

const isMore = / (?:longer|more|extra)$|\b(?:another|an extra|an additional)\b|(?<![א-ת])(?:עוד|נוספ|יותר)/i;

function lengthIn(text: string, filled: readonly Filled[], clockwork: Clockwork): Length | null {
  const at = filled.find(({ slot }) => slot === 'to');
  if (at === undefined) return null;
  const said = text.slice(at.start, at.end);
  const bare = said.replace(/^(?:until|till|to|by|for|עד|ל-?|ב-?)\s*/i, '');
  const rest = `${text.slice(0, at.start)} ${text.slice(at.end)}`;
  const isUntil = until.test(text.slice(0, at.start)) || until.test(said);
  const clock = isUntil ? lengthOf(bare, 'until', clockwork) : null;
  if (clock !== null) return clock;
  const whole = `${rest} ${said}`;
  if (saysNewLength(text.slice(0, at.start), said)) {
    const long = lengthOf(bare, 'long', clockwork);
    if (long !== null && !isMore.test(said)) return long;
  }
  if (longer.test(whole)) return lengthOf(bare, 'longer', clockwork);
  if (shorter.test(whole) && bySo.test(whole)) return lengthOf(bare, 'shorter', clockwork);
  return lengthOf(bare, 'long', clockwork) ?? lengthOf(bare, 'until', clockwork);
}

/** How long something is to be; `side`: as what the words tell it. */
export function lengthOf(said: string, side: Length['is'], clockwork: Clockwork): Length | null {
  if (side === 'until') {
    const to =
      targetOf(said, clockwork) ?? targetOf(`at ${said}`, clockwork) ?? targetOf(`ב-${said}`, clockwork);
    return to?.clock == null ? null : { is: 'until', clock: to.clock };
  }
  const by = amountOf(said.replace(/ (?:longer|shorter|more|less|long|extra|only|נוספות|נוספת)$/i, ''));
  return by === null || by.months !== 0 || by.days !== 0 || by.ms <= 0 ? null : { is: side, ms: by.ms };
}

const quarter = /^a quarter (?:of an )?hour$/i;

function amountOf(said: string): Amount | null {
  const plain = said
    .replace(/^(?:(?:just|only|another|extra|about|עוד|רק) )+/i, '')
    .replace(/^half (?:hour|hr)$/i, 'half an hour')
    .replace(quarter, '15 minutes');
  const { tokens } = read(plain, () => []);
  const found = amountAt(tokens, 0, noPrefix);
  return found !== null && found.next === tokens.length ? found.amount : null;
}

const quotes = /^["“״'‘]|["”״'’]$/g;
/** The full stop after it ends no title. */
const titled = /\b(?:Dr|Mr|Mrs|Ms|Prof|St)$/;
const renaming = /(?:^|\s)(?:שנה|שני|תשנה|תשני|לשנות|החלף|תחליף|תחליפי|הפוך|תהפוך|תהפכי|תקרא|תקראי)(?:\s|$)/;

/** "תשנה לקניות" says what it becomes with a letter that is no part of it; an infinitive keeps it. */
function titleIn(text: string, filled: readonly Filled[]): string | null {
  const to = filled.find(({ slot }) => slot === 'to');
  if (to === undefined) return null;
  const { start, end } = to;
  const more = titled.test(text.slice(start, end)) ? (/^\.[^.,;!?]*/.exec(text.slice(end))?.[0] ?? '') : '';
  const said = `${text.slice(start, end)}${more}`.trim();
  const isLed = /^ל(?!ה)/.test(said) && renaming.test(text.slice(0, start));
  const title = (isLed ? said.replace(/^ל-?(?=.)/, '') : said).replaceAll(quotes, '').trim();
  return title === '' ? null : title;
}

/** Said anywhere, it tells to which side a length moves. */
const earlier = /\b(?:forward|earlier|sooner)\b|(?:^|\s)(?:ל?הקדי|תקדי|הקד)|מוקדם/i;

/** What is too early is put off, and "push it back, it is earlier than I like" too. */
const putsOff =
  /\b(?:later|put(?:ting)? off|postpon\w{0,4}|delay\w{0,3}|push(?:ed|ing)? (?:\S{1,20} ){0,4}back|too early)\b|(?:^|\s)(?:ל?דח|ת?דחי?)(?:ה|ו|י|ות|ייה)?(?=\s|$)|מוקדם מדי/i;

/** The times and lengths of a text that do not say which thing is meant, the last first. */
function timesOutside(text: string, about: readonly Filled[]): readonly string[] {
  const sentence = read(text, () => []);
  const { tokens } = sentence;
  const lengths = [...tokens.keys()].flatMap((from) => {
    const found = amountAt(tokens, from, noPrefix);
    return found === null ? [] : [{ from, to: found.next }];
  });
  // "Half an hour" holds "an hour".
  const isWhole = ({ from, to }: (typeof lengths)[number]) =>
    !lengths.some((one) => one.from <= from && one.to >= to && one.to - one.from > to - from);
  return (
    [...lengths.filter(isWhole), ...findTimes(tokens).all]
      .flatMap((range) => spansOf(sentence, range))
      .filter(({ start, end }) => !about.some((one) => one.start < end && one.end > start))
      // "The 10:15 one" says which.
      .filter(({ end }) => !/^ one\b/i.test(text.slice(end)))
      .map(({ start, end }) => text.slice(start, end))
      .toReversed()
  );
}

export function without(text: string, pieces: readonly Filled[]): string {
  return [...pieces].reduceRight(
    (left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`,
    text,
  );
}
