/** Which meeting or reminder words mean: its name, its time, and what they call it. */
import { quote } from '../normalise.ts';
import type { Span } from '../questions/question.ts';
import { findWhen } from '../questions/when.ts';
import { read } from '../sentence.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { findTimes } from '../time/find.ts';
import { toInstant } from '../../time/zone.ts';
import type { Change } from './change.ts';

const mostWordsOfName = 5;

const meetingWords = new Set(
  'meeting appointment event standup stand-up פגישה הפגישה פגישת פגישתי ישיבה הישיבה ישיבת תור התור אירוע האירוע'.split(
    ' ',
  ),
);
const reminderWords = new Set('reminder תזכורת התזכורת תזכורתי'.split(' '));
const unspoken = new Set(
  'a an the my our this that with about on of for from to in at back calendar scheduled את עם של שלי שלנו על ביומן מהיומן'.split(
    ' ',
  ),
);
/** Other things than one meeting, or more than one wish. */
const otherThings = new Set(
  (
    'all every everything each both meetings appointments events series and or but then if because not it them ' +
    'reminders task tasks alarm timer mail mails email emails message messages subscription order flight ' +
    'send tell remind invite except unless כל כולן כולם פגישות הפגישות ישיבות הישיבות אירועים האירועים תורים התורים ' +
    'תזכורות התזכורות משימה המשימה משימות מייל המייל מיילים הודעה ההודעה הודעות התראה ההתראה מנוי המנוי ' +
    'הזמנה ההזמנה טיסה הטיסה אם כי אבל או לא אותה אותו ותודיע ותגיד ושלח ותשלח'
  ).split(' '),
);

/** "Rename 'Meeting with Dana' …": no word of a title says what else is meant. */
const quoted = /^(?:the |את )?["“'‘”](?<title>[^"“”'‘’]{2,80})["”'’]$/u;

/** Null where something else is meant, or more than one. */
export function meantBy(text: string, clockwork: Clockwork): Change['meant'] | null {
  const title = quoted.exec(text.trim())?.groups?.['title'];
  if (title !== undefined) return { about: title, over: null, kind: null };
  const { source, tokens } = read(text, withoutPossessive);
  const words = tokens.filter(({ kind }) => kind !== 'mark' && kind !== 'emoji');
  const said = words.map(({ text }) => text.toLowerCase());
  // "The reminder to send the numbers" is of one thing.
  const isOfReminder = (index: number) => said[index - 1] === 'to' && isReminderWord(said[index - 2] ?? '');
  if (said.some((word, index) => otherThings.has(word) && !isOfReminder(index))) return null;
  const when = findWhen({ source, tokens: words }, clockwork);
  // "The 10:00 meeting tomorrow" says the day apart from the hour.
  const other = findWhen(when.rest, clockwork);
  if (findTimes(other.rest.tokens).all.length > 0) return null;
  const rest = other.rest.tokens.map((token) => quote(source, token.start, token.end));
  // The first of them says what it is: a reminder may be about a meeting.
  const first = rest.find((word) => isMeetingWord(word) || isReminderWord(word));
  const isReminder = first !== undefined && isReminderWord(first);
  const isItsKind = isReminder ? isReminderWord : isMeetingWord;
  const name = rest
    .filter((word) => !unspoken.has(word.toLowerCase()) && !isItsKind(word))
    .map((word, index) => (index === 0 && rest.some(isOfPurpose) ? word.replace(/^ל(?=..)/, '') : word));
  if (name.length > mostWordsOfName) return null;
  const over = both(when.over('ahead'), other.over('ahead'), (day) => {
    const then = { ...clockwork, now: morningOf(day, clockwork) };
    const first = findWhen({ source, tokens: words }, then);
    return [first.over('ahead'), findWhen(first.rest, then).over('ahead')];
  });
  if (over === undefined) return null;
  // "Standup" says what it is, and is a title as well.
  const titles = isReminder ? [] : rest.filter((word) => /^stand-?up$/i.test(word));
  const about = [...titles, ...name].join(' ');
  if (about === '' && first === undefined) return null;
  const kind = isReminder ? 'reminder' : 'meeting';
  return { about: about === '' ? null : about, over, kind: first === undefined ? null : kind };
}

/**
 * An hour and a day that were said apart; undefined for two of a kind. The hour is read as one of that day: on its own
 * "10:30" may be that of the coming night.
 */
function both(
  one: Span | null,
  other: Span | null,
  readOn: (day: Span) => readonly (Span | null)[],
): Span | null | undefined {
  if (one === null || other === null) return one ?? other;
  if (one.isHours === other.isHours) return undefined;
  const day = one.isHours ? other : one;
  const hours = readOn(day).find((span) => span?.isHours === true);
  return hours == null ? undefined : { ...hours, first: day.first, last: day.last };
}

/** When people's days begin: what is ahead of it is the hour that they mean. */
function morningOf({ first }: Span, { zone }: Clockwork): number {
  return toInstant({ ...first, hour: 6, minute: 0, second: 0 }, zone);
}

/** "תור לרופא" is at the doctor's, "תזכורת לרופא" about one. */
function isOfPurpose(word: string): boolean {
  return word === 'תור' || word === 'התור' || isReminderWord(word);
}

/** It names what all such things are called, or says nothing of its own. */
export function isUnspoken(word: string): boolean {
  const isTitle = /^stand-?up$/.test(word);
  return (
    !isTitle && (unspoken.has(word) || isReminderWord(word) || isMeetingWord(word) || otherThings.has(word))
  );
}

function isReminderWord(word: string): boolean {
  return reminderWords.has(word.toLowerCase());
}

function isMeetingWord(word: string): boolean {
  return meetingWords.has(word.toLowerCase());
}

/** "tomorrow's standup" */
function withoutPossessive(word: string): readonly string[] {
  return word.endsWith("'s") ? [word.slice(0, -2)] : [];
}
