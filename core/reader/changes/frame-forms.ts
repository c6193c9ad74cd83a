/**
 * The forms of frames.ts. Groups: `about` says which thing is meant, `to` when it is to be or how long, `who` who does
 * not come. Each form is a whole sentence, but for what people say around it.
 */
import type { Length } from '../../language/changes/change.ts';

const opening =
  "^\\s*(?:(?:hey|hi|ok|okay|um|uh|oh|so|and|actually|please|pls|just|can you|could you|would you|will you|can we|could we|lets|let['’]s|i want to|i['’]?d like to|we need to|i need to|we have to|i have to|need to)[, ]+)*";
const closing =
  '(?:[,;.!–—-]* *(?:please|pls|plz|thanks|thank you|thx|ty|ok|okay|would you|will you|for me|then|after all|altogether|entirely|completely|for good|this time|just this (?:week|time|once)|only this (?:week|time|once)|this week only|not happening|lol|sorry))*[.! ]*$';
const openingHe =
  '^\\s*(?:(?:היי|הי|אוקיי|אוקי|טוב|אה|אממ|נו|תקשיבי?|בבקשה|נא|אפשר|תוכלי?|את יכולה|אתה יכול|אני רוצה|אני צריכה?|צריכה?|רוצה|בוא|בואי|בואו)[, ]+)*';
const closingHe =
  '(?:[,;.!–—-]* *(?:בבקשה|תודה|סליחה|אם אפשר|טוב|אוקיי|כבר|בסוף|לגמרי|לתמיד|לחלוטין|רק ה?(?:שבוע|פעם)(?: הזה| הזאת| הזו)?|רק ה(?:וא|יא)|רק (?:את )?(?:זה|זאת|זו|אותו|אותה)|הפעם))*[.! ]*$';

/** A wish that is followed by its reason: "the gym, my knee hurts". */
const reason =
  "(?:(?:[,;–—]| -) *(?:i|i['’]m|im|my|we|he|she|they|it|it['’]s|its|the|too|no|not|something)\\b[^,;]*)?";
const reasonHe = '(?:(?:[,;–—]| -) *(?:כי|אני|אין|לא|הוא|היא|זה|יש|חולה)(?: [^,;]*)?)?';

const about = '(?<about>[^,;:\\n]+?)';
const aboutShort = '(?<about>[^,;:\\n.]{2,60}?)';

const english = (form: string) => new RegExp(`${opening}${form}${closing}`, 'di');
const hebrew = (form: string) => withFinals(`${openingHe}${form}${closingHe}`);

const finals: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };

/** A verb is written once for a man and a woman, with an optional last letter; without it some letters end otherwise. */
function withFinals(form: string): RegExp {
  const spelled = form.replaceAll(
    /([כמנפצ])י\?/g,
    (_, letter: string) => `(?:${finals[letter] ?? letter}|${letter}י)`,
  );
  return new RegExp(spelled, 'd');
}

/** What is cancelled asks for nothing else: a second command is another wish. */
export const otherCommand =
  /^(?:what|who|which|when|where|how|why|is|are|do|does|did)\b|^(?:מה|מי|מתי|איפה|האם|איזה|איזו|כמה) |^(?:it|that|this|there|everything|someone|everyone|i|you|he|she|they|we|זה|זאת|הוא|היא|הכל|הכול)$|\b(?:and|then) (?:\w+ )?(?:add|archive|book|call|cancel|create|delete|email|invite|mail|make|move|put|remind|rename|schedule|send|set|tell|text|write|let|ask)\b|(?:^| )ו(?:ת)?(?:ארכב|בטל|הזז|הזמן|הזכר|וסיף|זיז|זכיר|זמין|מחק|עביר|קבע|רשום|שלח|שימ|שים|גיד|עדכנ|כתוב)י?(?: |$)|\b(?:all|every|each|both)\b|(?:^| )כל(?: |$)|\b(?:e-?mails?|mails?|messages?|subscription|line|note|alarm|timer)\b|(?:^| )ה?(?:מיילים?|הודע(?:ה|ות)|מנוי|טיימר)(?: |$)/i;

