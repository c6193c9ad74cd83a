/** How people ask. Grammar is data: a row is a way to ask, and what it asks for. */
import { besideFilter, mailFilterOf } from './mail-filters.ts';
import { rowsOf, type Match } from './pattern.ts';
import type { Question } from './question.ts';
import { today, type When } from './when.ts';
import type { Clockwork } from '../time/clockwork.ts';
import { hourMs } from '../../time/units.ts';

type Asked = {
  readonly match: Match;
  readonly when: When;
  readonly clockwork: Clockwork;
  readonly isAsked: boolean;
  /** It asks for what was. */
  readonly isPast: boolean;
};
/** Null: the words are this question only with something that they lack. */
type Make = (asked: Asked) => Question | null;

const agendaOf =
  (pick: 'first' | 'last' | null, needsTime: boolean): Make =>
  ({ when, clockwork, isPast }) => {
    const said = when.over(isPast ? 'behind' : 'ahead');
    if (said === null && needsTime) return null;
    return { asks: 'agenda', over: said ?? today(clockwork), pick };
  };
/** Says by itself that the calendar is meant; today where no time is said. */
const agenda = agendaOf(null, false);
/** "What do I have" asks for the calendar only with a time. */
const agendaThen = agendaOf(null, true);
const first = agendaOf('first', false);
const last = agendaOf('last', false);

const meeting: Make = ({ match, when }) => ({
  asks: 'meeting',
  about: match.held,
  over: when.over('ahead'),
  wants: null,
  isPast: false,
});
const untilMeeting: Make = (asked) => {
  const next = meeting(asked);
  return next?.asks === 'meeting' ? { ...next, wants: 'until' } : next;
};
/** "Do I have yoga tomorrow": with a time, or a question mark, it is no statement. */
const meetingThen: Make = (asked) =>
  asked.when.over('ahead') === null && !asked.isAsked ? null : meeting(asked);

const free =
  (finds: boolean, usualMs: number | null = null): Make =>
  ({ match, when, clockwork }) => {
    const lengthMs = when.lengthMs ?? match.lengthMs ?? usualMs;
    return {
      asks: 'free',
      over: when.over('ahead') ?? today(clockwork),
      lengthMs,
      finds: finds || lengthMs !== null,
    };
  };

/** "Is tomorrow afternoon free" has a time. */
const freeThen: Make = (asked) => (asked.when.over('ahead') === null ? null : free(false)(asked));
/** "Find me 90 minutes on Wednesday". */
const freeLong: Make = (asked) => {
  const long = asked.when.lengthMs ?? asked.match.lengthMs;
  return long === null || asked.when.over('ahead') === null ? null : free(true)(asked);
};

const mail =
  (
    by: 'from' | 'to' | null,
    { unread = false, attachments = false }: { unread?: boolean; attachments?: boolean } = {},
  ): Make =>
  ({ match: { held }, when }) => {
    // "הודעות מדנה בוואטסאפ": the words say more than who.
    const only = (held?.split(' ') ?? []).map(mailFilterOf).find((one) => one !== null) ?? null;
    const who = held === null || only === null ? held : besideFilter(held);
    if (only !== null && (who === null || by === 'to')) return null;
    return {
      asks: 'mail',
      from: by === 'from' ? who : null,
      to: by === 'to' ? who : null,
      about: null,
      sent: by === 'to',
      unread,
      attachments,
      over: when.over('behind'),
      ...(only !== null && { only }),
    };
  };
/** "What mail did I get" asks for a time. */
const mailThen: Make = (asked) => (asked.when.over('behind') === null ? null : mail(null)(asked));
const unread = { unread: true };
const attachments = { attachments: true };

const waiting: Make = () => ({ asks: 'waiting' });
const open =
  (what: 'reminders' | 'tasks' | 'both'): Make =>
  ({ when }) => ({ asks: 'open', what, over: when.over('ahead'), about: null, late: false });
/** "The time in London at 17:00 in Tokyo" asks for another hour than now. */
const time: Make = ({ match: { held }, when }) =>
  held === null || when.over('ahead')?.isHours === true ? null : { asks: 'time', city: held };

