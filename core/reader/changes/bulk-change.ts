/** All of one kind at once: "cancel all my meetings today", "snooze all my reminders by an hour", 'תבטל את כל הפגישות מחר'. */
import type { TimeWanted } from '../../language/changes/change.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import type { Span } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';
import { findWhen } from '../../language/questions/when.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';

type BulkThing = 'meeting' | 'reminder' | 'task';

export type BulkChange = {
  readonly of: BulkThing;
  /** `ask-when`: they are to move, and no time that is understood says to when. */
  readonly wish: { readonly does: 'cancel' | 'finish' | 'ask-when' } | TimeWanted;
  /** Null for all that are still to come. */
  readonly over: Span | null;
  /** What they are about, or whom they are with; null where nothing limits it. */
  readonly about: string | null;
};

/** In characters. */
const longest = 200;

const manners = '(?:(?:please|can you|could you|would you|ok|hey|just|בבקשה|אפשר),? ){0,3}';
const thingsEn =
  '(?:(?<meeting>meetings?|appointments?|calls?|events?|calendar|schedule|diary|agenda)|(?<reminder>reminders?|alarms?)|(?<task>tasks?|to-?dos?|to-?do list))';
const allEn = String.raw`(?:(?<all>all|every|each|everything|the rest) ?(?:of )?)?(?:(?<day>today|tomorrow)['’]s )?(?:(?:my|the|our|these|those|open|overdue|upcoming|remaining) ?){0,3}`;
const limit = String.raw`(?:for|on|in|at|of|with|about|from|to|by|until|till|after|before|between|today|tomorrow|tonight|this|next|as|due|that|which|mon|tue|wed|thu|fri|sat|sun|still|left|please|now|done|complete|i have|an? |half |\d)`;
const english = new RegExp(
  String.raw`^${manners}(?:(?<cancel>cancel|call off|scrap|clear|delete|remove|wipe|drop|dismiss|empty)|(?<move>move|push|shift|postpone|reschedule|delay|put off|push back|snooze)|(?<finish>finish|complete|tick off|check off|close|mark)) ${allEn}${thingsEn}\b(?<limits>(?: (?=${limit})[^?;]{0,80}?)?)[.!]?$`,
  'i',
);
const everything = new RegExp(
  String.raw`^${manners}(?:(?<cancel>cancel|clear)|(?<move>move|push|shift|postpone|reschedule)) (?<all>everything|all)(?: (?:what |that )?(?:i have|i['’]ve got|on my calendar|in my diary))?(?<limits> [^?;]{2,80}?)[.!]?$`,
  'i',
);
const thingsHe =
  '(?:(?<meeting>פגישות|ישיבות|שיחות|אירועים|יומן|לו["״]?ז|תורים)|(?<reminder>תזכורות|התראות)|(?<task>משימות|מטלות))';
const hebrew = new RegExp(
  String.raw`^${manners}(?:(?<cancel>ת?בט?לי?|לבטל|ת?מחקי?|למחוק|ת?נקי?|תנקה|לנקות|תפנ[הי]|לפנות)|(?<move>ת?זיזי?|להזיז|תעבירי?|להעביר|ת?דחי?|תדחה|לדחות)|(?<finish>תסמני?|תסמן|לסמן|סמני?|סיימי?|תסיימי?)) (?:לי )?(?:את )?(?<all>כל )?ה?${thingsHe}(?: שלי| הפתוחות| שנשארו)?(?<limits>[^?;]{0,80}?)[.!]?$`,
);

const everythingHe = new RegExp(
  String.raw`^${manners}(?:יאללה,? )?(?:(?<cancel>ת?בט?לי?|לבטל|ת?נקי?|תנקה|תפנ[הי])|(?<move>ת?זיזי?|תעבירי?|ת?דחי?|תדחה)) (?:לי )?(?:את )?(?<all>הכו?ל|כל מה שיש לי)(?<limits> [^?;]{2,60}?)(?: (?:כי )?אני [א-ת]{2,12})?[.!]?$`,
);

const toEn =
  /^(?<limits>.{0,80}?)(?:^|\s)(?<to>(?:to|until|till|by|for) (?:the )?\S.{0,60}|(?:an? |half an |\d+ )\S.{0,20}? later)$/i;