export const cancelForms: readonly RegExp[] = [
  english(
    `(?:scrap|skip|drop|kill|bin|ditch|axe|nix|scratch|call off|bail on|get rid of|lose|wipe|blow off|pull the plug on) ${about}${reason}`,
  ),
  english(`call ${about} off${reason}`),
  english(
    `(?:take|strike|cross|get|pull|wipe|remove|delete|clear|drop|cut|knock) ${about} (?:out of|off of|off|from) (?:my|the|our) (?:calendar|diary|schedule|agenda|cal)`,
  ),
  english(
    `${about} (?:is|are|got|was|has been|['’]s) (?:now )?(?:off|cancelled|canceled|called off|not happening|no longer happening|scrapped|not on(?: any ?more)?)${reason}`,
  ),
  english(
    `(?:i['’]?m|i am|we['’]?re|we are) (?:not|no longer) (?:going|coming|doing|attending|making it|joining)(?: to)?(?: do)? ${about}${reason}`,
  ),
  english(
    `(?:i|we) (?:can['’]?t|cannot|can not|won['’]?t|will not) (?:make|attend|come to|be at|get to|do) (?:it to )?${about}${reason}`,
  ),
  english(
    `(?:i['’]?m|i am|we['’]?re|i['’]?ll be|i think i['’]?ll) (?:skipping|missing|skip|miss|dropping|giving up) (?:on )?${about}${reason}`,
  ),
  hebrew(
    `(?:תעיפי?|תעיפו|העיפי?|תזרקי?|תוותרי? על|וותרי? על|עזבי?|תעזבי?|תפילי?|תורידי?|להוריד|הורידי?) (?:לי )?(?:את )?${about} (?:מהיומן|מהלוז|מהלו["״]ז|מלוח השנה)(?: שלי)?`,
  ),
  hebrew(`(?:תעיפי?|העיפי?|תוותרי? על|וותרי? על|עזבי?|תעזבי?) (?:לי )?(?:את )?${about}${reasonHe}`),
  hebrew(
    `(?:תורידי?|להוריד|הורידי?|תמחקי?|למחוק|מחקי?|תסירי?|להסיר|תבטלי?|בטלי?|לבטל|נבטל) (?:לי )?(?:מהיומן|מהלוז|מהלו["״]ז) (?:שלי )?(?:את )?${about}`,
  ),
  hebrew(
    `(?:אני |אנחנו )?(?:מוותרת? על|מוותרים על|ויתרתי על|ויתרנו על|ירדתי מ-?|לא הולכת? ל-?|לא הולכים ל-?|לא מגיעה? ל-?|לא מגיעים ל-?|לא אגיע ל-?|לא נגיע ל-?|לא באה? ל-?|לא באים ל-?|לא אבוא ל-?|לא אספיק את|לא אוכל להגיע ל-?|לא יכולה? להגיע ל-?|מדלגת? על|אדלג על) ?(?:את )?${about}${reasonHe}`,
  ),
  hebrew(
    `${aboutShort} (?:כבר )?(?:מבוטל|מבוטלת|בוטל|בוטלה|התבטל|התבטלה|ירד|ירדה|ירד מהפרק|ירדה מהפרק|נפל|נפלה|לא מתקיים|לא מתקיימת|לא יתקיים|לא תתקיים|לא קורה|לא יקרה|לא תקרה)${reasonHe}`,
  ),
];

/** Rings no more. */
export const nagForms: readonly RegExp[] = [
  english(
    `(?:no more|stop|quit|end|turn off|switch off|cancel|kill|enough of|enough with)(?: (?:all )?(?:the|those|these|my))? ${about} (?:reminders?|alerts?|nagging|pings?)`,
  ),
  english(
    `(?:no more|stop|quit|end|turn off|switch off) (?:(?:the|those|these|my) )?(?:reminders?|alerts?|nagging|pings?) (?:about|for|to|on|of) ${about}`,
  ),
  english(
    `(?:stop|quit|don['’]?t|do not|no need to) (?:keep )?(?:remind|nag|bug|ping|bother|tell|pester)(?:g?ing)? me (?:any ?more )?(?:about|to|of) ${about}(?: any ?more| again)?`,
  ),
  hebrew(
    `(?:די|מספיק|בלי|אין צורך ב|לא צריכה? (?:יותר )?)(?: ?עם)? ?(?:ה?תזכור(?:ת|ות)|ה?התרא(?:ה|ות)) (?:על |של |ל)?(?:ה(?=ו?[א-ת]{3}))?${about}`,
  ),
  hebrew(
    `(?:תפסיקי?|הפסיקי?|די|מספיק|להפסיק|אל|לא) (?:(?:תזכירי?|להזכיר|תציקי?|להציק|לנדנד|תנדנדי?) לי|להזכיר)(?: יותר)? (?:על |את |ל-?)?${about}(?: יותר)?`,
  ),
  hebrew(
    `(?:תכבי?|כבי?|לכבות|תעצרי?|עצרי?|לעצור|תפסיקי?|הפסיקי?|להפסיק) (?:לי )?(?:את )?(?:ה?תזכור(?:ת|ות)|ה?התרא(?:ה|ות)) (?:על |של |ל)?${about}`,
  ),
];

