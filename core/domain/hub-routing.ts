/**
 * The hub's three ways: search words first, then action words, else a conversation. Rule hub.routing.1. The Hebrew
 * words are the same verbs and nouns in the forms people use, with glued prepositions or without ("לפגישה", "ושלחי"). "הזמן" is left out, since it is also "the time".
 */

export type HubRoute = 'task' | 'search' | 'conversation';

type Words = { readonly latin: string; readonly hebrew: string };

const searchWords: Words = {
  latin:
    'search searches searching find finds finding recommend recommends recommending recommendation recommendations places near_me',
  hebrew:
    'חפש חפשי חפשו תחפש תחפשי תחפשו לחפש חיפוש מצא מצאי תמצא תמצאי תמצאו למצוא המלץ המליצי תמליץ תמליצי תמליצו להמליץ ' +
    'המלצה המלצות ממליץ ממליצה מקומות לידי לידינו בסביבה קרוב_אליי קרוב_אלי קרובה_אליי קרובים_אליי באזור_שלי',
};
const actionWords: Words = {
  latin:
    'send sends sending schedule schedules scheduling book booking create creates creating set remind reminds reminding ' +
    'email emails emailing meeting meetings appointment appointments task tasks reminder reminders',
  hebrew:
    'שלח שלחי שלחו תשלח תשלחי תשלחו לשלוח קבע קבעי קבעו תקבע תקבעי תקבעו לקבוע תאם תאמי תתאם תתאמי לתאם תזמן תזמני לתזמן ' +
    'הזמיני תזמין תזמיני להזמין צור צרי תיצור תיצרי ליצור הגדר הגדירי תגדיר תגדירי להגדיר הזכר הזכירי תזכיר תזכירי תזכירו ' +
    'להזכיר מייל מיילים אימייל אימיילים דוא"ל דואל פגישה פגישת פגישות ישיבה ישיבת ישיבות תור תורים משימה משימות תזכורת תזכורות',
};

const isSearch = containsAny(searchWords);
const isTask = containsAny(actionWords);

export function routeHubText(text: string): HubRoute {
  const plain = folded(text);
  if (isSearch(plain)) return 'search';
  return isTask(plain) ? 'task' : 'conversation';
}

/** Marks of direction and vowel points hide words from a search; the gershayim has two spellings. */
const unseen =
  /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7]/g;

function folded(text: string): string {
  return text.replace(unseen, '').replaceAll('״', '"').replace(/\s+/g, ' ').toLowerCase();
}

function containsAny({ latin, hebrew }: Words): (plain: string) => boolean {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${choice(latin)}|[ושהכלבמ]{0,3}(?:${choice(hebrew)}))(?![\\p{L}\\p{N}])`,
    'u',
  );
  return (plain) => pattern.test(plain);
}

function choice(words: string): string {
  return words.split(' ').join('|').replaceAll('_', ' ');
}
