/**
 * The hub's three-way rule of spec section 2, word for word: search words first, then action words, else a
 * conversation. The spec leaves the Hebrew equivalents to us; they are the same verbs and nouns in the forms people
 * use, and count with glued prepositions too ("לפגישה", "ושלחי").
 */

export type HubRoute = 'task' | 'search' | 'conversation';

/** Whole words, or phrases of them; Hebrew ones may carry glued prefixes. */
const searchWords = ['search', 'find', 'recommend', 'places', 'near me'];
const actionWords = [
  'send',
  'schedule',
  'book',
  'create',
  'set',
  'remind',
  'email',
  'meeting',
  'appointment',
  'task',
  'reminder',
];

const hebrewSearchWords = [
  'חפש', 'חפשי', 'חפשו', 'תחפש', 'תחפשי', 'תחפשו', 'חיפוש',
  'מצא', 'מצאי', 'תמצא', 'תמצאי', 'תמצאו',
  'המלץ', 'המליצי', 'תמליץ', 'תמליצי', 'תמליצו', 'המלצה', 'המלצות', 'ממליץ', 'ממליצה',
  'מקומות', 'לידי', 'לידינו', 'קרוב אליי', 'קרוב אלי', 'קרובים אליי', 'באזור שלי', 'בסביבה',
]; // prettier-ignore
const hebrewActionWords = [
  'שלח', 'שלחי', 'שלחו', 'תשלח', 'תשלחי', 'תשלחו', 'שליחה',
  'קבע', 'קבעי', 'תקבע', 'תקבעי', 'תקבעו', 'תזמן', 'תזמני', 'תאם', 'תאמי', 'תתאם', 'תתאמי',
  'הזמן', 'הזמיני', 'תזמין', 'תזמיני',
  'צור', 'צרי', 'תיצור', 'תיצרי', 'הגדר', 'הגדירי', 'תגדיר', 'תגדירי',
  'הזכר', 'הזכירי', 'תזכיר', 'תזכירי', 'תזכירו',
  'מייל', 'אימייל', 'דוא"ל', 'דואל', 'פגישה', 'פגישת', 'ישיבה', 'תור', 'משימה', 'תזכורת',
]; // prettier-ignore
const hebrewInfinitives = ['לחפש', 'למצוא', 'להמליץ'] as const;
const hebrewActionInfinitives = [
  'לשלוח',
  'לקבוע',
  'לתזמן',
  'לתאם',
  'להזמין',
  'ליצור',
  'להגדיר',
  'להזכיר',
] as const;

const isSearch = containsAny(searchWords, [...hebrewSearchWords, ...hebrewInfinitives]);
const isTask = containsAny(actionWords, [...hebrewActionWords, ...hebrewActionInfinitives]);

export function routeHubText(text: string): HubRoute {
  const folded = fold(text);
  if (isSearch(folded)) return 'search';
  return isTask(folded) ? 'task' : 'conversation';
}

const invisible =
  /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

function fold(text: string): string {
  return text.replace(invisible, '').replaceAll('״', '"').replace(/\s+/g, ' ').toLowerCase();
}

function containsAny(latin: readonly string[], hebrew: readonly string[]): (folded: string) => boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:${latin.join('|')})s?|[ושהכלבמ]{0,3}(?:${hebrew.join('|')}))(?![\\p{L}\\p{N}])`,
    'u',
  );
  return (folded) => pattern.test(folded);
}
