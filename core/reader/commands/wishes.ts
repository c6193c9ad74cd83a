/**
 * A sentence that asks for things of several kinds: a change of what is there beside a command, or a question behind
 * them. The grammar cuts commands from commands; here a change and a question are cut from what stands around them.
 */
import { plainCommand } from '../../language/changes/plain-command.ts';
import { read, wordsOf } from '../../language/sentence.ts';
import { findTimes } from '../../language/time/find.ts';

export type WishPart = {
  /** `message`: one of several that say the same, each by a channel of its own. */
  readonly is: 'change' | 'command' | 'question' | 'message';
  readonly text: string;
  /** A change of what the part before it is about: "and move it to 5". */
  readonly pointsBack: boolean;
};

/** In characters: what is longer tells a story. */
const longest = 400;

const kinds: readonly (readonly [RegExp, WishPart['is']])[] = [
  [
    /^(?:ת?בטל[יו]?|ת?מחק[יו]?|תדח[היו]|דח[היו]|[תה]?זיז[יו]?|[תה]?קדימ?[יוםן]|תקדים|תאחר[יו]?|ת?אשר[יו]?|ת?סרב[יו]?|תסמנ[יו]|תסמן|סמנ[יו]|סמן|תשנ[היו]|שנ[היו]|תעביר[יו]?(?= (?:לי )?(?:אות[והםן]|את ה?מייל[^,.?]{0,30}) ל(?:ארכיון|פח|אשפה)| (?:לי )?את (?:ה?(?:פגיש|ישיב|שיח|תזכור|משימ|ריצ|תור)|[^,.?]{2,40} ביומן))|תארכב[יו]?|תוריד[יו]?)(?![א-ת'])/,
    'change',
  ],
  [
    /^(?:[תה]זכיר[יו]?|תזכר[יו]|ת?קבע[יו]?|תרשמ[יו]|תרשום|רשמ[יו]|רשום|[תה]וסי(?:ף|פ[יו])|[תה]כניס[יו]?|תשימ[יו]|תשים|ת?שלח[יו]?|ת?כתב[יו]|ת?כתוב|תגיד[יו]?|תודיע[יו]?|תעדכנ[יו]|תעדכן|תענ[היו]|ענ[היו]|תמסר[יו]|תמסור|תזמינ[יו]|תזמין|ת?סמס[יו]?|תתקשר[יו]?|תחפש[יו]?|תבדוק|תבדק[יו]|תמצא[יו]?|תכינ[יו]|תכין|תקנ[היו]|תשאל[יו]?|תחזר[יו]|תחזור)(?![א-ת'])/,
    'command',
  ],
  [
    /^(?:accept|decline|reject|turn down|(?:say|answer|rsvp) (?:yes|no|maybe) |cancel|call off|delete|remove|uninvite|move|push|shift|postpone|reschedule|bring|rename|retitle|(?:call|name) (?:it|that) |make (?:it|that|the|my|our) |extend|shorten|lengthen|invite|scrap|skip|snooze|mark|star|unstar|tag (?:it|them|that|the|my|all|every)|label (?:it|them|that)|archive|put (?:it|that) (?:back|off|forward|to)|put (?:the|my|our) [^,;]{2,40} (?:back|off)\b|change (?:it|that|the|my|our) |take \S{1,20} off |add (?!an? )[^,;]{2,40}? to (?:it|(?:the|my|our|today|tomorrow)(?!\S{0,3} (?:\S{1,20} )?(?:list|tasks?|to-?dos?|cart|calendar|contacts)\b)))/i,
    'change',
  ],
  [
    /^(?:(?:remind|ping|nudge|alert) (?:me|us)|(?:e-?mail|mail|text|whatsapp|message|msg|tell|ask|inform) \S|let \S{1,20} (?:\S{1,20} )?know|send|schedule|book|set (?:up )?an? |add|put|note|create|write|drop \S{1,20} an? |shoot \S{1,20} an? |(?:reply|answer|call|order|find|check|buy|look)\b)/i,
    'command',
  ],
  [
    /^(?:what|when|where|who|how|which)(?:['’]?s|['’]?re)?\b|^(?:am i|is (?:there|it|the|my)|are (?:there|we|my)|do (?:i|we)|does|did|will it|have i)\b/i,
    'question',
  ],
];
/** Where a further part may begin. */
const joint =
  /(?<mark>[,;.]?) (?<links>(?:(?:and|then|also|plus|oh|please|pls|ו?(?:אז|גם|אחר כך)),? ){0,4}ו?)(?=\S)/gi;
const strong = /\b(?:also|then|plus|oh)\b/i;
const mostParts = 4;

/** Of one's own things or the world: said to the assistant, whatever stands before. */
const ownQuestion =
  /\b(?:weather|forecast|rain|free|busy|room for|time is it|my (?:day|week|calendar|schedule|agenda|tasks?|reminders?|meetings?|inbox)|unread|on (?:today|tomorrow|tonight))\b/i;
const holdsQuestion =
  /\b(?:ask|asking|check|find out|see|tell|decide|know|wonder|write down|work out|figure out|remember|say|saying|explain|that)\b/i;
const sends =
  /^(?:(?:e-?mail|mail|text|whatsapp|message|msg|tell|ask|inform|let|send|write|drop|shoot|reply|answer)\b|(?:ת?שלח[יו]?|ת?כתב[יו]|ת?כתוב|תגיד[יו]?|תודיע[יו]?|תעדכנ[יו]|תעדכן|תענ[היו]|ענ[היו]|תמסר[יו]|תמסור|תזמינ[יו]|תזמין|ת?סמס[יו]?)(?![א-ת']))/i;
const toDo = /^(?:tell|ask|text|e-?mail|message|remind) (?:[^,;]{1,40} )?to /i;
/** What it is about may go on behind "and": "remind me to call Dana and cancel the order". */
const goesOn =
  /^(?:(?:remind|ping|nudge|alert|call|order|find|check|buy|look)\b|(?:add|put|note|create)\b(?!.{1,80} (?:to|on|in) (?:the|my|our) \S{1,20}(?: \S{1,20})?$))/i;
const ownThing = /^\S+ (?:(?:up|off|back|forward) )?(?:the|my|our|today['’]?s|tomorrow['’]?s)\b/i;
const isHebrew = /^[א-ת]/;
/** What is changed in the calendar is said to the assistant, even behind what is written to somebody. */
const inCalendar =
  /^(?:ת(?:עביר|זיז|בטל|מחק|קדימ|וריד|אחר)[יו]?|תקדים|תדח[היו]) (?:לי )?את [^,.?]{2,60} (?:ביומן|מהיומן)(?![א-ת])|^תעביר[יו]? (?:אות[והםן]|את ה?מייל[^,.?]{0,30}) ל(?:ארכיון|פח|אשפה)(?![א-ת])/;
/** What she should do, whom it is told. */
const tellsHerToDo = /:|(?<![א-ת])שת[א-ת]{3}/;
/** Both are said to a woman: "תגידי לתומר שאני מאחרת ותזיזי את הפגישה". What he should do would end in another way. */
const saysToHer = /^(?:ת?שלחי|ת?כתבי|תגידי|תודיעי|תעדכני|תעני|ת?סמסי)(?![א-ת'])/;
const changesByHer =
  /^ת(?:עבירי|זיזי|בטלי|דחי|קדימי) (?:לי )?את ה(?:פגיש|ישיב|שיח|תור|סינק|מפגש|אירוע|תזכור)[א-ת]{0,3}(?![א-ת])/;
/** Whom it is for is said in what comes before: "להתקשר לתומר ותשלחי לו מייל". */
const toThem = /^\S{1,12} (?:(?:an? )?(?:e-?mail|message) to )?(?:him|her|לו|לה|אותו|אותה)(?![\p{L}])/iu;
const schedules = /^(?:ת?קבע|schedule|book)/i;
const ofTheSame = /^\S{1,12} (?:את )?(?:זה|אות(?:ו|ה|ם|ן))(?![\p{L}])/u;
/** What it is of is said later: "mark as read and archive the mails from Dana". */
const bare = /^(?:\S{1,12}|mark (?:as|all|them) .{0,20}|ת?סמנ?[יוןן]? (?:כ|אותם כ|הכו?ל כ).{0,20})$/i;
const back =
  /^\S+(?: (?:up|off|back|forward|the name of))? (?:it|that)\b|\bto it\b|^(?:archive|star|unstar|tag|label|mark|delete|trash|snooze) (?:them|those|these)\b/i;

/** The parts, two or more; none where the sentence is of one kind, or where it cannot be told which words are whose. */
export function wishesIn(message: string): readonly WishPart[] {
  if (message.length > longest) return [];
  const text = plainCommand(message);
  const whole = [
    ...messagesIn(text),
    ...messagesInHebrew(text),
    ...nameAndTimeIn(text),
    ...putInIfFree(text),
    ...ownBehind(text),
    ...twoAsked(text),
  ];
  if (whole.length > 0) return whole;
  if (/[א-ת]/.test(text) && /\?|["“”״]\s|\s["“״]/.test(text)) return [];
  const cuts: { from: number; to: number; part: WishPart['is'] }[] = [];
  let current = kindOf(text);
  // "Move it to 5" is of what was shown before.
  if (current === null || current === 'question' || (current === 'change' && back.test(text))) return [];
  let begin = 0;
  for (const { index, 0: words, groups } of text.matchAll(joint)) {
    const { mark = '', links = '' } = groups ?? {};
    const to = index + words.length;
    const next = mark === '' && links === '' ? null : kindOf(text.slice(to));
    const before: Before = { is: current, text: text.slice(begin, index), isStrong: strong.test(links) };
    if (next === null || !isCutBetween(before, next, text.slice(to))) continue;
    cuts.push({ from: index, to, part: next });
    current = next;
    begin = to;
  }
  const kept = [kindOf(text) ?? 'command', ...cuts.map(({ part }) => part)];
  const starts = [0, ...cuts.map(({ to }) => to)];
  const said = starts.map((start, index) => text.slice(start, cuts[index]?.from ?? text.length));
  const isOfOne = cuts.length === 0 || said.length > mostParts || bare.test(said[0] ?? '');
  if (isOfOne || said.some((one, index) => kept[index] === 'change' && ofTheSame.test(one))) return [];
  return withDays(said).map((one, index) =>
    partOf(kept[index] ?? 'command', one.replace(/[\s.,]{1,9}$/, '')),
  );
}

/** "תשני את השם של הריצה ל"ספורט" ותעבירי לתשע": of the same thing. */
const nameAndTime =
  /^(?<name>ת?שנ[היו] (?:לי )?את ה?שם של [^"“״]{2,60} ל-?["“״][^"”״]{2,80}["”״]),? ו(?:תעביר|תזיז|תדח|תקדימ)[היו]? (?:אות[הו] )?(?<to>ל[^,.?]{1,30})$/;

function nameAndTimeIn(text: string): readonly WishPart[] {
  const { name, to } = nameAndTime.exec(text)?.groups ?? {};
  if (name === undefined || to === undefined) return [];
  return [name, `תזיזי אותה ${to}`].map((part, at) => ({ is: 'change', text: part, pointsBack: at === 1 }));
}

/** Joins a wish of one's own to what somebody is told: what follows is not for them. */
const besides =
  /,? (?:(?:and|oh|plus|also) ){0,2}(?:while you(?:['’]re| are) at it|at the same time|on that note),? (?=\S)|,? (?:and )?then,? (?=(?:remind|wake|ping|nudge) (?:me|us)\b|(?:put|add|book|note|look up|check)\b)|,? ו?(?:באותה הזדמנות|על הדרך|אם כבר(?: אז| אתה שם| את שם)?),? (?=ת[א-ת])|,? ואז,? (?=ת(?:זכיר|עיר|וסיפ|וסיף|קבע|רשמ|רשום|כניס|בדק|בדוק|חפש)[יו]?(?![א-ת]))/i;

function ownBehind(text: string): readonly WishPart[] {
  const found = besides.exec(text);
  if (found === null) return [];
  const [told, own] = [text.slice(0, found.index), text.slice(found.index + found[0].length)];
  const is = kindOf(own);
  return sends.test(told) && is !== null ? [partOf('command', told), partOf(is, own)] : [];
}

const ifFree =
  /^(?<asked>(?:what|how|do|am|is|show|מה|האם|יש|תראי?)(?![\p{L}]) ?[^?,]{3,80}?)\??,? (?:and |ו)(?:if|אם) (?<free>[^,]{0,60}?(?:free|open|nothing|empty|available|אין|פנוי|פנויה|ריק)(?![\p{L}])[^,]{0,40}?),? (?:then |אז )?(?<told>(?:add|put|book|schedule|pencil|set|stick|ת?קבעי?|תכניסי?|תוסיפי?|תוסיף|תרשמי?|תרשום|תשימי?|תשבצי?)(?![\p{L}]) [^?]{2,80})$/iu;
const then = / (?:in )?(?:there|then)(?= |$)| שם(?= |$)/i;

/** "What do I have on Thursday, and if nothing is at six, put yoga there": on that day, at that hour. */
function putInIfFree(text: string): readonly WishPart[] {
  const { asked, free, told } = ifFree.exec(text)?.groups ?? {};
  if (asked === undefined || free === undefined || told === undefined) return [];
  const [ofDay, ofHour, own] = [asked, free, told].map((part) => {
    const sentence = read(part, () => null);
    const [time] = findTimes(sentence.tokens).all;
    return time === undefined ? null : { time, said: wordsOf(sentence, time.from, time.to) };
  });
  const day = ofHour?.time.day == null ? `${ofDay?.said ?? ''} ` : '';
  if (own !== null || ofHour?.time.clock == null) return [];
  return [partOf('question', asked), partOf('command', `${told.replace(then, '')} ${day}${ofHour.said}`)];
}

const asks =
  /^(?:what|when|where|who|how|which|is|are|am|do|does|will|מה|מתי|איפה|כמה|איזה|איזו|באיזו|באיזה|האם|מי|יש)(?:['’]?s)?(?![\p{L}])/iu;
const ofWorld =
  /\b(?:weather|forecast|rain(?:ing)?|snow(?:ing)?|warm|cold|hot|temperature|degrees|time is it)\b|מזג ה?אוויר|(?<![א-ת])(?:גשם|ירד|חם|קר|מעלות|טמפרטורה|השעה)(?![א-ת])/i;
const pointsBackAt =
  /\b(?:then|there|that|they|them|he|she|her|him)\b|(?<![א-ת])(?:שם|אז|הוא|היא|זה|לו|לה)(?![א-ת])/i;
const andAsked = /\??,? (?:and (?=\S)|also (?=\S)|ו(?=[א-ת]))/gi;
const leastAsked = 3;

/** One question of the world, another of one's own things: "how warm is it in Athens and when does our plane go". */
function twoAsked(text: string): readonly WishPart[] {
  const found = [...text.matchAll(andAsked)].map(({ index, 0: and }) => [
    text.slice(0, index),
    text.slice(index + and.length).replace(/[?.! ]{1,5}$/, ''),
  ]);
  const both = found.filter((two) => {
    const isWhole = two.every((one) => asks.test(one) && one.split(' ').length >= leastAsked);
    return isWhole && two.filter((one) => ofWorld.test(one)).length === 1 && !pointsBackAt.test(two[1] ?? '');
  });
  const [only, other] = both;
  return only === undefined || other !== undefined ? [] : only.map((one) => partOf('question', one));
}

const byChannel =
  /^(?:tell|let|inform|message|update) (?<one>[\p{L}-]{2,20}) (?:and|&) (?<other>[\p{L}-]{2,20}) (?:know )?(?:that )?(?<said>[^;]{3,200}?), (?<a>[\p{L}-]{2,20}) (?:by|on|via|over|through|with) (?<how>[\p{L}-]{2,12}),? (?:and|but) (?<b>[\p{L}-]{2,20}) (?:by|on|via|over|through|with) (?<howElse>[\p{L}-]{2,12})$/iu;
const channels: readonly (readonly [RegExp, (who: string) => string])[] = [
  [/^e?-?mail$/i, (who) => `email ${who} saying`],
  [/^(?:whatsapp|wa)$/i, (who) => `whatsapp ${who} saying`],
  [/^(?:sms|text)$/i, (who) => `send ${who} an sms saying`],
  [/^(?:messenger|facebook|fb)$/i, (who) => `send ${who} a messenger message saying`],
  [/^(?:instagram|insta|ig)$/i, (who) => `send ${who} an instagram message saying`],
];

/** "Tell Maya and Ronit …, Maya by email and Ronit on Messenger": a message to each. */
function messagesIn(text: string): readonly WishPart[] {
  const {
    one = '',
    other = '',
    said = '',
    a = '',
    b = '',
    how = '',
    howElse = '',
  } = byChannel.exec(text)?.groups ?? {};
  const named = [one, other].map((name) => name.toLowerCase()).toSorted();
  const isEach =
    said !== '' &&
    [a, b]
      .map((name) => name.toLowerCase())
      .toSorted()
      .join() === named.join();
  const leads = [[how, a] as const, [howElse, b] as const].flatMap(([channel, who]) =>
    channels.flatMap(([form, lead]) => (form.test(channel) ? [lead(who)] : [])),
  );
  if (!isEach || leads.length < 2) return [];
  return leads.map((lead) => ({ is: 'message', text: `${lead} ${said}`, pointsBack: false }));
}

const firstToSay = /^(?<verb>ת(?:ענ[יה]|גידי?|כתבי|כתוב|שיבי?|ודיעי?|מסרי|מסור)) ל(?=[א-ת])/;
const nextToSay = /, ו?ל(?=[א-ת]{2,12}(?: ב[א-ת]{3,12})? ש)/;
const sayTo =
  /^(?<who>[א-ת]{2,12}(?: ב[א-ת]{3,12})?)(?<asked> ש(?:שאלה?|ביקשה?|רצתה|כתבה?) [^,]{2,40}?)? (?<what>ש[^,]{2,200})$/;

/** "תעני לרונית שאין לי זמן, למאיה שכן, ולאלי ששאל על פוסטרים שאנחנו מדפיסים": what one asked is no part of the answer. */
function messagesInHebrew(text: string): readonly WishPart[] {
  const verb = firstToSay.exec(text);
  const pieces = verb === null ? [] : text.slice(verb[0].length).split(nextToSay);
  const told = pieces.map((piece) => sayTo.exec(piece.trim())?.groups);
  if (pieces.length < 2 || told.every((one) => one?.['asked'] === undefined)) return [];
  const parts = told.flatMap((one): WishPart[] =>
    one === undefined
      ? []
      : [
          {
            is: 'message',
            text: `${verb?.groups?.['verb'] ?? ''} ל${one['who'] ?? ''} ${one['what'] ?? ''}`,
            pointsBack: false,
          },
        ],
  );
  return parts.length === pieces.length ? parts : [];
}

function partOf(is: WishPart['is'], text: string): WishPart {
  return { is, text, pointsBack: is === 'change' && back.test(text) };
}

/** What a sentence that begins so wants; null where it tells something, or wants it in other words. */
export function kindOf(text: string): WishPart['is'] | null {
  return kinds.find(([form]) => form.test(text))?.[1] ?? null;
}

type Before = { readonly is: WishPart['is']; readonly text: string; readonly isStrong: boolean };

function isCutBetween({ is, text, isStrong }: Before, next: WishPart['is'], rest: string): boolean {
  if (next === 'command')
    return is !== 'command' || (toThem.test(rest) && !sends.test(text) && !schedules.test(text));
  if (next === 'question') {
    if (is === 'question') return ownQuestion.test(rest);
    return isStrong || ownQuestion.test(rest) || !holdsQuestion.test(text);
  }
  if (is !== 'command') return true;
  if (isHebrew.test(rest))
    return (
      !sends.test(text) ||
      inCalendar.test(rest) ||
      (saysToHer.test(text) && !tellsHerToDo.test(text) && changesByHer.test(rest))
    );
  if (isStrong || !sends.test(text)) return isStrong || !goesOn.test(text);
  return !toDo.test(text) && ownThing.test(rest) && !back.test(rest);
}

const reminds = /\b(?:remind|ping|nudge|alert) (?:me|us)\b/i;

const answers = /^(?:accept|decline|ת?אשר[יו]?|ת?סרב[יו]?)(?![\p{L}])/iu;
const movesTo =
  /^(?<what>(?:move|push|shift|postpone|(?:ת?זיז|תעביר|תקדימ|תדח)[היו]?) (?:את )?[^,]{2,40}?)(?= (?:to |ל-?)\S{1,12}(?: \S{1,12})?$)/i;

/** "Accept the review for tomorrow, and remind me at 9": of the same day. */
function withDays(parts: readonly string[]): readonly string[] {
  let day: string | null = null;
  return parts.map((part) => {
    const sentence = read(part, () => null);
    const { all } = findTimes(sentence.tokens);
    const own = all.find((one) => one.day !== null);
    const isOpen = own === undefined && day !== null && all.some(({ clock }) => clock !== null);
    const reminded = isOpen && reminds.test(part) ? part.replace(reminds, `$& ${day}`) : part;
    const isOfSameDay = own === undefined && day !== null && answers.test(parts[0] ?? '');
    const dated = isOfSameDay ? reminded.replace(movesTo, `$<what> ${day}`) : reminded;
    if (own !== undefined && own.clock === null)
      day = wordsOf(sentence, own.from, own.to).replace(/^(?:for|by|until|till|to) /i, '');
    return dated;
  });
}
