/** How people ask. Grammar is data: a row is a way to ask, and what it asks for. */
import { rowsOf, type Match } from './pattern.ts';
import type { Question } from './question.ts';
import { today, type When } from './when.ts';
import type { Clockwork } from '../time/clockwork.ts';

type Asked = {
  readonly match: Match;
  readonly when: When;
  readonly clockwork: Clockwork;
  readonly isAsked: boolean;
};
/** Null: the words are this question only with something that they lack. */
type Make = (asked: Asked) => Question | null;

const agendaOf =
  (pick: 'first' | 'last' | null, needsTime: boolean): Make =>
  ({ when, clockwork }) => {
    const said = when.over('ahead');
    if (said === null && needsTime) return null;
    return { asks: 'agenda', over: said ?? today(clockwork), pick };
  };
/** Says by itself that the calendar is meant; today where no time is said. */
const agenda = agendaOf(null, false);
/** "What do I have" asks for the calendar only with a time. */
const agendaThen = agendaOf(null, true);
const first = agendaOf('first', false);
const last = agendaOf('last', false);

const brief: Make = ({ when, clockwork }) => ({
  asks: 'brief',
  over: when.over('ahead') ?? today(clockwork),
});
/** "Sum up" and "update me" mean the day only when it is named. */
const briefThen: Make = (asked) => (asked.when.over('ahead') === null ? null : brief(asked));

const meeting: Make = ({ match, when }) => ({
  asks: 'meeting',
  about: match.held,
  over: when.over('ahead'),
  wants: null,
  isPast: false,
});
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

/** "Find me" with nothing else is no question: a length or a time says that hours are meant. */
const freeFound: Make = (asked) =>
  asked.when.lengthMs === null && asked.when.over('ahead') === null ? null : free(true)(asked);

const mail =
  (
    by: 'from' | 'to' | null,
    { unread = false, attachments = false }: { unread?: boolean; attachments?: boolean } = {},
  ): Make =>
  ({ match: { held }, when }) => ({
    asks: 'mail',
    from: by === 'from' ? held : null,
    to: by === 'to' ? held : null,
    about: null,
    sent: by === 'to',
    unread,
    attachments,
    over: when.over('behind'),
  });
/** "Dana wrote to me" asks only with a question mark. */
const mailAsked: Make = (asked) => (asked.isAsked ? mail('from')(asked) : null);
/** "What have I sent" is mail of a time. */
const sentThen: Make = (asked) => {
  const over = asked.when.over('behind');
  return over === null ? null : { asks: 'done', over, about: null };
};
/** "What mail did I get" asks for a time. */
const mailThen: Make = (asked) => (asked.when.over('behind') === null ? null : mail(null)(asked));
const unread = { unread: true };
const attachments = { attachments: true };

const waiting: Make = () => ({ asks: 'waiting' });
const open =
  (what: 'reminders' | 'tasks' | 'both'): Make =>
  ({ when }) => ({ asks: 'open', what, over: when.over('ahead'), about: null, late: false });
const done: Make = ({ when, clockwork }) => ({
  asks: 'done',
  over: when.over('behind') ?? today(clockwork),
  about: null,
});
const contact =
  (wants: 'email' | 'phone' | 'any'): Make =>
  ({ match: { held } }) =>
    held === null ? null : { asks: 'contact', who: bare(held), wants };
