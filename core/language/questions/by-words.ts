/**
 * Questions in words that no row foresaw: every word is one that such questions are made of, or belongs to the one name
 * or subject that they are about. What begins as a command does, or holds two unknown things, is none.
 */
import type { Token } from '../tokens.ts';
import { wordsOf } from '../sentence.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { zoneOfCity } from './cities.ts';
import { knownAs, plainWord, type Role } from './known-words.ts';
import { isBeside, isSomebody, type Words } from './pattern.ts';
import type { Question } from './question.ts';
import { today, type When } from './when.ts';

type Asked = { readonly when: When; readonly clockwork: Clockwork; readonly isAsked: boolean };

/** The words by what they tell, and the one name or subject among them. */
type Sorted = {
  readonly has: (...roles: readonly Role[]) => boolean;
  /** Two words of the sentence, one right after the other. */
  readonly hasPair: (first: Role, second: Role) => boolean;
  /** One word that tells both, as verbs do in Hebrew. */
  readonly hasBoth: (one: Role, other: Role) => boolean;
  readonly isHebrew: boolean;
  readonly held: Held | null;
};

type Held = {
  readonly name: string;
  /** Without a glued letter that stands for it: "מדנה", "לדנה". */
  readonly from: string | null;
  readonly to: string | null;
  /** "שנועה שלחה" */
  readonly that: string | null;
  /** "Dana's" */
  readonly isOwned: boolean;
  readonly isFirst: boolean;
  /** Whether the word before, or after, tells one of these. */
  readonly follows: (...roles: readonly Role[]) => boolean;
  readonly precedes: (...roles: readonly Role[]) => boolean;
};

const mostHeld = 4;
/** In these a person is told to do something, unless it is told "me". */
const needsMe = new Set([
  'give',
  'tell',
  'get',
  'תן',
  'תני',
  'תגיד',
  'תגידי',
  'walk',
  'take',
  'תעביר',
  'תעבירי',
]);
/** Nouns that ask by themselves: "Reminders for tomorrow?" */
const nouns: readonly Role[] = ['meeting', 'reminder', 'task', 'phone', 'unread', 'free', 'new', 'mail'];
const hebrewHeads: readonly Role[] = [...nouns, 'I', 'me', 'some', 'day', 'calendar'];
/** In English these are also orders: "Email Ron: are we on?" */
const orders = new Set(['email', 'mail', 'message', 'text', 'call', 'meet', 'meeting', 'block', 'open']);

/** Lists that are asked for by their name: "Emails with files from October". */
const plurals = new Set(
  'emails mails messages reminders tasks meetings appointments מיילים הודעות תזכורות משימות פגישות'.split(
    ' ',
  ),
);

export function readByWords(words: Words, asked: Asked): Question | null {
  const sorted = begins(words.tokens, asked.isAsked) ? sort(words) : null;
  return sorted && questionOf(sorted, asked);
}