const calendar = 'calendar|schedule|agenda|diary|planner';
const meetings = 'meetings|meeting|appointments|appointment|events|event|plans|calls|call';
const mails = 'mail|mails|email|emails|message|messages';
const calendarHe = 'יומן|ביומן|היומן|לוז|בלוז|הלוז|יומנים|לוח';
const meetingsHe = 'פגישות|פגישה|ישיבות|ישיבה|אירועים|אירוע|תורים|תור|תוכניות|תכניות|שיחות|שיחה';
const theMeetingsHe = 'הפגישות|הישיבות|האירועים|התורים|התוכניות|התכניות|השיחות';
const mailsHe = 'מייל|מיילים|הודעה|הודעות|אימייל|אימיילים|דואר|מכתבים';

export const questionRows = rowsOf<Make>([
  // The calendar of days.
  ['what|whatve ive|i|have [got|have] [got] [going] [on] / whatve i got [on|planned]', agendaThen],
  ['do i have a|an|my {} appointment|meeting|lesson|class', meeting],
  ['am i meeting|seeing anyone|anybody|someone / do i meet anyone|anybody', agendaThen],
  ['whats|what [is] coming [up]', agendaThen],
  ['where do i need|have to be / לאן אני צריך|צריכה להגיע|ללכת / איפה אני צריך|צריכה להיות', agendaThen],
  ['what time is|does my first|earliest meeting|appointment|call [start]', first],
  ['מה השעה של הפגישה|הישיבה הראשונה / באיזו|באיזה שעה הפגישה|הישיבה הראשונה [שלי]', first],
  ['עד מתי אני עובד|עובדת|עסוק|עסוקה', last],
  ['מה התכנון|התוכנית|התכנית [שלי] / מה [יש] [לי] על הפרק', agendaThen],
  [
    `whats|what [is|was|do|are] [there] [i] [have] [going] [planned|scheduled|coming] on|in [my|the] ${calendar}`,
    agenda,
  ],
  [`what [do|have|did] i [have|got] [going] [on|planned|scheduled] [on|in] my ${calendar}`, agenda],
  [`whats|what [is|does] my|the [day] [${calendar}] [look] [like]`, agendaThen],
  [`whats|what|show|tell|give|list|read [is] [me] my|the|todays|tomorrows ${calendar} [look] [like]`, agenda],
  [`hows|how [is|does|do|are] my|the day|week|${calendar} [look|looking|shaping] [like|up]`, agenda],
  [`hows|how [is|does|do] [my|the] [day] [look|looking] [like]`, agendaThen],
  ['what|whats [do|have|did|am] i [have|got|doing] [going|planned|scheduled|coming] [on|up]', agendaThen],
  ['what does|will [my] [day] look like / whats|what [is] [on]', agendaThen],
  ['whats|what [is|are] [my] [the] on|up|happening|planned|scheduled|plans|plan [for] [me]', agendaThen],
  [
    `[do|did|have] i|we [have|got] anything|something [on|planned|scheduled] [on|in] [my] [${calendar}]`,
    agendaThen,
  ],
  [
    `[do|did|have] i [have|got] any|some|a [other|more] ${meetings} [planned|scheduled] [on|in] [my] [${calendar}]`,
    agendaThen,
  ],
  [`is|are there anything|any|something [${meetings}] [planned|scheduled] on|in my ${calendar}`, agenda],
  [`anything|any [${meetings}] [planned|scheduled] [on] [on|in] [my] [${calendar}]`, agendaThen],
  [`how many [${meetings}] [do|did] i have|got`, agenda],
  [`what|which [my] ${meetings} [do|are] [i|there] [have|got] [planned]`, agenda],
  [`what|whats [are|is] my [the] ${meetings}`, agenda],
  [`show|tell|give|list|read [me] [about] [all] [my|the] ${meetings}`, agendaThen],
  [`show|tell|give|list|read [me] [all] my [upcoming] ${meetings}`, agenda],
  [`[and] [my] ${calendar} / my day|week / my ${meetings}`, agendaThen],
  ['who am|do i meeting|seeing|meet|see', agendaThen],
  [
    `when|whats|what [is|does] my|the first meeting|appointment|event|thing|call [start|on] [on] [my] [${calendar}]`,
    first,
  ],
  [`when [do|does] my day start / what time do i start`, first],
  [`when|whats|what [is|does] my|the last meeting|appointment|event|thing|call [end]`, last],
  [`when does my day end / when am i done|finished`, last],
  [`מה [יש|היה] [לי] [רשום|קבוע|מתוכנן] ${calendarHe} [שלי]`, agenda],
  [`ביומן|בלוז מה [יש|היה] לי / מה [יש|היה] לי [רשום|קבוע|מתוכנן] ${calendarHe} [שלי]`, agenda],
  [`מה יש ${calendarHe} [שלי|לי]`, agenda],
  ['תפתח|תפתחי|פתח|פתחי [לי] את היומן|הלוז [שלי|של]', agenda],
  [`מה [יש] [לי] [על] [הפרק|הראש]`, agendaThen],
  [
    'מה [יש] לי / מה יש / מה [יש] [לי] מתוכנן|קבוע|מתוכננים|בתוכנית|בתכנית|בתוכניות [לי] / מה אני עושה / מה עושים',
    agendaThen,
  ],
  [
    `מה קורה|הולך|מתוכנן|מחכה [לי|איתי] [${calendarHe}] / מה ${calendarHe} [שלי|אומר] / מה [עם] ${theMeetingsHe} [שלי]`,
    agendaThen,
  ],
  [`מה|מהם|מהן ${theMeetingsHe} [שלי|שיש] [לי]`, agenda],
  [`איך נראה|נראית|נראים|הולך [לי] [לוז|הלוז|היומן|יום|היום|השבוע] [שלי|לי]`, agendaThen],
  [`איך נראה [לי] ${calendarHe} [שלי]`, agenda],
  [`אילו|איזה|אלו|מה|איזו ${meetingsHe} יש [לי] [ביומן]`, agenda],
  [
    `[האם] יש לי משהו|פגישות|ישיבות|אירועים|תורים|תוכניות|תכניות|פגישה|ישיבה|תור|אירוע|שיחות [ביומן|בלוז|קבוע|מתוכנן|קבועות]`,
    agendaThen,
  ],
  [`[האם] יש לי משהו|פגישות|ישיבות|אירועים ביומן|בלוז`, agenda],
  [`כמה ${meetingsHe} [יש] לי [ביומן]`, agenda],
  [
    `תראה|תראי|הצג|הציגי|תציג|תציגי|תגיד|תגידי|ספר|ספרי|תן|תני|תקרא|תקריא [לי] [את] [מה] [יש] [כל] ${calendarHe}|${theMeetingsHe} [שלי]`,
    agenda,
  ],
  [`תגיד|תגידי [לי] מה יש [לי] [ביומן|בלוז]`, agendaThen],
  [`[את] היומן|הלוז|לוז|יומן [שלי] / ${theMeetingsHe} [שלי]`, agendaThen],
  ['עם מי אני נפגש|נפגשת|מדבר|מדברת / עם מי יש לי פגישה|פגישות', agendaThen],
  ['מתי|מה הפגישה|הישיבה|הדבר הראשונה|הראשון [שלי|ביומן]', first],
  ['מתי מתחיל|מתחילה [לי] [היום|יום] [שלי] / מתי אני מתחיל|מתחילה', first],
  ['מתי|מה הפגישה|הישיבה|הדבר האחרונה|האחרון [שלי|ביומן]', last],
  ['מתי אני מסיים|מסיימת|גומר|גומרת', last],

  // The next meeting, and those with somebody.
  [
    'when|whats|what|where|whos|whens [is|s] my|the next meeting|appointment|event|call|thing [on] [my] [calendar]',
    meeting,
  ],
  ['when my next meeting|appointment|event|call is', meeting],
  ['[my] next meeting|appointment|event|call', meeting],
  ['who [am|do] i meeting|meet|seeing|see next / who is my next meeting|call with', meeting],
  [
    `whats|what [is] next [on|in] my ${calendar} / whats|what [is] next [for] me / what do i have next`,
    meeting,
  ],
  ['how long [do] [i] [have] until|till|before my next meeting|appointment|call|event', untilMeeting],
  ['how much time [do] [i] [have] until|till|before my next meeting|appointment|call|event', untilMeeting],
  [
    'מתי|מה|איפה|מהי|מהו [הוא|היא] הפגישה|הישיבה|התור|האירוע|השיחה|הדבר הבאה|הבא|הקרובה|הקרוב [שלי|ביומן|בלוז]',
    meeting,
  ],
  ['מה הדבר הבא [שיש] [לי] [ביומן|בלוז] / מה יש לי אחר|אחרי כך|זה / מה הבא ביומן|בלוז', meeting],
  ['הפגישה הבאה|הקרובה [שלי] / מתי יש לי [את] פגישה|ישיבה|הפגישה [הבאה|הקרובה]', meeting],
  ['עם מי [יש] [לי] הפגישה|הישיבה|השיחה הבאה|הקרובה [שלי]', meeting],
  ['עוד כמה זמן הפגישה|הישיבה|השיחה [הבאה|הקרובה] [שלי]', untilMeeting],
  ['כמה זמן [יש] [לי|נשאר|נותר] [לי] עד [ל] הפגישה|לפגישה|הישיבה [הבאה|הקרובה]', meeting],
  [
    'when [do|am|will|did] i [next] meet|meeting|see|seeing|have [a] [meeting|call] [next] [with] {}',
    meeting,
  ],
  [
    'when|whens|where|whats [is|are] [s] my|the|our [next] meeting|appointment|call|lunch|dinner|coffee|session with|about|regarding [the|our|my] {}',
    meeting,
  ],
  ['when|whens|where [is] my|the|our [next] {} appointment|meeting|call|lesson|class', meeting],
  ['when is my [next] {}', meeting],
  [
    'do i have a|any|another [meeting|meetings|appointment|call] [scheduled|planned] with|about|regarding [the|our|my] {}',
    meeting,
  ],
  ['am|do i meeting|meet|seeing|see [with] {}', meetingThen],
  [
    'what time [is|do] [my|i|the] [meet|meeting|see] [meeting|appointment|call] with|about|regarding [the|our|my] {}',
    meeting,
  ],
  ['what time is my|the {} appointment|meeting', meeting],
  ['מתי [אני] [שוב] נפגש|נפגשת|פוגש|פוגשת|רואה|נפגשים [עם|את] {}', meeting],
  [
    'מתי [יש] [לי] [את] הפגישה|פגישה|הישיבה|ישיבה|השיחה|שיחה|התור|תור [שלי] [הבאה|הבא|הקרובה] [עם|אצל|על|בנושא|לגבי] {}',
    meeting,
  ],
  ['מתי התור|הפגישה [שלי] {ל}', meeting],
  ['מתי יש לי {}', meeting],
  ['[האם] יש לי [היום] פגישה|פגישות|ישיבה|שיחה|תור [עם|אצל|על|בנושא|לגבי] {}', meeting],
  ['[האם] אני נפגש|נפגשת|פוגש|פוגשת [עם|את] {}', meetingThen],
  ['באיזו|באיזה שעה הפגישה|התור|הישיבה [שלי] [עם|אצל] {}', meeting],

  // Free time.
  ['כמה עמוס|עמוסה|עסוק|עסוקה [אני|לי]', freeThen],
  ['[find|get|give] [me] @', freeLong],
  ['find|show|give|get [me] a|another free|open hour / when do i have a free hour', free(true, hourMs)],
  ['find|show|give|get [me] # free|open|available hours|hour|minutes', free(true)],
  ['[האם] [יש] [לי] [ה]יומן פנוי|תפוס|מלא', free(false)],
  [
    'תמצא|תמצאי|מצא|מצאי|חפש|חפשי|תחפש|תחפשי|למצוא|תראה|תראי [לי] @ [פנוי|פנויה|פנויות|פנויים] [ביומן|בלוז]',
    free(true),
  ],
  [
    'תמצא|תמצאי|מצא|מצאי|חפש|חפשי|תחפש|תחפשי|למצוא|תראה|תראי [לי] זמן|חלון|חור|מקום|זמנים|חלונות [פנוי|פנויה|פנויות|פנויים] [ביומן|בלוז]',
    free(true),
  ],
  ['איפה|מתי יש לי @ [פנוי|פנויה|פנויות|פנויים]', free(true)],

  // Mail and messages.
  ['[show|tell] [me] what {} sent|wrote|said|emailed [me]', mail('from')],
  ['did|has {} get|got|gotten back [to] [me]', mail('from')],
  ['מה חדש {מ}', mail('from')],
  [
    'what did|has|does {} write|written|send|sent|say|said|want|answer|reply|email|wanted [to] [me|us] [back|about]',
    mail('from'),
  ],
  ['מה {} כתב|כתבה|שלח|שלחה|רצה|רצתה|אמר|אמרה|ענה|ענתה|רוצה|כותב|כותבת|השיב|השיבה [לי|ממני]', mail('from')],
  [
    `whats|what [is|was|are] [the] last|latest|newest|most|recent [recent] ${mails} [i] [got|received] from {}`,
    mail('from'),
  ],
  [
    `[show|read|find|open|get] [me] [the|my] last|latest|newest|recent ${mails} [i] [got|received] from {}`,
    mail('from'),
  ],
  [`[show|read|find|list|get] [me] [all] [the|my] ${mails} from {}`, mail('from')],
  [
    'has|have {} written|replied|answered|responded|emailed|texted|sent [to] [me|us] [back|yet|anything]',
    mail('from'),
  ],
  [
    `[do|did|have|is|are] [i|there] [have|got|get] any|anything|some [new] ${mails} [new] from {}`,
    mail('from'),
  ],
  [
    `[whats|what|how|which|show|do|are|is] [many|me|i|there] [is|are] [have|got] [my|the|any] unread ${mails} [do|are] [i|there] [have] from {}`,
    mail('from', unread),
  ],
  [`unread from {}`, mail('from', unread)],
  [
    `[show|find|list|which|get] [me] [the|my|all] ${mails} with [a|an|any] attachment|attachments|file|files [from] {}`,
    mail('from', attachments),
  ],
  [
    `[show|find|list|which|get|what] [me] [the|my|all] ${mails} [that] with|have|has|had [a|an|any] attachment|attachments|file|files`,
    mail(null, attachments),
  ],
  [
    `[whats|what|how|which|show|list|read|do|are|is] [many|me|i|there|all] [is|are] [have|got] [my|the|any] unread ${mails} [do|are|is] [i|there|in] [have|got|my] [inbox]`,
    mail(null, unread),
  ],
  [
    `what|which|whats ${mails} did i get|receive / what ${mails} came|arrived [in] / [show|list] [me] [my|the|all] ${mails} [of]`,
    mailThen,
  ],
  [`[show|what|which] [me] [the|my|all] ${mails} [that] [did] i send|sent|wrote|write [to] {}`, mail('to')],
  [
    '[מה|תראה|תראי|תקריא|הצג] [לי] [את] [היה] המייל|ההודעה|המיילים|ההודעות|האימייל האחרון|האחרונה|האחרונים|האחרונות [שקיבלתי|שהגיע|שהגיעה|שבא] {מ}',
    mail('from'),
  ],
  [`[תראה|תראי|הצג] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות {מ}`, mail('from')],
  [`[האם] יש [לי] [איזה] [משהו|${mailsHe}] [חדש|חדשים|חדשה|חדשות] {מ}`, mail('from')],
  [
    `[האם|כמה|אילו|מה|איזה] [יש] [לי] ${mailsHe} [חדשים|חדשות] שלא|לא קראתי|נקראו|נקרא {מ}`,
    mail('from', unread),
  ],
  [
    `[האם|כמה|אילו|מה|איזה|תראה|תראי|הצג] [יש] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [חדשים|חדשות] שלא|לא קראתי|נקראו|נקרא [יש] [לי]`,
    mail(null, unread),
  ],
  [
    `[תראה|תראי|הצג|מצא|תמצא|תמצאי|אילו|איזה|מה] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [יש] עם|שיש קבצים|קובץ|צרופות|צרופה|מצורפים|בהם [מצורפים|מצורף|קבצים]`,
    mail(null, attachments),
  ],
  [
    `[תראה|תראי|הצג|מצא|תמצא|תמצאי|אילו|איזה|מה] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [יש] עם|שיש קבצים|קובץ|צרופות|צרופה|מצורפים|בהם [מצורפים|מצורף|קבצים] {מ}`,
    mail('from', attachments),
  ],
  [`[תראה|תראי|הצג] [לי] [את] [כל] המיילים|ההודעות|${mailsHe} [של]`, mailThen],
  [`אילו|איזה|מה ${mailsHe} קיבלתי|הגיעו|קבלתי`, mailThen],

  // Who waits.
  ['who hasnt [gotten|got|received] a|an|any reply|answer [from] [me]', waiting],

  // Reminders and tasks.
  [
    '[what|which|whats|show|list|are|do|give] [are|me|there|i] [have] [all|any] [my|the] [open|pending|upcoming|active] reminders [do|are] [i|there] [have|got] [open|left|set|pending]',
    open('reminders'),
  ],
  [
    '[what|which|whats|show|list|are|do|give] [are|is|me|there|i] [have] [all|any] [my|the|on] [my] [open|pending|unfinished|active] tasks|todos|todo [list] [do|are] [i|there] [have|got] [open|left|pending]',
    open('tasks'),
  ],
  [
    '[מה|אילו|איזה|מהן|תראה|תראי|הצג] [לי] [את] [כל] התזכורות|תזכורות [הפתוחות|פתוחות|הקרובות] [יש] [שלי|לי|שיש] [לי]',
    open('reminders'),
  ],

  // The time elsewhere.
  ['[מה] [ה] שעה|השעה {ב} [עכשיו|כרגע]', time],
  [
    '[whats|what|tell] [is|me] [the] [current|local] time [is|it] [it] [now] in|at {} [now|right] [now]',
    time,
  ],
  [
    'what time is it [now] [right] [now] in|at {} [now|right] [now] / whats|what [is] the time [now] in|at {} [now]',
    time,
  ],
  ['מה [עכשיו] השעה [עכשיו|כרגע] {ב} / איזו|איזה שעה [עכשיו] {ב}', time],
]);