/** It comes no more, whatever it is. */
export const endForms: readonly RegExp[] = [
  english(
    `(?:stop|end|quit) (?:the |my )?${about}(?: ones?)? (?:for good|altogether|forever|permanently|completely|for ever|from now on)`,
  ),
  english(`(?:enough|i['’]?m done|done|no more) (?:of|with) (?:the |my )?${about}(?: ones?)?`),
  english(`no more ${about}`),
  hebrew(
    `(?:תפסיקי?|הפסיקי?|תעצרי?|עצרי?|להפסיק|לעצור) (?:לי )?(?:את |עם )?${about} (?:לתמיד|לגמרי|לצמיתות|מעכשיו)`,
  ),
  hebrew(`(?:די|מספיק|נגמר|סיימתי) (?:עם|כבר עם) ${about}`),
];

const tick =
  '(?:tick|check|cross|mark|strike|take|drop|knock|clear)(?: (?:it|that|this|them|that one|this one))?(?: (?:off|done|as done|as finished|as complete|as completed|from the list|off the list|off my list))*';
const didIt =
  'did|done|done with|finished|paid|sent|bought|called|baked|completed|handled|sorted|booked|ordered|returned|cleaned|picked up|submitted|filed|posted|fixed|washed|took|taken|watered|read|wrote|signed|printed|collected|renewed|emailed|texted';
const tickHe =
  '(?:(?:אפשר|תוכלי?) )?(?:להוריד|תורידי?|הורידי?|למחוק|תמחקי?|מחקי?|לסמן|תסמני?|סמני?|לסגור|תסגרי?|תעשי וי|לעשות וי)(?: (?:את זה|אותה?|ש(?:עשיתי|סיימתי|גמרתי|זה נעשה|זה בוצע|בוצע)|כ?בוצע(?:ה)?|כ?נעש(?:ה|תה)|כ?גמור(?:ה)?|וי|מהרשימה|עליו|עליה|על זה))*';

export const doneForms: readonly RegExp[] = [
  english(
    `(?:i |i['’]ve |ive |i have |we |we['’]ve )?(?:just |already |finally )?(?:${didIt}) ${about}[,;.–—-]* (?:so |now |and )?(?:you can |can you |please |pls )?${tick}`,
  ),
  english(
    `${aboutShort}(?: is| are|['’]s)?(?: now| all| already)? (?:done|finished|sorted|handled|paid|sent|completed|taken care of|dealt with)[,;.–—-]+ (?:so |now |and )?(?:you can |can you |please |pls )?${tick}`,
  ),
  english(
    `${aboutShort}[,;–—]+ (?:that['’]s |it['’]s |is |all )?(?:done|finished|did it|did that|did this)(?:[,;.–—-]* ${tick})?`,
  ),
  hebrew(
    `(?:כבר )?(?:שילמתי|עשיתי|סיימתי|קניתי|שלחתי|התקשרתי|אפיתי|הזמנתי|גמרתי|לקחתי|החזרתי|הגשתי|השקיתי|תיקנתי|ניקיתי|אספתי|חידשתי|כתבתי|חתמתי)(?: כבר)? (?:את ה?|על ה?|ל(?=[א-ת]{3}))?${about}[,;.–—-]* ${tickHe}`,
  ),
  hebrew(`${aboutShort}[,;.–—-]+ ${tickHe}`),
  hebrew(
    `(?:לסמן|תסמני?|סמני?) (?:לי )?(?:ש(?:כבר )?)(?:עשיתי|סיימתי|גמרתי|שילמתי|קניתי|לקחתי|שלחתי) (?:את ה?|ל)?${about}`,
  ),
];