function begins([head, second]: readonly Token[], isAsked: boolean): boolean {
  if (head === undefined) return false;
  const roles = knownAs(head);
  const word = plainWord(head.text);
  if (roles?.has('ask')) return !needsMe.has(word) || (second && knownAs(second)?.has('me')) === true;
  if (plurals.has(word) || /['’׳]s$/.test(head.text)) return true;
  if (!isAsked) return false;
  // "מאיה ענתה?" is asked by its tone alone; "שלח" may tell somebody to send.
  if (isHebrew(word))
    return (
      roles === null ||
      ((!roles.has('wrote') || roles.has('I')) && hebrewHeads.some((role) => roles.has(role)))
    );
  return roles !== null && !orders.has(word) && nouns.some((noun) => roles.has(noun));
}

function sort(words: Words): Sorted | null {
  const { tokens } = words;
  const known = tokens.map(knownAs);
  const from = known.indexOf(null);
  const to = known.lastIndexOf(null) + 1;
  const all = known.filter((roles) => roles !== null);
  const shared = {
    has: (...roles: readonly Role[]) => roles.every((role) => all.some((each) => each.has(role))),
    hasPair: (one: Role, other: Role) =>
      known.some((roles, index) => roles?.has(one) === true && known[index + 1]?.has(other) === true),
    hasBoth: (one: Role, other: Role) => all.some((roles) => roles.has(one) && roles.has(other)),
    isHebrew: isHebrew(words.source.text),
  };
  if (from === -1) return { ...shared, held: null };
  if (!isOneName(words, from, to)) return null;
  const name = wordsOf(words, from, to);
  const without = (letter: string) => {
    const at = tokens[from]?.stems.find(({ prefix }) => prefix === letter)?.at;
    return at === undefined ? null : wordsOf(words, from, to, at);
  };
  const isAt = (place: number, roles: readonly Role[]) =>
    roles.some((role) => known[place]?.has(role) === true);
  return {
    ...shared,
    held: {
      name: name.replace(/['’׳]s$/i, ''),
      from: without('מ'),
      to: without('ל'),
      that: without('ש'),
      isOwned: /['’׳]s$/i.test(name),
      isFirst: from === 0,
      follows: (...roles) =>
        isAt(
          known.slice(0, from).findLastIndex((each) => each?.has('article') !== true),
          roles,
        ),
      precedes: (...roles) => isAt(to, roles),
    },
  };
}

/** Unknown words side by side, none of which means nobody in particular. */
function isOneName(words: Words, from: number, to: number): boolean {
  if (to - from > mostHeld) return false;
  return words.tokens
    .slice(from, to)
    .every(
      (token, index) =>
        token.kind === 'word' &&
        knownAs(token) === null &&
        isSomebody(token.text) &&
        (index === 0 || isBeside(words, from + index)),
    );
}

/** The first that fits: what is named most exactly comes first. */
function questionOf(sorted: Sorted, asked: Asked): Question | null {
  const { held } = sorted;
  if (held === null) return aboutNobody(sorted, asked);
  if (held.isFirst && held.isOwned) return aboutContact(sorted, held);
  // A sentence that begins with a name asks what that one did.
  if (held.isFirst && !sorted.has('wrote')) return null;
  return aboutContact(sorted, held) ?? mailOf(sorted, held, asked) ?? meetingWith(sorted, held, asked);
}

function aboutContact({ has }: Sorted, held: Held): Question | null {
  const { name } = held;
  if (has('time') && zoneOfCity(name) !== null) return { asks: 'time', city: name };
  // "Find me the number of Pizza Hut" asks the world, not the contacts.
  if (has('find')) return null;
  if (has('phone') && !has('meeting')) return { asks: 'contact', who: name, wants: 'phone' };
  if (has('reach') && held.follows('reach', 'of', 'with', 'I'))
    return { asks: 'contact', who: name, wants: 'any' };
  const isOfMail =
    has('wrote', 'me') ||
    (['last', 'unread', 'new', 'file', 'from', 'got'] as const).some((role) => has(role));
  const isOfAddress = has('address') && (held.isOwned || held.follows('of') || has('use'));
  return isOfAddress && !isOfMail ? { asks: 'contact', who: name, wants: 'email' } : null;
}

function mailOf({ has, hasPair, hasBoth }: Sorted, held: Held, { when }: Asked): Question | null {
  const isFromThem = has('from') || held.from !== null;
  const isOfMail =
    (['mail', 'wrote', 'unread', 'file', 'got'] as const).some((role) => has(role)) ||
    (isFromThem && (has('last') || has('some')));
  // "Who wrote Hamlet" asks for no mail.
  const isOwn = has('mail') || has('I') || has('me') || isFromThem;
  if (!isOfMail || !isOwn) return null;
  const over = when.over('behind');
  const attachments = has('file');
  // "What did I write to Avi", and not "what did Avi write to me".
  const isMine = hasBoth('I', 'wrote') || hasPair('I', 'wrote') || (has('I', 'wrote') && !has('me'));
  const isSent = isMine && !has('got') && !has('from');
  if (isSent) {
    if (!held.follows('to', 'wrote', 'mail') && held.to === null) return null;
    return { asks: 'mail', from: null, to: held.to ?? held.name, unread: false, attachments, over };
  }
  const hasGotBack = held.precedes('got') && hasPair('to', 'me');
  const isSender =
    held.follows('from', 'of', 'wrote') || held.precedes('wrote') || held.isOwned || hasGotBack;
  if (!isSender && held.from === null) return null;
  const unread = has('not', 'read') || (has('unread') && !has('wrote'));
  const said = held.precedes('wrote') ? (held.that ?? held.name) : held.name;
  const from = isSender ? said : held.from;
  return { asks: 'mail', from, to: null, unread, attachments, over };
}

function meetingWith({ has, isHebrew: isInHebrew }: Sorted, held: Held, { when }: Asked): Question | null {
  const isOfMeeting = has('meeting') || has('meet') || (has('with') && (has('calendar') || has('day')));
  const isWith =
    held.follows('with', 'of', 'meet') || (!isInHebrew && held.precedes('meeting')) || held.to !== null;
  if (!isOfMeeting || !isWith) return null;
  const isGlued = held.to !== null && !held.follows('with', 'of', 'meet');
  return { asks: 'meeting', about: isGlued ? held.to : held.name, over: when.over('ahead') };
}

function aboutNobody(sorted: Sorted, { when, clockwork }: Asked): Question | null {
  const { has, hasPair } = sorted;
  const ahead = when.over('ahead');
  const behind = when.over('behind');
  if (asksWhoWaits(sorted)) return { asks: 'waiting' };
  if (has('reminder')) return { asks: 'open', what: 'reminders', over: ahead };
  if (hasPair('to', 'do') || (sorted.isHebrew && has('do')))
    return { asks: 'open', what: 'both', over: ahead };
  const isDone = (has('done', 'I') || hasPair('I', 'did')) && !has('not') && behind !== null;
  if (isDone) return { asks: 'done', over: behind };
  if (has('task')) return { asks: 'open', what: 'tasks', over: ahead };
  if (asksForMail(sorted, behind !== null)) {
    const unread = has('unread') || has('new') || has('not', 'read');
    return { asks: 'mail', from: null, to: null, unread, attachments: has('file'), over: behind };
  }
  const { lengthMs } = when;
  if (has('free') || has('fit') || (lengthMs !== null && has('when')))
    return {
      asks: 'free',
      over: ahead ?? today(clockwork),
      lengthMs,
      finds: has('when') || lengthMs !== null,
    };
  const isOfMeeting = has('meeting') || has('meet');
  if (isOfMeeting && has('next') && ahead === null) return { asks: 'meeting', about: null, over: null };
  const isOwn = has('I') || has('me');
  if (has('calendar') && isOwn) return { asks: 'agenda', over: ahead ?? today(clockwork), pick: null };
  const isOfDay = isOfMeeting || has('calendar') || has('day') || has('place') || has('some') || isOwn;
  return ahead !== null && isOfDay ? { asks: 'agenda', over: ahead, pick: pickOf(sorted) } : null;
}

function asksWhoWaits({ has }: Sorted): boolean {
  if (has('waits') && !has('task') && !has('reminder')) return true;
  return has('answer') && (has('not') || has('need'));
}

function asksForMail({ has }: Sorted, isDated: boolean): boolean {
  if (has('unread') || has('not', 'read')) return true;
  if (has('mail')) return isDated || has('new') || has('file');
  return has('wrote', 'me') && isDated;
}

function pickOf({ has }: Sorted): 'first' | 'last' | null {
  if (has('first')) return 'first';
  return has('last') ? 'last' : null;
}

function isHebrew(word: string): boolean {
  return /[א-ת]/.test(word);
}
