/** The answer to an invitation that came by mail: "accept Tomer's invitation", "תדחה את ההזמנה לסקירה". */
import type { Rsvp } from '../../contract/invitation.ts';
import { plainCommand } from '../../language/changes/plain-command.ts';
import { quote } from '../../language/normalise.ts';
import { read, type Sentence, wordsOf } from '../../language/sentence.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';
import type { Expression } from '../../language/time/expression.ts';
import { findTimes } from '../../language/time/find.ts';
import { resolve } from '../../language/time/resolve.ts';
import { respell } from '../../language/understand/vocabulary.ts';
import type { CalendarDay } from '../../time/calendar.ts';

/** In characters: what is longer tells a story. */
const longest = 160;

export type InvitationAnswer = {
  readonly answer: Rsvp;
  /** Of the meeting, or of who invites; null where any invitation is meant. */
  readonly about: string | null;
};

const verbs: readonly (readonly [RegExp, Rsvp])[] = [
  [/^(?:tentatively accept|(?:say|answer|reply|respond|rsvp) (?:maybe|perhaps))\s/i, 'tentative'],
  [/^(?:accept|confirm|approve|(?:say|answer|reply|respond|rsvp) yes)\s/i, 'accepted'],
  [/^(?:decline|reject|refuse|turn down|(?:say|answer|reply|respond|rsvp) no)\s/i, 'declined'],
  [/^(?:תענה|תעני|ענה|ענו|לענות|תגיד|תגידי|להגיד) אולי\s/, 'tentative'],
  [/^(?:תאשר|תאשרי|אשר|אשרי|לאשר|תקבל|תקבלי|קבל|קבלי|לקבל)\s/, 'accepted'],
  [/^(?:תענה|תעני|ענה|לענות|תגיד|תגידי|להגיד) כן\s/, 'accepted'],
  [/^(?:תדחה|תדחי|דחה|דחי|לדחות|תסרב|תסרבי|סרב|סרבי|לסרב)\s/, 'declined'],
  [/^(?:תענה|תעני|ענה|לענות|תגיד|תגידי|להגיד) לא\s/, 'declined'],
];

const invitation = /(?<![\p{L}\p{N}])(?:invitation|invite|ל?ה?הזמנה)(?![\p{L}\p{N}])/iu;
/** Of a meeting that takes place, one says so without the word. */
const coming = /^(?:לי )?את (?:ה?הגעה|ההגעה שלי|ההשתתפות שלי) ל-?/;
/** "RSVP yes to the review." */
const rsvp = /^rsvp (?:yes|no|maybe|perhaps),? (?:to|for) /i;
/** "תאשרי לתומר את מחר", "תאשר לדנה שאני מגיע": who invites is named, and what it is to. */
const toHost =
  /^ל(?<who>[א-ת]{2,12}(?: (?!את |שאנ)[א-ת]{2,12})?)(?: את (?:ה?פגישה|הישיבה|הסקירה|הזימון|ההגעה|מחר|מחרתיים|היום|הבוקר|הערב|יום|השעה)(?![א-ת])[^,]{0,40}| (?:שאני|שאנחנו) (?:מגיעה?|מגיעים|באה?|באים|אגיע|אבוא|אהיה|נגיע|נבוא)(?![א-ת])[^,]{0,40})?$/;
const leads = new Set(
  'to for from of by with about on the a my this that his her their לי את של מאת עם על אל'.split(' '),
);

/** Null where the words answer no invitation. */
export function readInvitationAnswer(command: string): InvitationAnswer | null {
  if (command.length > longest) return null;
  const plain = plainCommand(command);
  for (const [verb, answer] of verbs) {
    const said = verb.exec(plain)?.[0];
    if (said === undefined) continue;
    const about = aboutIn(plain, plain.slice(said.length));
    return about === null ? null : { answer, about: about === '' ? null : about };
  }
  return null;
}

/** Without its time, and without the letter of "Tomer's" or "tomers". */
function nameIn(rest: string): string {
  const sentence = read(rest, respell);
  const all = daysIn(sentence);
  const starts = [0, ...all.map(({ to }) => to)];
  const left = starts.map((from, index) =>
    wordsOf(sentence, from, all[index]?.from ?? sentence.tokens.length),
  );
  return withoutLeads(
    left
      .join(' ')
      .replace(/([a-z]{2})['’]?s(?= )/gi, (whole: string, end: string) => (/s$/i.test(end) ? whole : end)),
  );
}

/** The first of a month is no day of "the first review". */
function daysIn({ tokens, source }: Sentence): readonly Expression[] {
  return findTimes(tokens).all.filter(
    ({ isPast, from, to }) =>
      !isPast && !/^(?:the )?first$/.test(quote(source, tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0)),
  );
}

/** On which day what is answered takes place, where the words say one. */
export function dayOfAnswered(command: string, clockwork: Clockwork): CalendarDay | null {
  const found = daysIn(read(command, respell)).find(({ day }) => day !== null);
  return found === undefined ? null : resolve(found, clockwork).day;
}

/** What is said of the invitation; null where the words speak of none. */
function aboutIn(plain: string, rest: string): string | null {
  const known = rsvp.exec(plain) ?? coming.exec(rest);
  if (known !== null && invitation.exec(plain) === null)
    return withoutLeads((rsvp.test(plain) ? plain : rest).slice(known[0].length));
  const named = invitation.exec(rest);
  const host = named === null && /(?:^|\s)ת?אשר[יו]?\s/.test(plain) ? toHost.exec(rest) : null;
  if (host?.groups?.['who'] !== undefined) return host.groups['who'];
  if (named === null) return null;
  const before = rest.slice(0, named.index).replace(/['’]s\s*$/, '');
  // What follows a comma tells why, or what else.
  const [after = ''] = rest.slice(named.index + named[0].length).split(/[,;]| - /);
  return [before, after]
    .map(nameIn)
    .filter((one) => one !== '')
    .join(' ');
}

function withoutLeads(text: string): string {
  const words = text.trim().split(/\s+/);
  // "ההזמנה לסקירה", "ההזמנה מתומר": the letter says what the words "to" and "from" do.
  const [first = ''] = words;
  words[0] = first.replace(/^[למ](?:-|(?=[א-ת]{3}))/, '');
  return words.filter((word) => !leads.has(word.toLowerCase())).join(' ');
}