export const moveForms: readonly RegExp[] = [
  english(`(?:make|have|get|let) ${about} (?:start|begin|be|kick off|happen) (?<to>[^;,]+?)`),
  english(
    `${aboutShort} (?:should|needs to|need to|has to|must|ought to|is going to|will|shall) (?:now )?(?:be|go|start|begin|move|happen)(?: back)? (?<to>(?:at|on|to|from|until|till) [^;,]+?)`,
  ),
  english(
    `${aboutShort} (?:is now|is moving|is moved|got moved|was moved|has moved|moved|moves|got pushed|was pushed|is pushed|slides|shifts|got bumped)(?: back| forward)? (?<to>(?:at|on|to|from|until|till) [^;,]+?)`,
  ),
  english(
    `${aboutShort}[,:–—-]* not (?:now|today|yet|tonight|this morning)[,;:–—-]+ *(?:but |rather |more like |make it )?(?<to>[^;,]+?)`,
  ),
  english(`(?:snooze|hush|park|hold|delay) ${about} (?<to>(?:for|by|till|until|to) [^;,]+?)`),
  hebrew(
    `${aboutShort} (?:עוברת?|עבר|עברה|נדחה|נדחתה|נדחת|הוקדם|הוקדמה|זז|זזה|צריך להיות|צריכה להיות|תעבור|יעבור|תזוז|יזוז|יהיה|תהיה|יתחיל|תתחיל)(?: עכשיו| בסוף)? (?<to>(?:ל|ב|עד )[^;,]+?)`,
  ),
  hebrew(
    `(?:דח[הי]|תדח[הי]|לדחות|הזיזי?|הזז|תזיזי?|להזיז|הקדימי?|תקדימי?|להקדים|תאחרי?) (?<to>(?:ב|ל)[^;,]+?) את ${about}`,
  ),
  english(`(?:move|push|shift|put off|postpone|reschedule) ${about} (?<to>(?:to|until|till) [^;,]+?)`),
  hebrew(`(?:דח[הי]|תדח[הי]|הזיזי?|הזז|תזיזי?|תעבירי?) (?:לי )?את ${about} (?<to>ל[^;,]+?)`),
  hebrew(`נודניק (?<to>[^;,]+?) (?:על|ל|של|עם) ?(?:ה(?=[א-ת]{3}))?${about}`),
  hebrew(`${aboutShort}[,:–—-]* לא (?:עכשיו|היום|הערב|הבוקר)[,;:–—-]+ *(?:אלא )?(?<to>[^;,]+?)`),
];

/** What it is called from now on, in quotes. */
export const renameForms: readonly RegExp[] = [
  hebrew(
    `(?:תשני?|שני|שנה|תשנה|לשנות) (?:לי )?את ה?(?:שם|כותרת) של (?<about>[^"“״\\n]+?) ל-?["“״](?<to>[^"”״]+)["”״]`,
  ),
];

/** Who is to be taken off which meeting. "Off my calendar" and "from Friday" say something else. */
const notWho = '(?!(?:it|this|that|them|everything|all|the meeting|the event)\\b)';
const notPlace =
  '(?!(?:(?:my|the|our) )?(?:calendar|diary|schedule|agenda|cal|list|tasks?|to-?dos?|inbox|mailbox|trash|archive|task list|to-?do list|shopping list|plan|books|favou?rites)\\b)';
const notPlaceHe = '(?!היומן|הלו|הרשימה|רשימ|המשימות|הלוח|הארכיון|התיבה|הדואר|המועדפים|השולחן)';

export const removeForms: readonly RegExp[] = [
  english(
    `(?:remove|take|drop|uninvite|disinvite|kick|leave|strike|cut|get|pull) ${notWho}(?<who>[^,;:\\n]+?) (?:off|from|out of|off of) ${notPlace}${about}`,
  ),
  english(`(?:uninvite|disinvite) (?<who>[^,;:\\n]+?) (?:to|for) ${about}`),
  hebrew(
    `(?:תורידי?|הורידי?|הורד|להוריד|תוציאי?|הוציאי?|הוצא|להוציא|תסירי?|הסירי?|הסר|להסיר|תמחקי?|מחקי?|למחוק) (?:לי )?את (?<who>[^,;:\\n]+?) מ-?${notPlaceHe}(?:ה(?=[א-ת]{3}))?${about}`,
  ),
];

const number = '(?:one|two|three|four|five|six|ten|fifteen|twenty|thirty|forty|fifty|ninety)[ -]';
/** How long it was: "instead of 45", "and not an hour". */
const notThat =
  '(?:,? (?:(?:instead|rather|in place) (?:of|than)|(?:and |but )?not|from|down from|up from) [^,;]{1,30}?| instead)?';
