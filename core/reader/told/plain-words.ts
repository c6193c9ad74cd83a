/** What is said twice, or in an order of its own, in the words that the readers know. */
import { daysInFull, hoursInFull } from './listed-times.ts';

/** Small words that nobody means twice: "call the the accountant". */
const stuttered = new Set(
  'the to a an my our and of at on in for with is i we please את של על עם לי אני בבקשה'.split(' '),
);

function withoutStutter(text: string): string {
  const words = text.split(' ');
  const isTwice = (word: string, index: number) =>
    stuttered.has(word.toLowerCase()) && words[index - 1]?.toLowerCase() === word.toLowerCase();
  return words.filter((word, index) => !isTwice(word, index)).join(' ');
}

/** "Please you can write to Yossi that …" */
const youCan =
  /^(?<lead>(?:(?:please|hey|hi|ok|okay|so),? ){0,2})you (?:can|could|should|must|will|have to|need to)(?: please)? (?=(?:write|send|tell|text|message|mail|e-?mail|remind|book|schedule|set|add|put|note|move|cancel|call|ask|answer|reply|search|look)\b(?!.*\?))/i;
const andHalf = /\bn a half\b/gi;
const withSomebody = /(?<!\p{L})w\/(?: |(?=\p{L}{3}))(?=\p{L})/giu;

/** "Give me till Sunday for the parking permit" */
const givesTime =
  /^(?:please )?give me (?:un)?til?l? (?<when>[^,;?]{3,30}?) (?:for|to do|with) (?<what>(?:the|my) [^,;?]{3,60})$/i;
/** "Would you mind nudging me …" */
const wouldYouMind =
  /^(?:(?:hey|hi|please),? )?(?:would|do) you mind (?:(?:nudging|reminding|poking|pinging) me |giving me a (?:nudge|poke|ping|reminder|shout) )/i;

