/** The words by which an entry of the calendar is named by its hour or its place: core/reader/changes/entry-named.ts. */

const days = '(?:sun|mon|tues|wednes|thurs|fri|satur)day|today|tomorrow|tonight';
const daysHe = 'היום|מחר|מחרתיים|הערב|(?:יום )?(?:ראשון|שני|שלישי|רביעי|חמישי|שישי)|שבת';
const cancelWords = 'cancel|call off|drop|scrap|scratch|skip|ditch|delete|remove|get rid of';
const moveWords =
  'move|reschedule|postpone|push(?: back| out)?|move up|shift|put off|delay|bump|slide|change|bring forward|bring|pull|rename';
const manners = "(?:let['’]?s|can we|we (?:need|have) to|i have to) ";
const opening = `(?:${manners})?(?:${cancelWords}|${moveWords})|(?:invite|add) .{1,80} to`;
const cancelWordsHe = 'בטלי?|בטלו|תבטלי?|לבטל|נבטל|מחקי?|תמחקי?|למחוק|תורידי?|להוריד|הורידי?';
const moveWordsHe =
  'דח[הי]|תדח[הי]|לדחות|נדחה|הזז|הזיזי|תזיזי?|להזיז|נזיז|העבר|העבירי|תעבירי?|להעביר|נעביר|שנ[הי]|תשנ[הי]|לשנות';
const forwardWordsHe = 'הקדם|הקדימי|תקדים|תקדימי|להקדים|נקדים';
const openingHe = `(?:${cancelWordsHe}|${moveWordsHe}|${forwardWordsHe})(?: לי)? את`;

const number = '(?:1[0-2]|[1-9]|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
/** A number and nothing else. */
export const isNumber = new RegExp(`^${number}$`, 'i');
const minutes = '(?:fifteen|twenty|thirty|forty[- ]five)';
const amOrPm = '[ap]\\.?m\\b\\.?';
const hours = [
  `(?:[01]?\\d|2[0-3])[:.][0-5]\\d(?: ?${amOrPm})?`,
  `${number}(?:[ -]${minutes})? ?(?:o ?['’]?clock|${amOrPm})(?: in the (?:morning|afternoon|evening))?`,
  `${number}[ -]${minutes}`,
  `(?:half past|quarter (?:past|to)) ${number}`,
  'noon|midday',
].join('|');
const goesOn = `to|till|until|by|back|forward|out|up|an?|half|with|on|this|next|${days}`;
/** A number alone is an hour only where the sentence ends or goes on with a time. */
const numberAlone = `${number}(?=$| (?:${goesOn})\\b)`;
const owner = `(?:(?:my|our|the|this|that) )?(?:(?:(?:this|next) )?(?:${days})(?:['’]s)? )?`;
const calledMeeting = '(?: (?:meeting|appointment|event|entry|slot|one|thing)(?= |$))?';
/** "Move my 3 o'clock to four". Its groups: what stands before, whose or of which day, the hour, what stands behind. */
export const hourNamed = new RegExp(
  `^(${opening}) (${owner})(${hours}|${numberAlone})${calledMeeting}(?= |$)(.*)$`,
  'i',
);

const numberHe = '(?:אחת[ -]עשרה|שתיי?ם[ -]עשרה|אחת|שתיים|שלוש|ארבע|חמש|שש|שבע|שמונה|תשע|עשר)';
const hoursHe = [
  '(?:[01]?\\d|2[0-3]):[0-5]\\d',
  `${numberHe} ו(?:חצי|רבע|עשרה|עשרים|חמישה)`,
  `${numberHe}(?: (?:בבוקר|בצהריים|אחר הצהריים|אחה"צ|בערב))?(?=$| (?:שלי|של|עם|ל|ב|יום|עוד|קדימה|אחורה|${daysHe}))`,
  `\\d{1,2}(?=$| (?:שלי|עם|ל|ב|יום|${daysHe}))`,
].join('|');
/** Its groups: what stands before, the day, the hour, what stands behind. */
export const ofHour = new RegExp(
  `^(${openingHe}) (?:(?:זה|זו|זאת|הפגישה|הישיבה|התור|האירוע)(?: שלי)? )?של (?:(${daysHe}) ב-?|(?:השעה )?ה?)(${hoursHe})(?= |$)(.*)$`,
);
/** Its groups: what stands before, the hour, whether it is the person's own, what stands behind. */
export const theHour = new RegExp(`^(${openingHe}) ה-?(${hoursHe})( שלי)?(?= |$)(.*)$`);
/** "My 3 o'clock", wherever it stands. */
export const mineWithin = new RegExp(`\\b(?:my|our) (?:(?:${days})(?:['’]s)? )?(${hours})(?= |$)`, 'i');
export const mineWithinHe = new RegExp(`(?:^| )ש?ה-?(${hoursHe}) שלי(?= |$)`);

/** "Push tomorrow's first meeting". Its groups: what stands before, of which day, the place, what it is called, what stands behind. */
export const placeNamed = new RegExp(
  `^(${opening}) (${owner})(?:very )?(first|second|third|fourth|last|final|next) (meeting|appointment|event|entry|thing (?:on|in) (?:my|the) calendar|call|class|lesson|session|interview|standup|stand-up|sync)(?= |$)(.*)$`,
  'i',
);
export const placeNamedHe = new RegExp(
  `^(${openingHe}|(?:תזמין|תזמיני|הזמן|הזמיני|להזמין) את .{1,80}) (?:ה|ל)(פגישה|ישיבה|תור|אירוע|שיחה|שיעור|ראיון)(?: שלי)? ה(ראשו(?:ן|נה)|שני(?:י?ה)?|שלישית?|רביעית?|אחרו(?:ן|נה)|באה?)(?= |$)(.*)$`,
);

export const forward = new RegExp(`^(?:${manners})?(?:bring|pull|move up)`, 'i');
/** As the reader of changes knows them. */
export const verbs: readonly (readonly [RegExp, string])[] = [
  [/\brename$/i, 'rename'],
  [new RegExp(`^(?:${manners})?(?:${cancelWords})$`, 'i'), 'cancel'],
  [new RegExp(`^(?:${manners})?(?:${moveWords})$`, 'i'), 'move'],
  [new RegExp(`^(?:${cancelWordsHe})(?: לי)? את$`), 'תבטל את'],
  [new RegExp(`^(?:${moveWordsHe})(?: לי)? את$`), 'תזיז את'],
  [new RegExp(`^(?:${forwardWordsHe})(?: לי)? את$`), 'תקדים את'],
];