const lengthNow = `(?<to>(?:an? |half |\\d|${number})[^,;]*?(?:hours?|hrs?|minutes?|mins?|(?<=\\d)h)(?: and (?:a half|a quarter|half))?)(?: long| only| now)*${notThat}`;
const notThatHe = '(?:,? (?:במקום|ולא|לא) [^,;]{1,30}?)';

type LengthForm = { readonly form: RegExp; readonly side: Length['is'] };

export const lengthForms: readonly LengthForm[] = [
  {
    form: english(
      `(?:change|set|make|fix|update|cut) the (?:length|duration) of ${about} (?:(?:from [^,;]{1,30} )?to|be|at) ${lengthNow}`,
    ),
    side: 'long',
  },
  {
    form: english(`(?:extend|lengthen|prolong|stretch|draw out) ${about} by (?<to>[^,;]+?)`),
    side: 'longer',
  },
  { form: english(`(?:shorten|cut|trim|reduce) ${about} by (?<to>[^,;]+?)`), side: 'shorter' },
  {
    form: english(
      `(?:extend|lengthen|prolong|stretch|run|keep) ${about} (?:until|till|up to|to) (?<to>[^,;]+?)`,
    ),
    side: 'until',
  },
  {
    form: english(
      `(?:extend|lengthen|prolong|stretch|shorten|cut|trim|reduce|make|limit|set) ${about} (?:down )?(?:to|for) (?<to>[^,;]+?)${notThat}`,
    ),
    side: 'long',
  },
  {
    form: english(
      `(?:extend|lengthen|prolong|stretch) ${about} (?:for )?(?<to>(?:another |an? |half |\\d)[^,;]+?)`,
    ),
    side: 'longer',
  },
  {
    form: english(
      `(?:make|have) ${about} (?<to>(?:an? |another |half |\\d|${number})[^,;]*?) (?:longer|more)`,
    ),
    side: 'longer',
  },
  {
    form: english(`(?:make|have) ${about} (?<to>(?:an? |half |\\d|${number})[^,;]*?) (?:shorter|less)`),
    side: 'shorter',
  },
  {
    form: english(
      `(?:make|have|let|set|turn|change|cut) ${about} (?:last |take |run |be |in)?(?:to |for )?(?:only |just )?${lengthNow}`,
    ),
    side: 'long',
  },
  {
    form: english(
      `(?:i want |i need |i['’]d like )?${aboutShort} (?:(?:should|needs to|has to|must|will|can) (?:only |just )?(?:last|take|be|run)|to (?:last|take|be|run)|is now|is|lasts)(?: for)?(?: only| just)? ${lengthNow}`,
    ),
    side: 'long',
  },
  { form: english(`(?:add|tack) (?<to>[^,;]+?) (?:on ?to|to|on) (?:the end of )?${about}`), side: 'longer' },
  {
    form: english(`give (?<about>[^,;]+?) (?<to>(?:another |an? extra |\\d)[^,;]+?)(?: more| extra)?`),
    side: 'longer',
  },
  {
    form: english(
      `(?:cut|take|trim|shave|knock|lop) (?<to>[^,;]+?) (?:off|from|off of) (?:the end of )?${about}`,
    ),
    side: 'shorter',
  },
  {
    form: hebrew(
      `(?:תאריכי?|האריכי?|הארך|להאריך|נאריך|תמשכי?|למשוך) (?:לי )?את ${about} (?:ב-?|בעוד |עוד )(?<to>[^,;]+?)`,
    ),
    side: 'longer',
  },
  {
    form: hebrew(
      `(?:תאריכי?|האריכי?|הארך|להאריך|נאריך|תמשכי?|למשוך) (?:ב-?|בעוד |עוד )(?<to>[^,;]+?) את ${about}`,
    ),
    side: 'longer',
  },
  {
    form: hebrew(
      `(?:תוסיפי?|הוסיפי?|הוסף|להוסיף|נוסיף) (?:עוד )?(?<to>[^,;]+?) ל-?(?:ה(?=[א-ת]{3}))?${about}`,
    ),
    side: 'longer',
  },
  {
    form: hebrew(`(?:תקצרי?|קצרי?|לקצר|נקצר|תקצצי?) (?:לי )?את ${about} ב-?(?<to>[^,;]+?)`),
    side: 'shorter',
  },
  { form: hebrew(`(?:תקצרי?|קצרי?|לקצר|נקצר|תקצצי?) ב-?(?<to>[^,;]+?) את ${about}`), side: 'shorter' },
  {
    form: hebrew(`(?:תורידי?|הורידי?|להוריד|תקצצי?) (?<to>[^,;]+?) מ-?(?:ה(?=[א-ת]{3}))?${about}`),
    side: 'shorter',
  },
  {
    form: hebrew(
      `(?:תאריכי?|האריכי?|הארך|להאריך|נאריך|תמשכי?|תקצרי?|קצרי?|לקצר|נקצר) (?:לי )?את ${about} (?:ל-?|לכדי )(?<to>[^,;]+?)`,
    ),
    side: 'long',
  },
  {
    form: hebrew(
      `(?:תאריכי?|האריכי?|הארך|להאריך|נאריך|תמשכי?|תקצרי?|קצרי?|לקצר|נקצר) (?:לי )?את ${about} עד (?<to>[^,;]+?)`,
    ),
    side: 'until',
  },
  {
    form: hebrew(
      `(?:תעשי?|לעשות|תשני?|שני|שנה|לשנות|תהפוך|תהפכי) (?:לי )?את ${about} (?:ל-?|של |ב-?)?(?<to>(?:חצי |רבע |שע|\\d|עשר|חמש)[^,;]{0,30}?)${notThatHe}`,
    ),
    side: 'long',
  },
  {
    form: hebrew(
      `ש?${aboutShort} (?:צריך|צריכה|אמור|אמורה) (?:להיות|לקחת|להימשך)(?: רק)? (?<to>[^,;]*?(?:שע|דק)[^,;]*?)${notThatHe}?`,
    ),
    side: 'long',
  },
];