/** Words around a question that ask for nothing. */
export const openers = rowsOf<true>([
  ['hey|hi|hello|ok|okay|so|please|and|um|uh|well|now|just|quick [question]', true],
  ['can|could|would|will you [please] [tell] [me]', true],
  ['can|could i [please] know|see / i want|need to know|see / id like to know|see / do you know', true],
  ['tell me [please] / let me know / remind me again', true],
  ['היי|הי|שלום|אז|בבקשה|תגיד|תגידי|רגע|אה|טוב|אוקיי|אוקי|סליחה|נו', true],
  ['[אני] רוצה|רציתי|צריך|צריכה לדעת|לראות / אפשר לדעת|לראות / תגיד|תגידי|ספר|ספרי|תאמר לי', true],
  ['אתה|את יודע|יודעת|יכול|יכולה [להגיד|לומר] [לי]', true],
]);
export const closers = rowsOf<true>([
  ['please|thanks|thx|pls|then|again|exactly|buddy|mate|man', true],
  ['thank you', true],
  ['בבקשה|תודה|אחי|מותק|בדיוק|בעצם|כפרה', true],
  ['תודה רבה', true],
]);
/** What a question may begin with that goes on from the one before. */
export const goingOn = rowsOf<string>([
  ['and [what|how] [about] [on|for|with|from]', ''],
  ['what|how about [on|for|with|from]', ''],
  ['ו|ומה|מה|ועם [עם|לגבי|בנוגע|יש] [לי]', ''],
]);
