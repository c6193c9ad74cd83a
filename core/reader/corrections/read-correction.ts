/** What is said of a proposal that waits for a yes: that something in it is to be otherwise, or that it is not wanted. */
import { asQuestion } from '../commands/asked-text.ts';
import { plainCommand } from '../../language/changes/plain-command.ts';
import type { TimeWanted } from '../../language/changes/change.ts';
import { timeAlone } from '../../language/changes/time-wanted.ts';
import type { Clockwork } from '../../language/time/clockwork.ts';

export type Correction = {
  /**
   * What leads to it: "I meant", "change it to", "call it" or only "no" and its likes. Null of a time that is said
   * alone.
   */
  readonly by: 'meant' | 'changed' | 'named' | 'no' | null;
  /** What is said instead. */
  readonly words: string;
  /** What is taken back, where that is said too: "not milk, bread". */
  readonly denied: string | null;
  readonly when: TimeWanted | null;
  /** Whether the hour may be that of the morning and of the evening: "5", and not "5pm". */
  readonly isEitherHalf: boolean;
  /** "Send it tomorrow": it is to leave then. */
  readonly isOfSending?: true;
};

type By = NonNullable<Correction['by']>;

/** What leads to a correction, as far as a space, a comma or the end. */
const leads: readonly (readonly [By, RegExp])[] = [
  ['named', /^(?:call|name|title) it(?=\s)/i],
  ['named', /^(?:change|set) (?:(?:its|the) (?:name|title)(?: of (?:it|that|this))?) to(?=\s)/i],
  ['named', /^ת?קרא[יו]? (?:לזה|לו|לה)(?=\s)/],
  [
    'named',
    /^(?:ת?שנ[הי]|[תה]חלי(?:ף|פי))(?: ל[והזאת]{1,3})? את ה?(?:שם|כותרת)(?: של (?:זה|זאת|ה[א-ת]{3,8}))? ל-?(?=[א-ת"״\d])/,
  ],
  ['meant', /^(?:i (?:really )?(?:meant|mean|said|wanted)|meant|correction)(?=[\s,:]|$)/i],
  ['meant', /^(?:התכוונתי|אני מתכוונ?ת?|כלומר|אמרתי|רציתי|אני רוצה|תיקון)(?=[\s,:]|$)/],
  [
    'changed',
    /^(?:make|change|move|set|put|switch|push|shift|reschedule) (?:it|that|this|the (?:time|day|date|hour))(?: (?=to |for |at |on )|(?=\s))/i,
  ],
  ['changed', /^(?:change|move|switch) (?=to )/i],
  [
    'changed',
    /^(?:send|write|address) (?:it|that|this) (?=to |at |on |in |later|tomorrow|today|tonight|next |\d)/i,
  ],
  ['changed', /^ת?שלחי? (?:(?:את )?זה|אות[והם]) (?=ל|ב|מחר|היום|מאוחר)/],
  [
    'changed',
    /^(?:(?:let'?s|let us|can we|could we) (?:make|do|say)(?: it)?|(?:it |that )?should be|how about)(?=\s)/i,
  ],
  [
    'changed',
    /^(?:ת?שנ[הי]|ת?זיז[י]?|תעביר[י]?|תדח[הי]|תקבע[י]?|תעש[הי]|נעשה|תרשמ?[יו]?)(?: (?:את )?(?:זה|השעה|היום|התאריך)| אות[והם])?(?= [לב])/,
  ],
  ['changed', /^(?:ש(?:זה )?(?:יהיה|תהיה)|(?:זה )?צריך להיות|עדיף)(?=\s)/],
  [
    'no',
    /^(?:no|nope|nah|wait|hold on|hang on|sorry|sry|srry|soz|oops|actually|rather|better|instead|my bad)(?=[\s,.!:-]|$)/i,
  ],
  ['no', /^(?:oh|ah|um|hmm+|ok|okay|well|on second thought|please|then)(?=[\s,.!:-]|$)/i],
  [
    'no',
    /^(?:לא|עזו?בי?(?= \S)|רגע|שני[יה]ה|סליחה|אופס|אוי|אהה?|אממ*|טעות|בעצם|במחשבה שני[יה]ה|אוקיי|טוב|אז)(?=[\s,.!:-]|$)/,
  ],
];

const trailing =
  /(?:, ?| )(?:i meant|i mean|sorry|instead|rather|actually|(?:is|works|would be|will be|suits me)(?: better)?|better|עדיף|יותר טוב|התכוונתי|סליחה|בעצם|במקום)$/i;

/** Null where the words correct nothing. A time may stand alone. */
export function readCorrection(message: string, clockwork: Clockwork): Correction | null {
  const swapped = swappedIn(plain(message), clockwork);
  if (swapped !== null) return swapped;
  const { by, words: said } = afterLeads(plain(message));
  if (said === '') return null;
  const ended = said.replace(trailing, '');
  const { words, denied } = withoutDenied(ended, by !== null);
  const when = timeSaid(ended, clockwork) ?? timeSaid(words, clockwork);
  if (when === null && by === null && ended === said && denied === null) return null;
  const isLed = ended !== said || denied !== null;
  return {
    by: by ?? (isLed ? 'no' : null),
    words,
    denied,
    when,
    isEitherHalf: isEitherHalf(words, when),
    ...(sends.test(plain(message)) && { isOfSending: true as const }),
  };
}

const sends =
  /^(?:(?:no|wait|actually|sorry|ok|please),? ){0,3}(?:send|deliver|schedule) (?:it|that|this|them|the (?:e?mail|message))\b|^(?:(?:לא|רגע|בעצם|בבקשה),? ){0,3}(?:ת?שלחי?|תזמני?) (?:את זה|אותו|אותה|את ה(?:מייל|הודעה))(?![א-ת])/i;

const swap: readonly RegExp[] = [
  /^(?:(?:no|oh|ok|please|and|also),? )*(?:change|replace|swap|switch) (?:the words? )?["“]?(?!(?:it|that|this|the (?:time|day|date|hour|place|title|subject|name))\b)(?<old>[^"“”]{1,40}?)["”]? (?:to|with|into|for|by) ["“]?(?<now>[^"“”]{1,60}?)["”]?$/i,
  /^(?:(?:לא|רגע|בבקשה|וגם),? )*(?:ת?חליפ[יו]?|תחליף|ת?שנ[היו]) (?:את )?(?:המילה )?["“״]?(?!את )(?!(?:זה|ה?(?:שעה|יום|תאריך|מקום|כותרת|נושא|שם))(?![א-ת]))(?<old>[^"“”״]{1,40}?)["”״]? (?:ל-?|ב-?)["“״]?(?<now>[^"“”״]{1,60}?)["”״]?$/,
];

/** "Change 12 to quarter past": words for words. */
function swappedIn(message: string, clockwork: Clockwork): Correction | null {
  const { old, now } = swap.map((form) => form.exec(message)?.groups).find(Boolean) ?? {};
  if (old === undefined || now === undefined) return null;
  const when = timeSaid(now, clockwork);
  return { by: 'changed', words: now, denied: old, when, isEitherHalf: isEitherHalf(now, when) };
}

const placeSaid =
  /^(?:(?:and )?(?:(?:put|make|have|do|hold) (?:it|that|this) |(?:it'?s |it is |it'?ll be |we meet |let'?s meet |let'?s do it ))?(?:(?:at|in|@) (?=\p{L})|(?:on|over|by|via) (?=(?:zoom|google meet|meet|teams|skype|webex|facetime|the phone)$))|ו?(?:ש?זה (?:יהיה )?|ת?עש[הי] (?:את זה )?|נעשה (?:את זה )?|ניפגש |נפגשים |נפגשות )?ב(?!לי\s|ביט|בט|סדר|אמת|טח|רור|ערך|כלל|ואי?(?:\s|$)|עצם|בקשה|עוד|תודה|הצלחה|עיקר)-?(?=[א-ת]{2,}))(?<place>[^,.!?]{2,60})$/iu;
const mostInPlace = 5;
const saysLength = /\b(?:hours?|minutes?|mins?)\b|(?<![א-ת])(?:ו?חצי )?(?:שעה|שעתיים|דקות)(?![א-ת])/i;

/** Where it is to be, and what else is said of it: "an hour and a half, at the studio". Null where no place is said. */
export function placeIn(message: string, clockwork: Clockwork): { place: string; rest: string } | null {
  if (message.length > longestTime || message.includes('?')) return null;
  const { words } = afterLeads(plain(message));
  const pieces = words
    .replace(/,? (?:not|and not|ולא|לא) [^,]{1,40}$/i, '')
    .split(
      /,\s?|\sand (?=(?:at|in|(?:put|do|have|hold) (?:it|that) (?:on|at|in|over)) )|\s(?=at (?!\d))|\sו(?=ב[א-ת][א-ת][א-ת]|(?:ש?זה יהיה|ת?עש[הי] את זה) ב)/i,
    );
  const places = pieces.flatMap((piece) => {
    const place = placeSaid.exec(piece)?.groups?.['place'];
    const isTime = saysLength.test(piece) || timeAlone(piece, clockwork) !== null;
    return place === undefined || isTime ? [] : [{ piece, place }];
  });
  const [only, other] = places;
  if (only === undefined || other !== undefined || only.place.split(' ').length > mostInPlace) return null;
  return { place: only.place, rest: pieces.filter((piece) => piece !== only.piece).join(', ') };
}

const further =
  /,? (?:and|but|plus) (?=\S)|, (?=(?:for|make it|call it|name it|with|lasting|only|just|half|an? hour|\d{1,3} ?(?:min|h))\b)|,? ו(?=(?:ש(?:יהיה|תהיה|זה)|ל(?:שעה|חצי|משך)|רק |חצי שעה|שעה |\d))/gi;

/** The ways in which two things may be said at once: "eleven thirty, and make it 45 minutes". */
export function inTwo(message: string): readonly (readonly [string, string])[] {
  const words = plain(message);
  if (words.length > longestTime || words.includes('?')) return [];
  return [...words.matchAll(further)]
    .map(({ index, 0: joint }) => [words.slice(0, index), words.slice(index + joint.length)] as const)
    .map(([first, second]) => [first, second.replace(/^for (?=\S)/i, '')] as const)
    .filter(([first]) => first !== '');
}

/** What is to be on a card besides what it says, and what else is said with it. */
export type Addition = {
  readonly add: 'people' | 'copies' | 'text';
  readonly words: string;
  readonly rest: string;
};

const textAdded: readonly RegExp[] = [
  /^(?:and |also |please )?(?:(?:also )?(?:add|mention|note|write|say)|(?:tell|ask) (?:him|her|them))(?: (?:also|too|there|in it|to it|at the end))?(?: that (?=\S)|: ?)(?<words>.{2,400})$/i,
  /^ו?(?:ת?וסיפ[יו]|[תה]וסיף|הוסיפי|ת?כתב[יו]|ת?כתוב|תצייני?|תגיד[יו]?|תזכיר[יו]?)(?: (?:לו|לה|להם|להן|לזה|שם|בסוף|גם|עוד)){0,3}(?: ש(?=[א-ת]{2})(?!(?:לום|בת|בוע|עה|עתיים|לוש|לושה|ני|תי|תיים|אלה|אלות|ורה|נה|ם|לה|לו|לי|לך|מות)(?![א-ת]))|: ?)(?<words>.{2,400})$/,
  /^(?:and |also |please ){0,2}(?:say|mention|write|tell (?:him|her|them)) (?<words>(?:i|we|it|there|my|our)(?:['’][a-z]{1,2})? .{2,400})$/i,
  /^(?:and |also ){1,2}that (?<words>(?:i|we|you|he|she|it|they|there|my|our|the)(?:['’][a-z]{1,2})? .{2,400})$/i,
  /^(?:וגם |גם |ו)ש(?<words>(?:אני|אנחנו|זה|יש|אין|לא|כן|הכו?ל) .{2,400})$/,
];
const askedToo =
  /^ו?(?:גם )?(?:תשאל[יו]?|תשאלו|ask) (?:גם )?(?:אותו|אותה|אותם|him|her|them)(?: גם| also)? (?<words>.{2,400})$/i;
const adds =
  '[תה]וסי(?:ף|פ[יו])|[תה]?צר(?:ף|פ[יו])|[תה]?זמ(?:ין|ן|ינ[יו])|[תה]כניס[יו]?|ת?שימ[יו]?|תשים|ת?כתב[יו]';
const peopleAdded: readonly RegExp[] = [
  /^(?:and |also |please )*(?:invite|add|include|cc|copy|with|and|also|plus)(?: also| in)? (?!(?:tell|ask|text|e-?mail|message|whatsapp|remind|move|cancel|rename) )(?<words>[^,.!?:]{2,60}?)(?: (?:too|as well|also|to it|on it|on that|in copy|to the (?:meeting|invite|invitation|e?mail|list|event)))*$/i,
  new RegExp(
    `^ו?(?:(?:${adds}) (?:גם )?(?:את |אל )|(?:${adds}) גם |גם (?:את |אל |עם )?|עם )(?<words>[א-ת][א-ת׳' -]{1,40}?)(?: (?:גם כן|גם|לפגישה|לזימון|לרשימה|למייל|ב?העתק|ב?עותק))*$`,
  ),
  /^ו?ש?גם (?<words>[א-ת][א-ת׳' -]{1,40}?) (?:[תי](?:בואי?|בואו|היה|היו|צטרף|צטרפו|גיע|גיעו)|באה?|באים|מצטרפת?|מצטרף|מצטרפים)$/,
];
const inCopy =
  /^(?:and |also |please )*(?:put|keep|have) (?<words>[^,.!?:]{2,60}?) (?:in (?:copy|cc|the loop)|on (?:copy|cc)|cc['’]?d)$/i;
const asCopy =
  /^(?:and |also |please )*(?:cc|copy)\s|\son copy$|\scc['’]?d$|\sin (?:cc|the loop)$|\s(?:in copy|ב?העתק|ב?עותק)$/i;
/** "An hour and a half, and invite Dana": where another wish begins. */
const betweenAdded =
  /,\s|\sand (?=(?:also |please )?(?:invite|add|include|cc) )|\s(?=ו(?:[תה]?זמינ?[יוןם]?|[תה]וסי[פף][יו]?|[תה]?צר[פף][יו]?|גם) )/i;

/** "…, he should know too" */
const whyAdded = /,\s*(?:he|she|they|because|since|so that|הוא|היא|הם|כי)(?![\p{L}])[^,.?!]{2,60}$/iu;

/** Null where the words add nothing. Whether the people are any, only who knows them can tell. */
export function readAddition(message: string): Addition | null {
  if (message.length > longestAddition || message.trim().endsWith('?')) return null;
  const { by, words: said } = afterLeads(plain(message));
  const text = textAdded.flatMap((form) => form.exec(said)?.groups?.['words'] ?? [])[0];
  if (text !== undefined) return { add: 'text', words: text, rest: '' };
  const question = askedToo.exec(said)?.groups?.['words'];
  if (question !== undefined)
    return { add: 'text', words: asQuestion(question).replace(/\??$/, '?'), rest: '' };
  // "No, with Ron": in the place of whoever is there.
  if (by !== null && /^(?:with|and (?!(?:also|add|invite|include|cc|copy) )|עם) /i.test(said)) return null;
  const pieces = said.replace(whyAdded, '').split(betweenAdded);
  const found = pieces.flatMap((piece) =>
    [inCopy, ...peopleAdded].flatMap((form) => {
      const words = form.exec(piece.trim())?.groups?.['words'];
      return words === undefined ? [] : [{ piece, words }];
    }),
  );
  const [only] = found;
  if (only === undefined || found.some(({ piece }) => piece !== only.piece)) return null;
  const rest = pieces.filter((piece) => piece !== only.piece).join(', ');
  return { add: asCopy.test(only.piece) ? 'copies' : 'people', words: only.words, rest };
}

const longestAddition = 500;

/** In characters. What is longer says more than a time, and would be read for a second to find that out. */
const longestTime = 200;

const lasts =
  /^(?:(?:it(?:'ll| will)? )?(?:takes?|lasts?)|lasting|for about|(?:ל?משך|לאורך|זה (?:ייקח|יקח|יימשך))) |^ל(?=(?:שעה|שעתיים|חצי שעה|רבע שעה|שלושת רבעי)(?: |$))/i;
const only = /^(?:(?:and|but) )?(?:only|just|רק) (?:for )?| (?:only|בלבד)$/gi;

function timeSaid(words: string, clockwork: Clockwork): TimeWanted | null {
  return words.length > longestTime ? null : timeAlone(words.replace(only, '').replace(lasts, ''), clockwork);
}

const firstDenied: readonly RegExp[] = [/^(?:not|לא) ([^,]{1,80}?)(?:, ?(?:but )?| but | אלא )(.{1,200})$/i];
/** "No, milk, bread", where the word that leads has been read. */
const afterLead: readonly RegExp[] = [/^([^,]{1,80}?)(?:, ?(?:but |אלא )?| but | אלא )([^,]{1,200})$/i];
const lastDenied = /^(.{1,200}?),? (?:not|instead of|rather than|and not|ולא|לא|במקום) (.{1,80})$/i;

const takesBack = /^(?:not|and not|instead of|rather than|ולא|לא|במקום) /i;

/** "not Dana but Ron", "לא דנה אלא רון", "Ron, not Dana". */
function withoutDenied(said: string, isLed: boolean): { words: string; denied: string | null } {
  const before = [...firstDenied, ...(isLed ? afterLead : [])]
    .map((form) => form.exec(said))
    .find((found) => found !== null && !takesBack.test(found[2] ?? ''));
  if (before?.[1] !== undefined && before[2] !== undefined) return { words: before[2], denied: before[1] };
  const after = lastDenied.exec(said);
  if (after?.[1] !== undefined && after[2] !== undefined) return { words: after[1], denied: after[2] };
  return { words: said, denied: null };
}

function plain(message: string): string {
  const words = message.replaceAll('’', "'").trim().split(/\s+/).join(' ');
  return plainCommand(words).replace(/[\s.!?,]{1,20}$/, '');
}

function afterLeads(message: string): { by: By | null; words: string } {
  let by: By | null = null;
  let words = message;
  for (;;) {
    const lead = leads.map(([kind, form]) => [kind, form.exec(words)?.[0]] as const).find(([, at]) => at);
    if (lead?.[1] === undefined) return { by, words };
    const [kind, said] = lead;
    if (by === null || by === 'no') by = kind;
    words = words.slice(said.length).replace(/^[\s,.!:-]+/, '');
  }
}

const saysHalf =
  /\d ?[ap]\.?m\b|\b(?:morning|noon|afternoon|evening|night|midnight|tonight|lunch\w*|in|hours?|min\w*)\b|בוקר|צהרי|ערב|לילה|עוד|דק|שעתיים|שעות/i;
const onlyHour = /(?:^|[^\d:.])(?:0\d|1[3-9]|2[0-4])(?:[:.]\d\d)?(?!\d)/;

function isEitherHalf(words: string, when: TimeWanted | null): boolean {
  if (when?.does !== 'move' || when.to.clock === null) return false;
  return !saysHalf.test(words) && !onlyHour.test(words);
}

const notWanted: readonly RegExp[] = [
  /^(?:undo(?: (?:it|that|this))?|take (?:it|that) back|put (?:it|that) back(?: (?:as|how) it was)?|i (?:have )?changed my mind|(?:that|it) was (?:a mistake|by mistake))$/i,
  /^(?:כמו שהיה(?: קודם)?|(?:זה היה )?בטעות|התחרטתי|שיניתי את דעתי|תחזירי? (?:את זה )?(?:למה|כמו) שהיה(?: קודם)?)$/,
  /^(?:ת?(?:חזיר|שאיר)י? (?:את זה|אות[והם])(?: (?:ככה|כמו שהיא|כמו שהוא|במקום))?|(?:leave|keep) (?:it|that|them)(?: (?:there|as (?:it is|they are|it was|they were)|where it is))?)$/i,
  /^(?:no(?:,? (?:no|thanks|thank you|need|not now))*|nope|nah|not (?:now|needed)|never ?mind(?: (?:it|that))?)$/i,
  /^(?:(?:forget|leave|drop|skip|scrap)(?: about)?(?: (?:it|that|this))?(?: alone| be)?|scratch that|call it off|stop)$/i,
  /^(?:don't|do not)(?: (?:bother|[a-z]+ (?:it|that|this|anything)))?$/i,
  /^(?:(?:ת?עז(?:ו?ב|בי) )?(?:זה )?לא(?:,? (?:לא|תודה|עכשיו|צרי[כך]ה?|משנה|חשוב|רוצה|לשלוח|לעשות))*|אין צורך|די|עצור|עצרי|ו?ותר[י]? על זה)$/,
  /^(?:ת?עז(?:ו?ב|בי)(?: (?:את זה|אותך))?|(?:ת?שכח|ת?שכחי) מזה|אל ת[א-ת]+(?: (?:את זה|אות[והם]))?)$/,
];
const cancels =
  /^(?:(?:cancel|delete|remove|withdraw)(?: (?:it|that|this))?|(?:ת?בט?ל[י]?|לבטל|ביטול|ת?מחק[י]?)(?: (?:את זה|אות[והם]))?)$/i;

/**
 * Whether the words, and nothing beside them, want the proposal no more. `cancel` is also how somebody would agree to
 * a card that asks whether to cancel something.
 */
export function callsOff(message: string): 'cancel' | 'leave' | null {
  const whole = plain(message).replace(/,$/, '');
  const parts = whole.split(/, ?/);
  const kinds = [[whole], [afterLeads(whole).words], parts].map((ways) => ways.map(notWantedBy));
  const found = kinds.find((ways) => ways.length > 0 && ways.every((one) => one !== null));
  if (found !== undefined) return found.includes('cancel') ? 'cancel' : 'leave';
  // "wait, no", "בעצם לא": a word of correction, and the no that it leads to.
  return afterLeads(whole).words === '' && /(?:^|[\s,])(?:no|nope|nah|לא)$/i.test(whole) ? 'leave' : null;
}

function notWantedBy(words: string): 'cancel' | 'leave' | null {
  if (cancels.test(words)) return 'cancel';
  return notWanted.some((form) => form.test(words)) ? 'leave' : null;
}