const weekday = '(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|today|tomorrow)';
/** Each form of a whole sentence, and the words that the readers know. */
const sentences: readonly (readonly [said: RegExp, plain: string])[] = [
  [/^(?:please )?(?:kindly )?do the needful(?:,| and)+ (?=[a-z])/i, ''],
  [/^prepone (?<what>[^,;?]{3,60}?) by (?<by>[^,;?]{3,30})$/i, 'move $<what> $<by> earlier'],
  [/^prepone (?=\S)/i, 'move '],
  [
    /^i(?:['’]d| would) hate to (?:forget|miss) (?<what>[^,;?]{3,60}),? (?:it|that)(?:['’]s| is) (?<when>[^;?]{3,40})$/i,
    'remind me about $<what> $<when>',
  ],
  [/^i(?:['’]d| would) hate to (?:forget|miss) (?=\S)/i, 'remind me about '],
  [
    /^(?:please )?(?:note|jot|write|put) (?:it |this )?down(?: that)?,? (?:that )?i (?:have to|need to|must|ought to|should) /i,
    'add a task: ',
  ],
  [
    /^(?:kindly |please )?(?:i am wanting to |i want to )?(?:fix|schedule|book|keep) (?:up )?(?:an? |one )?(?=(?:call|meeting|appointment) )/i,
    'schedule ',
  ],
  [/^(?:please )?get me out of (?=\S)/i, 'cancel '],
  [
    /^(?:(?:could|can|would) you )?(?:please )?(?:to )?(?:put|make|set|give) (?:for )?me (?:an? |the )?(?:reminder|alert|alarm) (?:for )?/i,
    'remind me ',
  ],
  [
    new RegExp(
      `^is my (?<part>morning|afternoon|evening|lunch ?(?:time|hour)?) free (?:on )?(?<day>${weekday})(?<end>\\??)$`,
      'i',
    ),
    'am I free $<day> $<part>$<end>',
  ],
  [
    /^do (?:i|we) (?:have|get) (?:any |enough )?(?:time|room|a moment) for [^?]{2,40}? (?=(?:before|after|between) )/i,
    'am I free ',
  ],
  [
    /^what(?:['’]?s| is| do i have)(?: left| still)?(?: left)? on my plate(?: for)?/i,
    'what is left for me to do',
  ],
  [
    /^(?:(?:ok|okay|please),? )?(?:write|text|message|mail|email)(?: (?:him|her|them))? back(?: that|:|,)? (?=\S)/i,
    // Whoever wrote it is meant.
    'reply to her that ',
  ],
  [
    /^(?:please )?(?:cancel|clear|wipe|scrap|call off) (?:everything|all)(?: that)?(?: (?:i(?:['’]ve| have)(?: got)?|(?:in|on) my (?:calendar|diary|schedule)|planned))+ (?=\S)/i,
    'cancel all my meetings ',
  ],
  [
    /^(?:בבקשה )?(?:ת?בטלי?|ת?נקי?|תפנ[הי]|תורידי?) (?:לי )?(?:את )?(?:הכו?ל|כל מה) (?:שיש לי|שקבוע לי|שקבוע)(?: ביומן)? (?=\S)/,
    'תבטל את כל הפגישות של ',
  ],
  [
    /^(?<every>every (?:day|week|month|year|[a-z]{3,6}day)),? (?:and )?not (?:just|only) [^,]{2,20}$/i,
    '$<every>',
  ],
  [/\bin the (?<hour>\d{1,2}(?::\d\d)?(?: ?[ap]m| o['’]clock)?|noon) slot\b/i, 'at $<hour>'],
  [
    /^(?:בבקשה )?(?:ת?בטלי?|ת?נקי?|תורידי?) (?:לי )?(?:את )?הכו?ל (?<day>מחר|מחרתיים|היום|ב(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת))(?:,? (?:אני|כי) [^?]{2,60})?$/,
    'תבטל את כל הפגישות של $<day>',
  ],
  [
    /^(?:האם )?ה(?<part>בוקר|ערב) שלי (?<day>מחר|ב(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)) (?:פנוי|תפוס)(?<end>\??)$/,
    'אני פנויה $<day> ב$<part>$<end>',
  ],
  [/(?<!from )\b(?<from>\d{1,2}(?::\d\d)?) till (?<to>\d{1,2}(?::\d\d)?)\b/i, 'from $<from> to $<to>'],
  [/^(?<every>כל (?:יום|שבוע|חודש|שנה)),? (?:ו?לא) רק (?:הפעם|היום|השבוע|הזאת|פעם אחת)[.!]?$/, '$<every>'],
  [
    /^(?:when|(?:which|what) day) do i (?<what>(?:water|take|pay|feed|clean|call|change|charge|submit|renew) [^?,]{3,40})\??$/i,
    'when is my reminder to $<what>?',
  ],
  [
    /^(?:מתי|באיזה יום) אני (?:משקה|לוקחת?|משלמת?|מאכילה?|מנקה|מחליפה?) (?:את )?(?<what>[^?,]{3,40})\??$/,
    'מתי התזכורת על $<what>?',
  ],
  [
    /^(?<when>(?:in )?(?:\S+ (?:days?|weeks?|months?) (?:from (?:today|now)|time)|(?<=in )\S+ (?:days?|weeks?|months?)),? )?i(?:['’]ve| have)(?: got)? (?:my|an?) (?<what>(?=[^;?]{3,100}(?:\bat \d|\d ?[ap]m|:\d\d|noon|o['’]clock))[^;?]{3,100})$/i,
    'I have a $<what> $<when>',
  ],
  [
    /^(?<what>(?:the|that|my) (?:last |latest |newest )?(?:e-?mail|mail|message)(?: from [^,;]{2,40}?)?) (?:looks|seems|sounds|is)(?: like)? [^,;.?]{3,30}?(?:[,.;] ?| )(?:so |please |just |and )?(?<deed>delete|trash|bin|archive|star|remove) it(?: please)?[.!]?$/i,
    '$<deed> $<what>',
  ],
  [
    /^(?<what>ה?מייל(?: האחרון| החדש)?(?: (?:מ|של )[א-ת][^,;]{1,40}?)?) (?:נראה(?: לי)?|זה|הוא) [^,;.?]{3,30}?[,.;]? (?:אז )?(?:ת?מחקי?|תזרקי?|תזרוק) (?:אותו|את זה)[.!]?$/,
    'תמחקי את $<what>',
  ],
  [
    /^(?:(?:please|can you|could you|ok|hey),? ){0,3}(?:summari[sz]e|sum up|recap|give me (?:a |the )?(?:quick |short )?(?:summary|recap|overview|gist|rundown) of)(?: for me)? (?<what>(?:all )?(?:of )?(?:my|the|(?:today|yesterday|this week)['’]s|unread|new|latest|last|recent|\p{L}{2,20}['’]s)(?: [^,;?]{1,60}?)? (?:e-?mails?|mails?|inbox|messages?|newsletters?)\b[^,;?]{0,60})[?.!]?$/iu,
    'show me $<what>',
  ],
  [
    /^(?:(?:בבקשה|אז|היי),? ){0,2}(?:ת?סכמי?|תסכם|לסכם|ת(?:ני|ן) (?:לי )?סיכום של)(?: לי)? (?:את )?(?<what>(?:כל )?ה?(?:מיילים?|אימיילים?|הודעות|הודעה|ניוזלטרים?)(?![א-ת])[^,;?]{0,60})[?.!]?$/,
    'תראה לי את $<what>',
  ],
  [
    /^(?:(?:please|can you|could you),? ){0,2}(?:draft|write|send|compose|prepare) (?:me )?an? (?:quick |short )?(?:reply|answer|response) to (?<who>[^,;:?]{2,40}?) (?<how>saying|that|telling (?:him|her|them))\b/i,
    'reply to $<who> saying',
  ],
  [
    /^(?:(?:please|can you|could you),? ){0,2}search (?:through |in )?(?:my |the )?(?:e-?mails?|mails?|inbox|mailbox|gmail) for (?=\S)/i,
    'find the mail about ',
  ],
  [
    /^(?:(?:please|can you|could you),? ){0,2}read (?:me )?(?:my |the )?(?:last|latest|newest) (?=(?:whats ?app|sms|text|messenger|instagram)\b)/i,
    'show me the last ',
  ],
  [
    /^(?:(?:בבקשה|היי),? ){0,2}(?:ת?חפשי?|תמצאי?|מצאי?) (?:לי )?ב(?:מייל|מיילים|תיבה|דואר|ג['׳]ימייל)(?: שלי)? (?:את (?:ה)?)?(?=\S)/,
    'תראה לי מיילים על ',
  ],
  [/^(?:(?:בבקשה|היי),? ){0,2}ת?קראי? לי (?=את ה(?:הודעה|מייל|הודעות|מיילים)(?![א-ת]))/, 'תראה לי '],
  [
    /^(?:please )?(?:put|stick|pop) ['‘](?<title>[^'‘’]{2,80})['’] (?:in )?(?=(?:on|for|at|tomorrow|today|this|next) )/i,
    "schedule '$<title>' ",
  ],
  [
    /^(?:please )?swap (?<what>(?:my|the) [^,;?]{3,60}?) (?=(?:to|for) (?:\w+day|tomorrow|today|next|\d))/i,
    'move $<what> ',
  ],
  // As one says it who thinks in another language: "I need that you send", "please to move"
  [
    /^(?:please )?(?:i (?:need|want|would like|wish)|i['’]d like)(?: that)? you(?: to| should)? (?=(?:send|write|tell|text|message|mail|e-?mail|remind|book|schedule|set|add|put|note|move|cancel|call|ask|answer|reply|search)\b)/i,
    '',
  ],
  [/^please to (?=(?:send|write|tell|move|cancel|remind|book|add|put|set)\b)/i, 'please '],
  [/ w (?=\p{Lu}\p{Ll}+)/gu, ' with '],
  [
    /^(?:please )?reply to (?<who>\p{L}{2,20}(?: \p{Lu}\p{Ll}{2,20})?)['’]s (?:last |latest )?(?:e-?mail|mail|message)(?:: ?|,? (?:saying|that|with) )/iu,
    'reply to $<who> saying ',
  ],
  [
    /(?<=^(?:please )?(?:write|send|draft|compose) (?:an? )?(?:e-?mail|mail|message) to [^,:]{2,40}?),? (?:(?:quite|very|really|a bit|rather) )?(?:polite|friendly|short|firm|formal|warm|nice)(?:,? (?:but|and|yet) (?:(?:quite|very|really) )?(?:polite|friendly|short|firm|formal|warm|nice))?,?(?= (?:that|saying|about|asking|to) )/i,
    '',
  ],
  [
    /^(?:please )?(?<deed>decline|cancel|skip|drop) what(?:ever)?(?:['’]s| is)(?: on)? (?=at \d)/i,
    'cancel the meeting ',
  ],
  [
    /,? (?:on |by |via )?(?:whatever|whichever) (?:app|way|channel)(?: it is)? (?:we|i|you) (?:normally |usually |always )?(?:use|do)\b,?/i,
    '',
  ],
  [
    /^(?<what>[^,;?]{2,40}['’]s (?:birthday|b-?day|anniversary)) (?:is|falls)(?: on)? (?<when>[^,;?]{3,30}?)[,.;-]{1,2} ?(?:so |please |can you ){0,2}(?:put|add|pop|note|stick|save) (?:it|that)\b[^?]{0,60}$/i,
    'add $<what> on $<when>',
  ],
  [/ lol[.! ]*$/i, ''],
  // Why it is to go names nothing.
  [
    /(?<=^(?:please )?(?:delete|remove|cancel|drop|scrap) [^,;?]{3,60}?),? (?:(?:it['’]?s|that['’]?s|it is) )?(?:no longer (?:relevant|needed|necessary)|not (?:relevant|needed|necessary)(?: any ?more)?|(?:we|i) don['’]t need it(?: any ?more)?)[.!]?$/i,
    '',
  ],
  [
    /(?<=^(?:ת?מחקי?|ת?בטלי?|תורידי?|תסירי?) [^,;?]{3,60}?),? (?:(?:זה|היא|הוא) )?(?:כבר )?לא (?:רלוונטית?|צריך|צריכה|נחוצה?|בתוקף)(?: יותר)?[.!]?$/,
    '',
  ],
  [
    /^ו?ב?שבוע שאחרי(?:ו| זה| כן)(?:,? (?:איך|מה)(?: אני| איתי| המצב| יש)?)?(?<end>\??)$/,
    'ובשבוע שאחרי$<end>',
  ],
  [
    /^מתי (?:ב?פעם ה)?אחרונה (?:ש)?(?:דיברתי|התכתבתי|הייתי בקשר|שמעתי) (?:עם|מ-?)(?: )?(?<who>[א-ת][^?,]{1,40})\??$/,
    'מתי $<who> כתבה לי לאחרונה?',
  ],
];
const ofManners =
  /^(?:(?:ok|okay|hi|hey|hello|please)[!,.]? )?(?=do the needful|prepone|(?:could|can|would) you (?:please )?to |get me out)/i;

export function plainWords(text: string): string {
  const said = hoursInFull(daysInFull(withoutStutter(text)))
    .replace(wouldYouMind, 'remind me ')
    .replace(givesTime, 'move $<what> to $<when>')
    .replace(youCan, '$<lead>')
    .replaceAll(andHalf, 'and a half')
    .replaceAll(withSomebody, 'with ');
  return sentences.reduce((plain, [form, by]) => plain.replace(form, by), said.replace(ofManners, ''));
}
