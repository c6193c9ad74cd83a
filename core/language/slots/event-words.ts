/** The words that introduce the parts of a meeting, and those that name none of them. */
import { englishDestinations } from '../intent/words-en.ts';
import { hebrewDestinations } from '../intent/words-he.ts';
import { phrasebook } from '../phrasebook.ts';

/** Words around a meeting that name none of its parts. */
export const dressing = phrasebook<true>([
  ...[...englishDestinations, ...hebrewDestinations, ['היומן', 'calendar'] as const]
    .filter(([, place]) => place === 'calendar')
    .map(([phrase]) => [phrase, true] as const),
  ['for|with me|us|myself / [out] my|the calendar|schedule', true],
  ['me|us', true],
  ['please|pls|plz|thanks', true],
  ['thank you', true],
  ['לי|לנו|עבורי|בשבילי|בשבילנו|בבקשה|תודה', true],
]);

export const titleWords = phrasebook<true>([
  ['called|titled|named|entitled|labeled', true],
  ['with [the|a] title|name|subject [:|of]', true],
  ['title|subject :', true],
  ['name|call|title it', true],
  ['בשם|שנקראת|שנקרא|שנקראים|בכותרת / תחת כותרת / תחת הכותרת', true],
  ['עם הכותרת|השם|הנושא|כותרת [:]', true],
  ['כותרת :', true],
  ['תקרא|תקראי לזה|לה|לו', true],
]);

export const descriptionWords = phrasebook<true>([
  ['[with|and] [the|a] description|notes|note|details|agenda [:|saying|that|of|is]', true],
  ['description|notes|note|details|agenda :', true],
  ['עם תיאור|התיאור|הערה|ההערה|פירוט|הערות|פרטים [:]', true],
  ['תיאור|הערה|הערות|פרטים|פירוט :', true],
  ['בתיאור|בהערות [:|כתוב|תכתוב|תכתבי|תרשום|תרשמי]', true],
]);

export const withWords = phrasebook<true>([
  ['with', true],
  ['together with', true],
  ['w /', true],
  ['w', true],
  ['עם', true],
]);

export const inviteWords = phrasebook<true>([
  ['[and|also] invite|inviting|add|include|including [also]', true],
  ['attendees|participants|guests|invitees [:|are]', true],
  ['תזמין|תזמיני|הזמן|הזמיני|להזמין|תצרף|תצרפי|תוסיף|תוסיפי|צרף [גם]', true],
  ['משתתפים|מוזמנים [:]', true],
]);

export const leading = phrasebook<true>([
  ['[new] [calendar|calander|diary] event|entry / אירוע|ארוע [חדש]', true],
  ['a|an|the|for|new|that|to|up|of|in|another / there is / i have [a|an] / i want|need|am to / i will', true],
  ["i|we should|must|have|need|got [to] [have|do|get] / i'm|we're [having|at] [the] / so", true],
  ['יש לי|לנו / אני|אנחנו|קבעתי|קבענו [אצל]', true],
  ['את|של|חדש|חדשה|ל', true],
]);

export const inviteTo = phrasebook<true>([['to|for', true]]);

export const notPeople = phrasebook<true>([
  ['a|an|the title|description|notes|note|name|subject|agenda|reminder|video|link|coffee', true],
  ['notes|description|title|agenda', true],
  ['חדר|החדר|אולם|האולם|כותרת|תיאור|הערה|הערות|הכותרת|התיאור|השם|הנושא|תזכורת|קישור|ה', true],
]);

export const eventWords: ReadonlySet<string> = new Set(
  [dressing, titleWords, descriptionWords, inviteWords, leading].flatMap(({ words }) => [...words]),
);

/** Words that a title may go on with after its people. */
export const connectors = phrasebook<true>([
  [
    'about|regarding|re|to|at|in|on|for|over|discuss|tomorrow|and|so|because|invite|via|by|from|right|after|before|sometime',
    true,
  ],
  ['על|לגבי|בנושא|בעניין|כדי|בקשר|בזום|במשרד|בבית|במסעדה|בקפה|אצל|ברחוב|בכתובת|לדבר|לדון|לסגור|דרך', true],
]);

export const generic = phrasebook<true>([
  ['a|an|the|new|event|meeting|appointment|calendar|entry|for|in|my|to', true],
  ['אירוע|ארוע|פגישה|חדש|חדשה|ביומן|תור|ליומן|של', true],
]);

export const dangling = new Set([
  'for',
  'at',
  'on',
  'is',
  "it's",
  'and',
  'to',
  'in',
  'from',
  'the',
  'a',
  'with',
  'that',
  'of',
  'ל',
  'ב',
  'את',
  'של',
  'עם',
  'על',
  'ו',
]);