const cancelVerb = '(?:cancel|scrap|drop|kill|bin|ditch|call off|delete|remove|scratch)';
const putVerb = '(?:put|add|book|schedule|make|set|pop|stick|place)';
const insteadPlace =
  '(?:there|in its place|in that slot|at that time|at the same time|then|in there)(?: instead)?|instead';
const cancelVerbHe = '(?:תבטלי?|בטלי?|לבטל|תמחקי?|מחקי?|תורידי?|הורידי?|תעיפי?)';
const putVerbHe = 'ו?(?:תשימי?|שימי?|לשים|תקבעי?|קבעי?|תכניסי?|הכניסי?|תוסיפי?|תרשמי?|תרשום)';
const placeHe = '(?:במקומ[וה]|במקום(?: זה| זאת| זו)?|שם|באותה שעה|באותו זמן)';

export const replaceForms: readonly RegExp[] = [
  new RegExp(
    `^(?<cancel>(?:.{0,20} )?${cancelVerb} [^,;]+?)(?:[,;]? (?:and|then)|[,;]) (?:please )?${putVerb} (?:me )?(?:in |down )?(?:an? |my |the )?(?<title>[^,;]+?) (?:${insteadPlace})[.! ]*$`,
    'i',
  ),
  withFinals(
    `^(?<cancel>(?:.{0,20} )?${cancelVerbHe} [^,;]+?),? ${putVerbHe} (?:לי )?${placeHe} (?:את )?(?<title>[^,;]+?)[.! ]*$`,
  ),
  withFinals(
    `^(?<cancel>(?:.{0,20} )?${cancelVerbHe} [^,;]+?),? ${putVerbHe} (?:לי )?(?:את )?(?<title>[^,;]+?) ${placeHe}[.! ]*$`,
  ),
];

/** Words that ask to move what is there. */
const moveWords =
  /\b(?:mov|push|shift|delay|postpon|reschedul|put off|bring|forward|instead|later|earlier|sooner|chang|mak|should|need|has to|have to|must|ca[n’']?t|not|until|till|another|again|snooz|bump|slid|swap|pull|nudge|slip|rather)|(?:^|\s)ל?(?:ת?דח|ת?זיז|הז|ת?עביר|העבר|ת?קדי|הקד|ת?שנ|עובר|עבר|נדח|זז|יהיה|תהיה|צריכ|לא|במקום|שוב|עוד|נודניק|מאוחר|מוקדם|תאחר)/i;
const saysLength =
  /\b(?:minutes?|mins?|hours?|hrs?) *(?:,|$)|\b(?:minutes?|mins?|hours?|hrs?) (?:about|on|re)\b|(?:דקות|שעה|שעתיים) *(?:,|$)|(?:דקות|שעה|שעתיים) על /i;

/** Several people, or a time and a length side by side, make a new meeting where no word asks for a move. */
export function isRatherNew(text: string): boolean {
  return !moveWords.test(text) && (/\S ?\+ ?\S/.test(text) || (text.includes(',') && saysLength.test(text)));
}
