/** The words that introduce the parts of a meeting, and those that name none of them. */
import { englishDestinations } from '../intent/words-en.ts';
import { hebrewDestinations } from '../intent/words-he.ts';
import { marked } from '../phrasebook.ts';

/** Words around a meeting that name none of its parts. */
export const dressing = marked(
  [...englishDestinations, ...hebrewDestinations].flatMap(([phrase, place]) =>
    place === 'calendar' ? [phrase] : [],
  ),
  [
    'for|with me|us|myself / [out] my|the calendar|schedule / me|us / please|pls|plz|thanks',
    'לי|לנו|לו|לה|עבורי|בשבילי|בשבילנו|בבקשה|תודה|היומן',
  ],
);

export const titleWords = marked([
  'called|titled|named',
  'with [the|a] title|name|subject [:|of]',
  'title|subject|כותרת : / name|call|title it',
  'בשם|שנקראת|שנקרא|בכותרת',
  'עם הכותרת|השם|הנושא|כותרת [:]',
]);

export const descriptionWords = marked([
  '[with|and] [the|a] description|notes|note|details|agenda [:|saying|that|of|is]',
  'description|notes|note|details|agenda :',
  'עם תיאור|הערה|ההערה|הערות|פרטים [:]',
  'תיאור|הערה|הערות|פרטים|פירוט :',
  'בהערות [:|כתוב|תכתוב|תכתבי|תרשום|תרשמי]',
]);

export const withWords = marked(['with|w|עם', 'w /']);

export const inviteWords = marked([
  '[and|also] invite|add|include [also]',
  'תזמין|תזמיני|הזמן|הזמיני|להזמין|תוסיף|תוסיפי|צרף [גם]',
  'משתתפים|מוזמנים [:]',
]);

export const leading = marked([
  '[new] [calendar|calander|diary] event|entry / אירוע [חדש]',
  'a|an|the|for|new|that|to|up|of|in|another / slot|time for / i have [a|an] / i want|need|am to',
  "i|we should|must|have|need|got [to] [have|do|get] / i'm|we're [at] [the] / so",
  'יש לי|לנו / אני|אנחנו|קבעתי|קבענו [אצל]',
  'את|של|חדש|חדשה|ל|בשביל',
]);

export const inviteTo = marked(['to|for']);

export const notPeople = marked([
  'a|an|the title|description|notes|note|name|subject|agenda|reminder|video|link|coffee',
  'חדר|החדר|אולם|האולם|כותרת|תיאור|הערה|הערות|הכותרת|התיאור|השם|הנושא|תזכורת|קישור|ה',
]);

export const eventWords: ReadonlySet<string> = new Set(
  [dressing, titleWords, descriptionWords, inviteWords, leading].flatMap(({ words }) => [...words]),
);

/** Words that a title may go on with after its people. */
export const connectors = marked([
  'about|regarding|re|to|at|in|on|for|over|discuss|tomorrow|and|so|because|invite|via|by|from|right|after|before|sometime',
  'על|לגבי|בנושא|בעניין|כדי|בקשר|בזום|במשרד|בבית|במסעדה|אצל|ברחוב|לדבר|לסגור|דרך',
]);

export const generic = marked([
  'a|an|the|new|event|meeting|appointment|calendar|entry|for|in|my|to',
  'אירוע|ארוע|פגישה|חדש|חדשה|ביומן|תור|ליומן|של',
]);

export const dangling = new Set(
  "for at on is it's and to in from the a with that of ל ב את של עם על ו".split(' '),
);
