/** The kind of a question by a few words that leave hardly a doubt of it, whatever a model takes them for. */
import type { Kind } from '../kinds/kinds.ts';

/** Null: nothing says it so plainly. */
export function kindSaid(text: string): Kind | null {
  const said = text.trim();
  if (isCommandSaid(text)) return null;
  return kinds.find(({ is }) => is.some((one) => one.test(said)))?.kind ?? null;
}

/** Whether a few words command, whatever else they speak of. */
export function isCommandSaid(text: string): boolean {
  const said = text.trim();
  return commands.test(said) || commandsInHebrew.test(said) || sends.test(said);
}

/** Undoes or moves what is there, and asks nothing: "cancel everything I have tomorrow". */
export function isUndoSaid(text: string): boolean {
  return undoes.test(text.trim());
}

const undoes =
  /^(?:(?:please|pls|kindly|ok|so|and|just) )*(?:cancel|delete|remove|postpone|reschedule|decline)\b|^(?:בבקשה )?(?:ת?בטלי?|ת?מחקי?|דחי|תדחי?|תזיזי?|הזיזי?)(?![א-ת])/i;

/** What begins so is a command, whatever it speaks of. */
const commands =
  /^(?:(?:please|pls|kindly|hey|hi|ok|okay|so|and|just|now) |(?:can|could|would|will) you |i (?:want|need) (?:you )?to |let'?s )*(?:send|e-?mail(?! (?:id|address|for|of)\b)|mail|write|text|tell|remind|message|ask|forward|reply|answer|respond|let (?!me see)|add|put|create|schedule|book|call|whatsapp|note|draft|compose|set|make|archive|delete|mark|file|label|tag|move|cancel|snooze|star|unsubscribe|invite)\b/i;
const commandsInHebrew =
  /^(?:(?:בבקשה|היי|אוקיי|טוב|אז|תוכל|תוכלי|אפשר|אני (?:רוצה|צריך|צריכה)) )*ל?(?:ת?(?:שלח|כתוב(?!ת)|ענה|ענ|מחק|עביר|זכיר|וסיף|ודיע|נסח|כין|ארכב|סמן|קבע|שאל|זמין|זמן|בטל|דחה|דחי|תייג|העבר|הוסף|הודע|הזכר|הזמן)[ית]?|תגיד[י]? ל(?!י)|תרשו?ם|תרשמי|רשום|רשמי|תכניס[י]?|להזכיר|לשלוח|לכתוב|לקבוע|להוסיף)(?![א-ת])/;
/** Wherever these are said, something is to leave. */
const sends =
  /\bhmu\b|(?<![א-ת])ו?(?:תשלחי?|שלחי|תכתוב|תכתבי|כתבי|תודיעי?|הודיעי|תעדכני?|לשלוח|לכתוב)(?![א-ת])|(?<![א-ת])(?:מייל|אימייל|הודעה|ווצאפ) ל(?:[א-ת]{2,})/i;

const kinds: readonly { kind: Kind; is: readonly RegExp[] }[] = [
  {
    kind: 'mail',
    is: [
      // "I'm after the email with the scan", "please I search one email of the landlord"
      /\b(?:find|search(?:ing)?|after|look(?:ing)? (?:for|up)|dig (?:up|out)|pull up|bring up|re-?read|show me|get me|let me see)\b.{0,40}\b(?:e-?mails?|mails?|correspondence)\b (?:from|about|with|where|on|regarding|that|which|concerning|by|in which|of .{1,30} (?:where|that|with|about))\b/i,
      // "Ryanair confirmation email, find it"
      /\b(?:e-?mails?|mails?)\b,? (?:find|show|open|where is|where'?s) (?:it|them|that)\b/i,
      // "payroll were emailing me about two shifts, can't see it anywhere"
      /\b(?:e-?mail|mail)(?:ed|ing) (?:me|us)\b.{0,90}\b(?:can'?t (?:see|find)|find it|what (?:did|does|were|was)|where is it)\b/i,
      // "What files did I get this week", "אילו קבצים הגיעו אליי"
      /^(?:(?:so|and|ok|show me|list|hey),? ){0,2}(?:(?:what|which|any|the|all(?: the)?) )?(?:new )?(?:files?|attachments?|documents?|pdfs?|photos?|pictures?)(?: (?:that )?(?:(?:did|have|do) )?(?:i|we)(?:['’]ve)? (?:get|got|gotten|receive|received|been sent)| (?:that )?(?:came|arrived|were sent|(?:did )?(?:people|anyone|they) sen[dt]))\b/i,
      /^(?:אז |ו)?(?:(?:אילו|איזה|מה|כל) )?ה?(?:קבצים|צרופות|מסמכים|תמונות) (?:ש)?(?:קיבלתי|הגיעו|שלחו לי|נשלחו)(?![א-ת])/,
      /\bwhich e-?mails?\b(?! (?:address|should|do i use))/i,
      /^(?:the |any |all |all the |my )?(?:new |latest |unread )?(?:e-?mails?|mails?) (?:from|about) \S/i,
      // "תוציא לי את כל ההתכתבות במייל עם ברקוביץ", "חפש חשבונית של בזק בג'ימייל"
      /(?<![א-ת])(?:חפשי?|תחפשי?|מצאי?|תמצאי?|להעלות|תוציאי? לי|תפתחי?|לפתוח|תראי?|לראות|הגיע|הגיעה|היה|הייתה|קיבלתי|נכנס|איפה)(?![א-ת]).{0,60}(?<![א-ת])[הבמ]?(?:מייל|מיילים|אימייל|התכתבות|דוא"ל|ג['’׳]?ימייל)(?![א-ת])/i,
      /(?<![א-ת])[הבמ]?(?:מייל|אימייל|התכתבות|דואר אלקטרוני|מיל) (?:הזה|הזאת|ההוא|של|מ[א-ת]|עם).{0,60}(?<![א-ת])(?:תפתחי?|תמצאי?|תראי?|להעלות|איפה|חפשי?|תחפשי?|שהגיע)(?![א-ת])/i,
      /^(?:דואר אלקטרוני|מייל|מיילים|אימייל) (?:מה?[א-ת]{2,}|של [א-ת])/,
      // What somebody wants stands in what they wrote
      /^(?:אז |נו )?מה (?!(?:אני|אתה|את|הוא|היא|הם|הן|אנחנו|עוד|כולם|כבר) )[א-ת]{2,15}(?: [א-ת]{2,15})? (?:רוצה|רוצים|צריך|צריכה|צריכים|מבקש|מבקשת|ביקש|ביקשה) (?:ממני|ממנו)(?![א-ת])/,
      // Chats, in the past
      /(?<![א-ת])(?:שלחה|שלחו|כתב|כתבה|כתבו|סיכמנו|סיכמתי|דיברנו|אמר|אמרה|אמרו|ענה|ענתה|ענו).{0,50}(?<![א-ת])ב(?:ווצאפ|וואטסאפ|ווטסאפ|וטסאפ|צ['’׳]?אט|קבוצה|מסנג['’׳]?ר|אינסטגרם|סמס)(?![א-ת])/,
      /(?<![א-ת])ה?(?:ווצאפים|וואטסאפים|ווטסאפים|הודעות) (?:ש|ה)(?:לא|חדש)/,
      /\bgroup chat\b.{0,60}\b(?:what|who|when|did|have|has|decided?|said?|say|saying)\b|\b(?:what|who|did|anything|any)\b.{0,60}\bgroup chat\b/i,
    ],
  },
  {
    kind: 'mail',
    is: [
      // "What have I not read yet", "מה עוד לא קראתי"
      /^(?:(?:so|and|ok),? )*what (?:else )?(?:(?:have|did) i (?:still )?not|(?:haven'?t|didn'?t) i|i haven'?t) (?:yet )?(?:read|opened?)(?: yet)?[?!. ]{0,3}$/i,
      /^(?:אז |נו |ו)?מה (?:עוד |עדיין )?(?:לא|טרם) (?:קראתי|פתחתי|נקרא|נקראו|נפתח)(?: עדיין| עוד| עד עכשיו)?[?!. ]{0,3}$/,
    ],
  },
  {
    kind: 'done',
    is: [
      // What the assistant did
      /\b(?:did|have) you (?:actually |really |already |ever |manage to |in the end )?(?:sen[dt]|book(?:ed)?|cancel(?:l?ed)?|delete[d]?|move[d]?|done?)\b/i,
      /\byou (?:sent|booked|cancell?ed|deleted|moved|added|scheduled|changed|did)\b.{0,60}(?:\bdidn'?t you\b|\bright\b|\?|\bthis (?:week|month)\b|\byesterday\b|\btoday\b)/i,
      /\beverything (?:that )?you (?:did|changed|sent|booked|moved|deleted)\b/i,
      /\bwhat (?:have you|did you|you have|you'?ve) (?:do|done)\b(?! (?:to|with)\b)/i,
      /(?<![א-ת])(?:כל מה ש|הפעולות (?:האחרונות )?ש|מה |מה ש)(?:עשית|סידרת|ביצעת|שלחת|קבעת|שינית)(?![א-ת])/,
      /^(?:(?:תגיד|תגידי|נו|אז|האם|כבר),? )*(?:שלחת|מחקת|הזזת|קבעת|ביטלת|הוספת|הכנסת|רשמת|הזמנת|העברת|אישרת)(?![א-ת])/,
      /,? (?:שלחת|מחקת|הזזת|קבעת|ביטלת|הוספת|הכנסת|רשמת) (?:אותה|אותו|אותם|את זה|בסוף|באמת)(?![א-ת])/,
    ],
  },
  {
    kind: 'contact',
    is: [
      /\bwhere do(?:es)? (?!i\b|we\b|you\b|it\b|this\b|that\b)\S.{1,40} live\b/i,
      /\bcontact details\b/i,
      /(?<![א-ת])(?:איפה|באיזה רחוב|באיזו כתובת) .{0,30}(?<![א-ת])(?:גר|גרה|גרים)(?![א-ת])/,
      /^(?:משפחת )?[א-ת]{2,15}(?: [א-ת]{2,15})?, מה (?:הכתובת|הטלפון|המספר) של/,
    ],
  },
  {
    kind: 'clock',
    is: [
      /\bwhat time is it\b(?! (?:going|when|at|that|the|my))/i,
      /\bwhat'?s the time\b(?! (?:of|for|that))/i,
      /\bclock in \p{L}/iu,
      /\bhow many hours (?:ahead|behind)\b/i,
      /(?:^|, |\. )(?:אז )?מה השעה(?: עכשיו)?[?!.]*$/,
    ],
  },
  {
    kind: 'weather',
    is: [
      /^(?:any )?(?:snow|rain|sun|hail|frost|storms?) (?:coming|due|forecast|expected)\b/i,
      /\b(?:the )?temperature (?:at|on|in|for|tomorrow|tonight|outside|overnight)\b/i,
      /\b(?:which|what) day\b.{0,30}\b(?:hottest|warmest|coldest|wettest|driest|sunniest|rainiest)\b/i,
      /^תחזית(?![א-ת])/,
      /^(?:the |whats? (?:is )?the )?weather (?:in )?\S.{0,30} (?:vs|versus|compared to) \S/i,
      /\bwhat (?:should|do|can|shall) i wear\b(?! to (?:the |a )?(?:interview|wedding|party))/i,
      /\bis it (?:warmer|colder|hotter|cooler|wetter|nicer) in\b/i,
      /^(?:איפה|היכן) (?:עכשיו )?(?:יותר )?(?:חם|קר|גשום|נעים)(?: יותר)?(?![א-ת])/,
      /^(?:should|do|will|would|must) i (?:need |have |want )?(?:to )?(?:take|bring|need|wear|pack)? ?(?:a |an |my |the )?(?:warm |light |rain )?(?:coat|jacket|umbrella|sweater|raincoat)\b/i,
      /^(?:צריך|צריכה|כדאי|האם|שווה) (?:לי )?(?:לקחת |להביא |ללבוש )?(?:מעיל|מטרייה|מטריה|סוודר|ז['׳]קט)/,
      /\b(?:hang|dry)(?: out)? (?:the |my )?(?:laundry|washing)\b/i,
      /\bgood (?:day |weather )?for (?:a |an |the )?(?:picnic|beach|bbq|barbecue|hike|bike ride|run outside)\b/i,
      /(?:מתאים|טוב|כדאי) (?:ל|ל?ללכת ל|לעשות )(?:פיקניק|ים|חוף|על האש|מנגל)(?![א-ת])/,
      /(?<![א-ת])(?:ה|איזה |באיזה )יום.{0,20} הכי (?:פחות )?(?:חם|קר|גשום|שמשי|יבש)(?![א-ת])/,
      /\b(?:which|what) day\b.{0,30}\b(?:driest|least rainy)\b/i,
      /(?<![א-ת])ה?יום הכי (?:חם|קר|גשום|שמשי)(?![א-ת])/,
    ],
  },
  {
    kind: 'waiting',
    is: [
      /\b(?:which|what) (?:e-?mails?|mails?|messages?) (?:still |do i )?(?:need|needs|require|want|await|are waiting for|have) (?:to )?(?:a |an |my |me to )?(?:reply|response|answer)/i,
      /^(?:אז )?(?:אילו|איזה|על אילו) (?:מיילים|הודעות) (?:מחכים|מחכות|דורשים|דורשות|צריכים|צריכות|צריך) (?:ל?תשובה|מענה|לענות)/,
      /\bwho (?:still )?(?:needs|wants|expects) (?:an |some )?(?:answer|reply|response)\b/i,
    ],
  },
  {
    kind: 'sent',
    is: [
      /^(?:כבר |האם )?(?:עניתי|כתבתי|השבתי|חזרתי) (?:כבר )?ל[א-ת].{0,40} או (?:לא|שלא|שעוד לא)[?.! ]{0,3}$/,
    ],
  },
  {
    kind: 'tasks',
    is: [
      /^(?:show (?:me )?)?my (?:to-?do|task)s?(?: list)?[?.!]*$/i,
      /^(?:is|are) .{1,60} (?:still |already )?on (?:my|the) (?:to-?dos?|tasks?)(?: list)?\b/i,
    ],
  },
  {
    kind: 'todo',
    is: [
      /^(?:so |ok |and )?what(?:'s| is| do i)?(?: have)? (?:still )?left\b(?!.*\b(?:calendar|diary|schedule)\b).{0,20}\b(?:today|tonight|this evening|my plate|the day)[?!.]*$/i,
      /^(?:אז |ו)?מה (?:עוד )?(?:נשאר|נותר) לי (?:ל?היום|הערב|ל?שאר היום)[?!.]*$/,
    ],
  },
  {
    kind: 'meeting',
    is: [
      // "Who will be at the eleven o'clock", "what is the 4pm about", "where's my 10:30"
      /^(?:so |ok |and )?(?:who(?:'s| is| will| am| all)?|where(?:'s| is)?|what(?:'s| is))\b.{0,24}\b(?:the|my) (?:\d{1,2}(?::\d{2}| ?[ap]m| o'?clock)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) o'?clock|(?:noon|half past \S+) (?:meeting|call|one))(?![\p{L}\d])/iu,
      /^(?:(?:when|what)(?:'s| is|s)? )?(?:my |the |our )?next (?:run|walk|swim|ride|hike|show|play|shift|gig|game|match)[?!. ]{0,3}$/i,
      /^(?:אז |נו |ו)?(?:מתי )?ה(?:ריצה|הליכה|שחייה|הופעה|הצגה|משמרת|אימון|שיעור|טיול) הבאה?[?!. ]{0,3}$/,
      /^(?:אז |נו |ו)?(?:מתי|באיז[הו] שעה) ה?(?:ארוחה|ארוחת|מסיבה|מסיבת|חתונה|הופעה|הצגה|ריצה|אימון|הרצאה|סדנה|טקס|מפגש|סקירה|סקירת|פגישת|ישיבת|אסיפת|מצגת|פרזנטציה|הדרכה|הדרכת|שיחת)(?![א-ת])/,
      /^(?:אז |ו)?(?:מי|עם מי) (?:יהיה|תהיה|יהיו|בא|באה|באים|מגיע|מגיעים|משתתף|משתתפים|מוזמן|מוזמנים|עוד).{0,12}(?<![א-ת])[בל]?ה?(?:פגישה|ישיבה|שיחה|סקירה)(?![א-ת])/,
    ],
  },
  {
    kind: 'free',
    is: [
      // "Find a time for a one hour meeting with Dana", "what's the best time to meet"
      /^(?:(?:please|can you|could you|ok|hey|so),? ){0,3}(?:find|suggest|propose|look for|give|get)(?: (?:me|us))? (?:a |an |some |any |another |the best |a good |a suitable |possible ){0,2}(?:free )?(?:times?|time ?slots?|slots?|gaps?|windows?|openings?)\b(?! (?:of|zone|in (?!the |my |a )[A-Z]))/i,
      /^(?:(?:please|ok|hey|so),? ){0,2}(?:what|when)(?:['’]s| is| would be| are)? (?:the |a )?(?:best|good|better|convenient) (?:times?|days?|slots?) (?:to|for) (?:me to )?(?:meet|a |an |have|schedule|call|talk|speak|see|set|lunch|coffee)/i,
      /^(?:בבקשה |אז |היי ){0,2}(?:ת?מצאי?|תמצא|תציעי?|ת?חפשי?|תני|תן) (?:לי |לנו )?(?:זמן|חלון|מועד|שעה|זמנים|מועדים)(?: (?:פנוי|פנויה|פנויים|טוב|מתאים))?(?: (?:ל|ש|עם|של|ב|מחר|היום|השבוע)|[?.!]*$)/,
      /^(?:אז )?(?:מתי|מה) (?:הכי |הזמן הכי |השעה הכי )(?:טוב|נוח|מתאים)(?:ה)? (?:ל(?:היפגש|הפגש|פגישה|קבוע|דבר)|לנו|לי|ש)/,
      /\bfind (?:me |us )?(?:\d{1,3}|an?|half an|one|two|three) (?:free )?(?:minutes?|mins?|hours?|hrs?|slot|gap|window)\b/i,
    ],
  },
  {
    kind: 'agenda',
    is: [
      // "Last meeting of the day"
      /^(?:(?:what|when)(?:'s| is) )?(?:the |my )?(?:very )?(?:first|last|final) (?:meeting|appointment|call|thing|event)\b.{0,12}\b(?:of the day|today|tomorrow|tonight|on \w+day|(?:mon|tues|wednes|thurs|fri|satur|sun)day)[?!.]*$/i,
      /^what(?:'s| is)? else\b(?!.*\bto do\b).{0,20}\b(?:today|tonight|this evening)[?!.]*$/i,
      /^(?:(?:please|so|ok) )*(?:take|walk|talk|run) me through (?:my )?(?:mon|tues|wednes|thurs|fri|satur|sun|today|tomorrow|next|this|the)/i,
      /^(?:tmrw|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|(?:this|next) (?:week|weekend|month))(?:'?s)? (?:schedule|agenda|diary|plans?|calendar|meetings|appointments)(?: please| pls| plz)?[?.!]*$/i,
      /^(?:(?:please|can you|could you) ){0,2}(?:show|open|check|pull up|see|read)(?: me)? (?:my|the) (?:calendar|schedule|agenda|diary)(?: (?:for|from|on|between|of|over) .{2,60})?[?.!]*$/i,
      // "Calendar for next week"
      /^(?:my |the |our )?(?:calendar|schedule|diary|agenda|appointments|meetings)(?: for| on| of)? (?:today|tomorrow|tonight|(?:this|next) (?:week|weekend|month)|the (?:week|weekend|month))(?: please| pls| plz)?[?.!]*$/i,
      /^(?:ה?יומן|ה?לו"?ז)(?: שלי)?(?: של| ל-?)? ?(?:היום|מחר|השבוע|ה?שבוע הבא|החודש|ה?חודש הבא|סופש|סוף השבוע)(?: בבקשה)?[?.!]*$/,
      /^list (?:me )?(?:every|all|my|the)\b.{0,40}\b(?:booked|meetings|appointments|calls|visits|lessons)\b/i,
      // "Is there anything after 6 tonight", "יש משהו אחרי שש הערב"
      /^(?:(?:so|ok|hey|and) )?(?:is there|have i got|do i have|i have) (?:anything|something) (?:on |planned |booked )?(?:after|before|between|from) (?:\d|noon|lunch|work|school|one|two|three|four|five|six|seven|eight|nine|ten)/i,
      /^(?:האם )?יש (?:לי |לנו )?משהו (?:אחרי|לפני|בין) (?:ה-?)?(?:\d|צהריים|עבודה|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)/,
      /\bam i (?:in|at|on) \S.{0,40}\b(?:at all )?between\b/i,
    ],
  },
];