/** "Dana's number": without the possessive it would be anybody's number. */
const contactOf =
  (wants: 'email' | 'phone' | 'any'): Make =>
  (asked) =>
    /['’׳]s$/i.test(asked.match.held ?? '') ? contact(wants)(asked) : null;
/** "Dana's number?" asks; "call Dana's number" does not. */
const contactAsked =
  (wants: 'email' | 'phone'): Make =>
  (asked) =>
    asked.isAsked ? contactOf(wants)(asked) : null;
const time: Make = ({ match: { held } }) => (held === null ? null : { asks: 'time', city: held });

function bare(name: string): string {
  return name.replace(/['’׳]s$/i, '');
}

const calendar = 'calendar|schedule|agenda|diary|planner';
const meetings = 'meetings|meeting|appointments|appointment|events|event|plans|calls|call';
const mails = 'mail|mails|email|emails|message|messages';
const calendarHe = 'יומן|ביומן|היומן|לוז|בלוז|הלוז|יומנים|לוח';
const meetingsHe = 'פגישות|פגישה|ישיבות|ישיבה|אירועים|אירוע|תורים|תור|תוכניות|תכניות|שיחות|שיחה';
const theMeetingsHe = 'הפגישות|הישיבות|האירועים|התורים|התוכניות|התכניות|השיחות';
const mailsHe = 'מייל|מיילים|הודעה|הודעות|אימייל|אימיילים|דואר|מכתבים';

export const questionRows = rowsOf<Make>([
  // The day at a glance.
  ['brief me [on|about] [my] [day|morning]', brief],
  [
    '[whats|what|give|show|tell|read|get|prepare] [is] [me] [my|the|a|todays|tomorrows] [quick|short] [morning|daily] brief|briefing [of|on|for] [my|the] [day]',
    brief,
  ],
  ['give|show [me] an|the|my overview of|for my|the day / catch me up [on] [my] [day]', brief],
  ['summarize|summarise|sum my day|morning [up] / sum up my day|morning / start my day', brief],
  ['sum|summarize|summarise [it] [up] [my|the] [day] / what do i need|have to know [about]', briefThen],
  ['תדרך|תדרכי|תתדרך|תתדרכי אותי [על|לקראת] [הבוקר]', brief],
  [
    '[מה|תן|תני|תכין|תכיני|תראה|תראי|הצג|הציגי|אפשר] [לי] [את] תדריך|התדריך|סקירה|סקירת|הסקירה [של|על] [בוקר|הבוקר|יומי|היומי|יומית|היומית|יום] [שלי]',
    brief,
  ],
  [
    'סכם|סכמי|תסכם|תסכמי [לי] [את] [הבוקר] [שלי] / תעדכן|תעדכני|עדכן|עדכני אותי [מה] [יש] [לגבי|על]',
    briefThen,
  ],
  ['מה אני צריך|צריכה|חייב|חייבת לדעת [על|לגבי]', briefThen],

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
  ['am i busy|booked', free(false)],
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
  ['how long [do] [i] [have] until|till|before my next meeting|appointment|call|event', meeting],
  ['how much time [do] [i] [have] until|till|before my next meeting|appointment|call|event', meeting],
  [
    'מתי|מה|איפה|מהי|מהו [הוא|היא] הפגישה|הישיבה|התור|האירוע|השיחה|הדבר הבאה|הבא|הקרובה|הקרוב [שלי|ביומן|בלוז]',
    meeting,
  ],
  ['מה הדבר הבא [שיש] [לי] [ביומן|בלוז] / מה יש לי אחר|אחרי כך|זה / מה הבא ביומן|בלוז', meeting],
  ['הפגישה הבאה|הקרובה [שלי] / מתי יש לי [את] פגישה|ישיבה|הפגישה [הבאה|הקרובה]', meeting],
  ['עם מי [יש] [לי] הפגישה|הישיבה|השיחה הבאה|הקרובה [שלי]', meeting],
  ['עוד כמה זמן הפגישה|הישיבה|השיחה [הבאה|הקרובה] [שלי]', meeting],
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
  [
    'is free|open / is [my] [time] free / how busy|free am i / כמה עמוס|עמוסה|עסוק|עסוקה [אני|לי] / כמה אני עמוס|עמוסה|עסוק|עסוקה',
    freeThen,
  ],
  ['[find|get|give] [me] @ / find me', freeLong],
  ['which|what day|days am i free|available / באיזה יום אני פנוי|פנויה', free(true)],
  ['[האם] יש לי זמן|מקום|חלון לפגישה|לשיחה / do i have [any] time|room for a meeting|call', free(false)],
  ['find|show|give|get [me] a|another free|open hour / when do i have a free hour', free(true, 3_600_000)],
  ['am|is|are i|im|my [calendar|schedule] [still] free|available|open', free(false)],
  ['if|whether im|i [am] free|busy|available', free(false)],
  [
    'do i have [any|some] [free] time|space|room|availability|gap|gaps|slot|slots [free|open|available|left]',
    free(false),
  ],
  ['when|what times|time [am|do] [i] [have] [any|some] free|available|open|time [time|slots]', free(true)],
  ['when am i [next] free|available / when do i have [free] time', free(true)],
  [
    'find|show|get|give [me] [a|an|some|any|the] free|open|available [time|slot|slots|hour|hours|gap|window|windows]',
    free(true),
  ],
  [
    'find|show|get|give [me] [a|an|some|my|any] [free|open] time|slot|slots|hour|hours|gap|window',
    free(true),
  ],
  [
    'find|show|give|get [me] # free|open|available hours|hour|minutes / find|show|give|get [me] @ [free|open|available]',
    free(true),
  ],
  [
    'where|when do|can i have|find|get # free|open hours|hour / where|when do|can i have|find|get @ [free|open]',
    free(true),
  ],
  ['my free|open time|slots|hours', free(true)],
  ['[האם] אני פנוי|פנויה|עסוק|עסוקה|תפוס|תפוסה|זמין|זמינה', free(false)],
  [
    '[האם] [יש] [לי] [ה]יומן פנוי|תפוס|מלא / [האם] יש לי [קצת] זמן|חלון|חור|מקום [פנוי] [ביומן|בלוז]',
    free(false),
  ],
  ['מתי אני פנוי|פנויה|זמין|זמינה / מתי יש לי [קצת] זמן|חלון|חור [פנוי] [ביומן|בלוז]', free(true)],
  [
    'תמצא|תמצאי|מצא|מצאי|חפש|חפשי|תחפש|תחפשי|למצוא|תראה|תראי [לי] @ [פנוי|פנויה|פנויות|פנויים] [ביומן|בלוז]',
    free(true),
  ],
  [
    'תמצא|תמצאי|מצא|מצאי|חפש|חפשי|תחפש|תחפשי|למצוא|תראה|תראי [לי] זמן|חלון|חור|מקום|זמנים|חלונות [פנוי|פנויה|פנויות|פנויים] [ביומן|בלוז]',
    free(true),
  ],
  ['איפה|מתי יש לי @ [פנוי|פנויה|פנויות|פנויים] / @ פנוי|פנויה|פנויות|פנויים', free(true)],
  ['איפה|מתי יש לי [זמן|חלון|חור|מקום|שעות|שעה] [פנוי|פנויה|פנויות|פנויים] [ביומן|בלוז]', freeFound],

  // Mail and messages.
  ['[show|tell] [me] what {} sent|wrote|said|emailed [me]', mail('from')],
  ['did|has {} get|got|gotten back [to] [me]', mail('from')],
  ['any|anything [new] unread from {}', mail('from', unread)],
  ['whats|what [is|was] the last thing|email|message [that] {} wrote|sent|said [me]', mail('from')],
  ['[האם] {} כתב|כתבה|שלח|שלחה|ענה|ענתה|חזר|חזרה [לי|אליי|אלי] [משהו]', mailAsked],
  ['מה קיבלתי|הגיע|בא {מ} / מה חדש {מ}', mail('from')],
  ['what did|have i send|sent|write|written / מה שלחתי|כתבתי', sentThen],
  [
    'what did|has|does {} write|written|send|sent|say|said|want|answer|reply|email|wanted [to] [me|us] [back|about]',
    mail('from'),
  ],
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
    'did {} write|reply|answer|email|respond|text|message|call|send [to] [me|us|mail] [back|yet|anything]',
    mail('from'),
  ],
  [
    'has|have {} written|replied|answered|responded|emailed|texted|sent [to] [me|us] [back|yet|anything]',
    mail('from'),
  ],
  [
    `[do|did|have|is|are] [i|there] [have|got|get] any|anything|some [new] ${mails} [new] from {} / anything [new] from {}`,
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
    `do i have [any] [new|unread] ${mails} / any new ${mails} / have i got [any] new|unread ${mails}`,
    mail(null, unread),
  ],
  [`whats|what|anything [is] new|unread in|on my inbox|mail|mailbox|email`, mail(null, unread)],
  [
    `what|which|whats ${mails} did i get|receive / what ${mails} came|arrived [in] / [show|list] [me] [my|the|all] ${mails} [of]`,
    mailThen,
  ],
  ['what did|have i send|sent|write|written|email|tell|told|reply|answer|say [to] {}', mail('to')],
  [
    `[whats|what|show|when] [is|was|me] [the|my] last|latest ${mails} [that] [i] [sent|wrote] to {}`,
    mail('to'),
  ],
  [`[show|what|which] [me] [the|my|all] ${mails} [that] [did] i send|sent|wrote|write [to] {}`, mail('to')],
  ['[האם] מה כתב|כתבה|שלח|שלחה|רצה|רצתה|אמר|אמרה|ענה|ענתה|רוצה|השיב|השיבה [לי|ממני] {}', mail('from')],
  ['מה {} כתב|כתבה|שלח|שלחה|רצה|רצתה|אמר|אמרה|ענה|ענתה|רוצה|כותב|כותבת|השיב|השיבה [לי|ממני]', mail('from')],
  [
    '[מה|תראה|תראי|תקריא|הצג] [לי] [את] [היה] המייל|ההודעה|המיילים|ההודעות|האימייל האחרון|האחרונה|האחרונים|האחרונות [שקיבלתי|שהגיע|שהגיעה|שבא] {מ}',
    mail('from'),
  ],
  [`[תראה|תראי|הצג] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות {מ}`, mail('from')],
  [`[האם] יש [לי] [איזה] [משהו|${mailsHe}] [חדש|חדשים|חדשה|חדשות] {מ}`, mail('from')],
  ['האם {} ענה|ענתה|כתב|כתבה|השיב|השיבה|שלח|שלחה|חזר|חזרה [לי|אליי|אלי] [משהו|מייל]', mail('from')],
  [
    `[האם|כמה|אילו|מה|איזה] [יש] [לי] ${mailsHe} [חדשים|חדשות] שלא|לא קראתי|נקראו|נקרא {מ}`,
    mail('from', unread),
  ],
  [
    `[האם|כמה|אילו|מה|איזה|תראה|תראי|הצג] [יש] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [חדשים|חדשות] שלא|לא קראתי|נקראו|נקרא [יש] [לי]`,
    mail(null, unread),
  ],
  [
    `[האם] יש [לי] ${mailsHe} חדש|חדשים|חדשות|חדשה / כמה ${mailsHe} [חדשים|חדשות] יש לי / ${mailsHe} חדשים|חדשות`,
    mail(null, unread),
  ],
  [`כמה ${mailsHe} לא קראתי / מה חדש במייל|בתיבה|בדואר|באינבוקס|במיילים / מה לא קראתי`, mail(null, unread)],
  [
    `[תראה|תראי|הצג|מצא|תמצא|תמצאי|אילו|איזה|מה] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [יש] עם|שיש קבצים|קובץ|צרופות|צרופה|מצורפים|בהם [מצורפים|מצורף|קבצים]`,
    mail(null, attachments),
  ],
  [
    `[תראה|תראי|הצג|מצא|תמצא|תמצאי|אילו|איזה|מה] [לי] [את] [כל] ${mailsHe}|המיילים|ההודעות [יש] עם|שיש קבצים|קובץ|צרופות|צרופה|מצורפים|בהם [מצורפים|מצורף|קבצים] {מ}`,
    mail('from', attachments),
  ],
  ['מה שלחתי|כתבתי|עניתי|השבתי|אמרתי {ל}', mail('to')],
  ['[מה] [היה] המייל|ההודעה האחרון|האחרונה ששלחתי|שכתבתי {ל}', mail('to')],
  [`[אילו|איזה] המיילים|${mailsHe} ששלחתי|שלחתי {ל}`, mail('to')],
  [`[תראה|תראי|הצג] [לי] [את] [כל] המיילים|ההודעות|${mailsHe} [של]`, mailThen],
  [`אילו|איזה|מה ${mailsHe} קיבלתי|הגיעו|קבלתי`, mailThen],

  // Who waits.
  ['who hasnt [gotten|got|received] a|an|any reply|answer [from] [me]', waiting],
  [
    'who did|have i forget|forgot|forgotten to answer|reply [to] / למי שכחתי לענות|להשיב|להחזיר [תשובה]',
    waiting,
  ],
  [
    'who|whos [is|are|still] [still] waiting|waits [for|on] [me|my|an|a] [my] [answer|reply|response|back] [from] [me]',
    waiting,
  ],
  [
    'who|whom [do|should|must] i [still] [owe|need|have] [an|a|to] [answer|reply|response] [to|back]',
    waiting,
  ],
  ['who|what|which [mails|emails|messages] have i not|yet [yet] answered|replied [to] [yet]', waiting],
  ['who havent i answered|replied [to] [yet]', waiting],
  [
    'which|what [mails|emails|messages] [are] [still] waiting for [my|an|a|me] [answer|reply|response]',
    waiting,
  ],
  ['which|what|whom [mails|emails|messages] [do] i [still] have|need to answer|reply [to]', waiting],
  ['what needs my|an|a answer|reply|response|attention / whats|what is unanswered', waiting],
  ['מי [עוד] מחכה|מחכים|ממתין|ממתינים [לי|לתשובה|לתגובה|שאענה|לתשובתי] [שלי|ממני|לו]', waiting],
  [
    'למי [אני] [עוד|עדיין] [צריך|צריכה|חייב|חייבת|לא] [לענות|להחזיר|להשיב|תשובה|עניתי|השבתי|החזרתי] [תשובה] [עדיין]',
    waiting,
  ],
  ['על מה [אני] [עוד|עדיין] [צריך|צריכה|לא] לענות|עניתי|להשיב', waiting],
  [
    '[אילו|איזה|מה] [מיילים|הודעות] [שעדיין|עוד|שעוד] מחכים|מחכות|ממתינים|ממתינות לתשובה|לי|לתגובה [שלי|ממני]',
    waiting,
  ],

  // Reminders and tasks.
  [
    'what|which tasks|todos are|remain [still] [open|left|pending|waiting] / איזה|אילו|מה משימות [עוד] נשארו [לי]',
    open('tasks'),
  ],
  [
    '[what|which|whats|show|list|are|do|give] [are|me|there|i] [have] [all|any] [my|the] [open|pending|upcoming|active] reminders [do|are] [i|there] [have|got] [open|left|set|pending]',
    open('reminders'),
  ],
  [
    '[what|which|whats|show|list|are|do|give] [are|is|me|there|i] [have] [all|any] [my|the|on] [my] [open|pending|unfinished|active] tasks|todos|todo [list] [do|are] [i|there] [have|got] [open|left|pending]',
    open('tasks'),
  ],
  ['how many [open] reminders do i have', open('reminders')],
  ['how many [open] tasks do i have', open('tasks')],
  [
    'what do i [still] have|need to do / whats|what [is] left to do [for] [me] / what should i do',
    open('both'),
  ],
  ['whats|what [is] on my to do|todo list / whats|what [is] on my list|plate', open('both')],
  [
    '[מה|אילו|איזה|מהן|תראה|תראי|הצג] [לי] [את] [כל] התזכורות|תזכורות [הפתוחות|פתוחות|הקרובות] [יש] [שלי|לי|שיש] [לי]',
    open('reminders'),
  ],
  ['כמה תזכורות יש לי / [האם] יש לי תזכורות [פתוחות]', open('reminders')],
  [
    '[מה|אילו|איזה|מהן|תראה|תראי|הצג] [לי] [את] [כל] המשימות|משימות [הפתוחות|פתוחות|הקרובות] [יש] [שלי|לי|שיש] [לי|לעשות]',
    open('tasks'),
  ],
  ['כמה משימות יש לי / [האם] יש לי משימות [פתוחות] / מה [יש] [לי] ברשימת המשימות [שלי]', open('tasks')],
  ['מה אני [עוד] צריך|צריכה לעשות / מה [עוד] נשאר|נותר|יש [לי] לעשות / מה עליי|עלי לעשות', open('both')],

  // What was done.
  ['what did|have i do|done|did|get|accomplish|accomplished|finish|finished [get] [done]', done],
  ['מה עשיתי|הספקתי|סיימתי|ביצעתי [לעשות]', done],

  // People.
  ['[מה] טלפון|מספר|נייד של {}', contact('phone')],
  ['whats|what [is] {} phone number', contactOf('phone')],
  ['whats|what [is] {} number|phone|mobile|cell', contactOf('phone')],
  ['whats|what [is] {} email|mail [address]', contactOf('email')],
  ['{} phone number / {} number|phone|mobile', contactAsked('phone')],
  ['{} email|mail [address]', contactAsked('email')],
  ['whats|what [is] {} address|contact|contacts [details|info]', contactOf('any')],
  [
    'whats|what [is] the [phone] number|phone [number] of|for {} / [the] phone [number] of {}',
    contact('phone'),
  ],
  ['whats|what [is] the email|mail [address] of|for {} / email|mail address of|for {}', contact('email')],
  ['how [do|can] i|we reach|contact|call {}', contact('any')],
  ['do you have|know {} number|phone [number]', contactOf('phone')],
  ['do you have|know {} email|mail|address [address]', contactOf('email')],
  [
    'מה המספר|הטלפון|הנייד|מספר [הטלפון|טלפון|הנייד] [טלפון] של {} / הטלפון|המספר|הנייד של {} / מספר הטלפון של {}',
    contact('phone'),
  ],
  [
    'מה המייל|האימייל|כתובת [המייל|האימייל|מייל] של {} / המייל|האימייל של {} / כתובת המייל של {}',
    contact('email'),
  ],
  [
    'מה הכתובת|הפרטים של {} / איך [אפשר|אני] [יכול|יכולה] משיג|משיגה|להשיג|לתפוס|ליצור [קשר] [את|עם] {}',
    contact('any'),
  ],
  ['יש לך|לנו [את] הטלפון|המספר|הנייד של {}', contact('phone')],
  ['יש לך|לנו [את] המייל|האימייל|הכתובת של {}', contact('email')],

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
