/**
 * What is to become of something that leaves by itself at its time: "dont send dana that first cut mail at 9 make it
 * noon", "hold the first cut mail", "תדחי את המייל המתוזמן לדנה לצהריים".
 */
import type { OpenTime, Target, TimeWanted } from '../../language/changes/change.ts';
import { plainCommand } from '../../language/changes/plain-command.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import { clockworkOf } from '../../language/time/clockwork.ts';
import type { Context } from '../../language/reading.ts';

/** In characters: what is longer tells a story. */
const longest = 160;
const mostWordsOfTime = 6;

export type SendWish = { readonly does: 'cancel' } | TimeWanted | OpenTime;

export type SendChange = {
  readonly wish: SendWish;
  /** The words that may tell whom it goes to and what it says. */
  readonly about: readonly string[];
  /** When it would leave, where that is said. */
  readonly at: Target | null;
  /** Whether the words say themselves that it leaves later: then nothing else can be meant. */
  readonly isNamed: boolean;
};

const unsent =
  /^(?:no,? |wait,? |actually,? )?(?:(?:do not|don[’']?t|better not|you should not|you shouldn[’']?t|i don[’']?t want(?: you)? to|hold off(?: on)?|stop|cancel|no need to) (?:yet )?(?:send(?:ing)?|e-?mail(?:ing)?|mailing|text(?:ing)?|messag(?:e|ing)|let)\s|(?:אל|לא|עדיף לא) (?:תשלחי?|תשלחו|לשלוח|תסמסי?|תוציאי?)\s|אין צורך לשלוח\s)/i;
const stopped =
  /^(?:no,? |wait,? |actually,? )?(?:(?:cancel|call off|stop|hold(?: off on| back| on to)?|scrap|kill|pause|unschedule|abort|pull|withhold|delete|remove)\s|(?:ת?בטלי?|לבטל|ת?עצרי?|לעצור|ת?עכבי?|לעכב|ת?קפיאי?|להקפיא|ת?מחקי?|למחוק)\s)/i;
const moved =
  /^(?:no,? |wait,? |actually,? )?(?:(?:move|postpone|delay|push(?: back| out)?|reschedule|change|put off|shift|bring forward|send|make|let|have)\s|(?:ת?דחי|ת?דחה|לדחות|ת?זיזי?|הזיזי?|הזז|להזיז|ת?קדימי?|הקדימי?|הקדם|להקדים|תשני|תשנה|שנה|לשנות|תעבירי?|העבירי?|להעביר|תשלחי?|שלחי?)\s)/i;
/** "Send it at noon" is new, but for a word that speaks of another time. */
const sends = /^(?:(?:no|wait|actually),? )?(?:send|make|let|have|תשלחי?|שלחי?)\s/i;
const message =
  /(?<![\p{L}\p{N}])(?:e-?mail|mail|message|msg|sms|text|whatsapp|ה?מייל|ה?אימייל|ה?הודע[הת]|ה?סמס|ה?ווטסאפ|ה?שליחה|שליחת)(?![\p{L}\p{N}])/iu;
const named =
  /(?<![\p{L}\p{N}])(?:scheduled|that is to leave|(?:that |which )?(?:goes|is going|leaves|is leaving|will go|to go) out|going out|by itself|send later|ה?מתוזמ(?:ן|נת)|שמתוזמ(?:ן|נת)|ש?(?:יוצא|יוצאת|אמור לצאת|אמורה לצאת|נשלח|נשלחת|יישלח|תישלח)|מעצמ[והּ]|לבד)(?![\p{L}\p{N}])/iu;
/** What came in is no send of one's own, and a mail in the inbox is sorted. */
const ofInbox =
  /(?<![\p{L}\p{N}])(?:from|inbox|archive|archived|folder|spam|trash|draft|unread|newsletters?|invitation|invite|meeting|מאת|תיבה|לארכיון|לפח|ספאם|טיוט[הת]|ניוזלטר|ה?הזמנה|ה?פגישה)(?![\p{L}\p{N}])/iu;
/** Before the time at which it leaves instead. */
const instead =
  /(?:^|[\s,;:–—-])(?:(?:but )?(?:make it|send it|do it|let it go(?: out)?|change it|move it|rather|only|instead|not before|before|until|till|not until)|(?:אלא(?: רק)?|רק|עד|לפני|במקום זה|תשלחי?(?: את זה| אות[והּ])?|תעשי?(?: את זה)?|תזיזי?(?: את זה| אות[והּ])?|שיצא|שיהיה))\s/giu;
const another = /(?<![\p{L}\p{N}])(?:instead|rather|not at|later|earlier|במקום|ולא|יותר)(?![\p{L}\p{N}])/iu;

const fillers = new Set(
  (
    'the a an that this it to for of at on in my me please any anymore yet now just ok thing about with and or is out ' +
    'mail mails email e-mail message msg sms text whatsapp sending send scheduled goes going go leaves will which from ' +
    'by itself later note tomorrow today still not ready one until till time instead let automatically ' +
    'את של על לי אל לא זה הזה עם מייל המייל אימייל הודעה ההודעה הודעת סמס הסמס ווטסאפ השליחה שליחת המתוזמן המתוזמנת ' +
    'מתוזמן שמתוזמן שיוצא שיוצאת יוצא שנשלח לבד מעצמו עוד מוכן מוכנה מחר היום כבר ההוא בבקשה שאמור שאמורה לצאת'
  ).split(' '),
);

/** Null where the words ask for no such thing. */
export function readSendChange(command: string, context: Context): SendChange | null {
  if (command.length > longest) return null;
  const plain = plainCommand(command);
  const lead = [unsent, stopped, moved].map((one) => one.exec(plain)?.[0]);
  const [isUnsent, isStopped, isMoved] = lead.map((one) => one !== undefined);
  const said = plain.slice(Math.max(...lead.map((one) => one?.length ?? 0)));
  if ((isUnsent !== true && !message.test(plain) && !named.test(said)) || ofInbox.test(said)) return null;
  const isNamed = named.test(said);
  const split = isUnsent === true ? insteadOf(said, context) : atEnd(said, context);
  if (isMoved === true && isStopped !== true && isUnsent !== true) {
    if (sends.test(plain) && (split === null || !another.test(said))) return null;
    return { wish: split?.to ?? { does: 'ask-when' }, ...meant(split?.before ?? said, context), isNamed };
  }
  if (isUnsent === true && split !== null)
    return { wish: split.to, ...meant(split.before, context), isNamed };
  return isUnsent === true || isStopped === true
    ? { wish: { does: 'cancel' }, ...meant(said, context), isNamed }
    : null;
}

type Split = { readonly before: string; readonly to: TimeWanted };

/** "… at 9 make it noon". */
function insteadOf(said: string, context: Context): Split | null {
  for (const found of [...said.matchAll(instead)].toReversed()) {
    const to = timeAlone(said.slice(found.index + found[0].length), clockworkOf(context));
    if (to !== null) return { before: said.slice(0, found.index), to };
  }
  return null;
}

/** "… to noon": as many of the last words as say a time. */
function atEnd(said: string, context: Context): Split | null {
  const words = said.split(/\s+/);
  for (let count = Math.min(mostWordsOfTime, words.length); count > 0; count -= 1) {
    const to = timeAlone(words.slice(-count).join(' '), clockworkOf(context));
    if (to !== null) return { before: words.slice(0, -count).join(' '), to };
  }
  return null;
}

/** What is left of the words that say which one, without the time that they say. */
function meant(said: string, context: Context): Pick<SendChange, 'about' | 'at'> {
  const words = said.split(/[\s,;:.!?"“”״]+/).filter((word) => word !== '');
  const time = timeWithin(words, context);
  const left = time === null ? words : [...words.slice(0, time.from), ...words.slice(time.to)];
  return {
    about: left.map((word) => word.toLowerCase()).filter((word) => !fillers.has(word)),
    at: time?.at ?? null,
  };
}

function timeWithin(
  words: readonly string[],
  context: Context,
): { from: number; to: number; at: Target } | null {
  for (let count = Math.min(mostWordsOfTime, words.length); count > 0; count -= 1) {
    for (let from = 0; from + count <= words.length; from += 1) {
      const time = timeAlone(words.slice(from, from + count).join(' '), clockworkOf(context));
      if (time?.does === 'move') return { from, to: from + count, at: time.to };
    }
  }
  return null;
}