const toHe = /^(?<limits>.{0,80}?)(?:^|\s)(?<to>(?:עד |ל|ב)\S.{0,60})$/;
const asDone =
  /^\s*(?:as )?(?:done|finished|complete|completed)$|^\s*(?:כ|ש)?(?:בוצעו|גמורות|בוצע|בוצעות|הושלמו|נעשו)$/i;
/** "…, I feel dreadful" */
const reason = /,\s*(?:i|i['’]m|i['’]ve|we|because|since|as|sorry|אני|כי|סליחה)(?![\p{L}])[^,;?]{0,80}$/iu;
/** Words that only lead to a limit. */
const leading =
  /^(?:(?:that are |which are )?(?:for|on|in|at|of|with|about|from|due|that|i have|של|עם|על|ב|ל|מ)\s?)+/i;
const still = /^(?:still open|left|remaining|please|now|בבקשה|עכשיו|שיש לי|שקבועות לי)$/i;

/** Null where the words are of one thing, or of nothing of the kind. */
export function readBulkChange(text: string, clockwork: Clockwork): BulkChange | null {
  const said = text.trim().replace(reason, '');
  if (said.length > longest) return null;
  const groups = [english, everything, hebrew, everythingHe]
    .map((form) => form.exec(said)?.groups)
    .find(Boolean);
  if (groups === undefined || !isOfSeveral(said, groups)) return null;
  const of = thingOf(groups);
  const rest = `${groups['day'] ?? ''} ${groups['limits'] ?? ''}`.trim();
  if (groups['finish'] !== undefined) return finished(rest, of, groups);
  if (groups['cancel'] !== undefined) return { of, wish: { does: 'cancel' }, ...limitsIn(rest, clockwork) };
  return moved(rest, of, clockwork);
}

/** "Cancel my meeting with Dana" is of one, "cancel my meetings with Dana" of them all. */
function isOfSeveral(said: string, groups: Readonly<Record<string, string | undefined>>): boolean {
  if (groups['all'] !== undefined) return true;
  const thing = groups['meeting'] ?? groups['reminder'] ?? groups['task'] ?? '';
  if (/^(?:calendar|schedule|diary|agenda|יומן|לו["״]?ז)$/i.test(thing))
    return /^\W*(?:\w+ ){0,3}(?:clear|wipe|empty)\b|נק|פנ/i.test(said);
  return /(?:s|ות|ים)$/i.test(thing);
}

function thingOf({ reminder, task }: Readonly<Record<string, string | undefined>>): BulkThing {
  if (reminder !== undefined) return 'reminder';
  return task === undefined ? 'meeting' : 'task';
}

function finished(
  rest: string,
  of: BulkThing,
  groups: Readonly<Record<string, string | undefined>>,
): BulkChange | null {
  const isMarked = /mark|סמ/i.test(groups['finish'] ?? '');
  if (of !== 'task' || (isMarked && !asDone.test(rest))) return null;
  if (!isMarked && rest !== '' && !still.test(rest)) return null;
  return { of, wish: { does: 'finish' }, over: null, about: null };
}

function moved(rest: string, of: BulkThing, clockwork: Clockwork): BulkChange | null {
  const { limits = rest, to } = toEn.exec(rest)?.groups ?? toHe.exec(rest)?.groups ?? {};
  const said = (to ?? '')
    .replace(/^(?:by|for) (?=an? |half|\d)/i, '')
    .replace(/^to the (?=\w+day\b)/i, 'to ');
  const when = said === '' ? null : onDayAlone(timeAlone(said, clockwork));
  return { of, wish: when ?? { does: 'ask-when' }, ...limitsIn(limits, clockwork) };
}

/** "To Thursday morning" is not the hour at which mornings begin, for all of them. */
function onDayAlone(when: TimeWanted | null): TimeWanted | null {
  if (when?.does !== 'move' || when.to.loose === undefined || when.to.loose === 'half') return when;
  return { does: 'move', to: { ...when.to, clock: null } };
}

function limitsIn(rest: string, clockwork: Clockwork): Pick<BulkChange, 'over' | 'about'> {
  const words = wordsIn(rest);
  if (rest === '') return { over: null, about: null };
  const when = findWhen(words, clockwork);
  const left = when.rest.tokens.map(({ text }) => text).join(' ');
  const about = left.replace(leading, '').trim();
  return { over: when.over('ahead'), about: about === '' || still.test(about) ? null : about };
}
