/** The time zone of a city: by the name that the zone itself bears, or by one of those that people ask about. */

const others: Readonly<Record<string, string>> = {
  'America/New_York':
    'eastern time|east coast time|שעון החוף המזרחי|החוף המזרחי|new york city|nyc|boston|washington|washington dc|miami|atlanta|philadelphia|ניו יורק|בוסטון|וושינגטון|מיאמי',
  'America/Los_Angeles':
    'pacific time|west coast time|שעון החוף המערבי|החוף המערבי|שעון פסיפיק|פסיפיק|pst|pdt|la|san francisco|seattle|las vegas|san diego|california|silicon valley|לוס אנגלס|לוס אנג׳לס|סן פרנסיסקו|סיאטל|קליפורניה|לאס וגאס',
  'America/Chicago': 'central time|שעון המרכז|houston|dallas|austin|texas|שיקגו|טקסס|אוסטין|יוסטון',
  'America/Denver': 'mountain time|דנוור|colorado',
  'America/Toronto': 'ottawa|montreal|טורונטו|מונטריאול',
  'America/Sao_Paulo': 'rio|rio de janeiro|brasilia|סאו פאולו|ריו|ריו דה ז׳נרו',
  'America/Argentina/Buenos_Aires': 'בואנוס איירס',
  'America/Mexico_City': 'מקסיקו|מקסיקו סיטי|mexico',
  UTC: 'gmt|utc',
  'Europe/London': 'bst|england|uk|manchester|edinburgh|לונדון|אנגליה',
  'Europe/Paris': 'france|lyon|nice|פריז|פריס|צרפת',
  'Europe/Berlin':
    'cet|cest|central european time|שעון מרכז אירופה|מרכז אירופה|germany|munich|hamburg|frankfurt|cologne|ברלין|מינכן|פרנקפורט|גרמניה',
  'Europe/Madrid': 'spain|barcelona|valencia|מדריד|ברצלונה|ספרד',
  'Europe/Rome': 'italy|milan|florence|venice|רומא|מילאנו|איטליה',
  'Europe/Lisbon': 'portugal|porto|ליסבון|פורטוגל',
  'Europe/Athens': 'greece|אתונה|יוון',
  'Europe/Amsterdam': 'holland|netherlands|אמסטרדם|הולנד',
  'Europe/Brussels': 'בריסל',
  'Europe/Vienna': 'וינה',
  'Europe/Zurich': 'geneva|switzerland|basel|ציריך|ז׳נבה|שווייץ',
  'Europe/Prague': 'פראג',
  'Europe/Budapest': 'בודפשט',
  'Europe/Warsaw': 'ורשה',
  'Europe/Moscow': 'מוסקבה',
  'Europe/Kiev': 'kyiv|קייב',
  'Europe/Istanbul': 'turkey|איסטנבול',
  'Europe/Stockholm': 'sweden|סטוקהולם',
  'Europe/Copenhagen': 'קופנהגן',
  'Asia/Jerusalem': 'tel aviv|haifa|israel|eilat|תל אביב|ירושלים|חיפה|ישראל|אילת',
  'Asia/Dubai': 'abu dhabi|דובאי|אבו דאבי',
  'Asia/Kolkata':
    'kochi|chennai|hyderabad|pune|goa|קוצ׳ין|גואה|india|mumbai|delhi|new delhi|bangalore|הודו|מומבאי|דלהי|calcutta',
  'Asia/Shanghai': 'beijing|china|shenzhen|בייג׳ינג|סין|שנגחאי',
  'Asia/Hong_Kong': 'הונג קונג',
  'Asia/Tokyo': 'japan|osaka|kyoto|טוקיו|יפן',
  'Asia/Seoul': 'korea|סיאול|סאול',
  'Asia/Singapore': 'סינגפור',
  'Asia/Bangkok': 'thailand|phuket|בנגקוק|תאילנד',
  'Asia/Ho_Chi_Minh': 'hanoi|vietnam|saigon|וייטנאם|האנוי',
  'Australia/Sydney': 'סידני',
  'Australia/Melbourne': 'מלבורן',
  'Pacific/Auckland': 'new zealand|wellington|ניו זילנד|אוקלנד',
  'Africa/Johannesburg': 'cape town|south africa|קייפטאון|יוהנסבורג',
  'Africa/Cairo': 'egypt|קהיר',
  'Africa/Nairobi': 'kenya|ניירובי',
  'Africa/Lagos': 'nigeria|לאגוס|ניגריה',
  'Africa/Accra': 'ghana|גאנה',
  'Africa/Addis_Ababa': 'ethiopia|אדיס אבבה|אתיופיה',
  'Africa/Casablanca': 'morocco|marrakesh|marrakech|קזבלנקה|מרוקו|מרקש',
  'America/Bogota': 'colombia|בוגוטה|קולומביה',
  'America/Lima': 'peru',
  'America/Santiago': 'chile|סנטיאגו|צ׳ילה',
  'America/Havana': 'cuba|הוואנה',
  'America/Vancouver': 'ונקובר',
  'America/Phoenix': 'arizona|אריזונה|פיניקס',
  'America/Anchorage': 'alaska|אלסקה',
  'Pacific/Honolulu': 'hawaii|הוואי',
  'Asia/Manila': 'philippines|מנילה|הפיליפינים|פיליפינים',
  'Asia/Jakarta': 'indonesia|ג׳קרטה|אינדונזיה',
  'Asia/Makassar': 'bali|באלי',
  'Asia/Kuala_Lumpur': 'malaysia|קואלה לומפור|מלזיה',
  'Asia/Taipei': 'taiwan|טאיפיי|טאיוואן',
  'Asia/Kathmandu': 'nepal|קטמנדו|נפאל',
  'Asia/Colombo': 'sri lanka|סרי לנקה',
  'Asia/Karachi': 'pakistan|lahore|פקיסטן',
  'Asia/Tehran': 'iran|איראן|טהרן',
  'Asia/Riyadh': 'saudi arabia|ריאד|ערב הסעודית',
  'Asia/Qatar': 'doha|דוחא|קטאר',
  'Asia/Beirut': 'lebanon|ביירות|לבנון',
  'Asia/Tbilisi': 'טביליסי|גאורגיה',
  'Asia/Yerevan': 'armenia|ירוואן|ארמניה',
  'Asia/Baku': 'azerbaijan|באקו|אזרבייג׳ן',
  'Europe/Dublin': 'ireland|דבלין|אירלנד',
  'Europe/Oslo': 'norway|אוסלו|נורווגיה',
  'Europe/Helsinki': 'finland|הלסינקי|פינלנד',
  'Europe/Bucharest': 'romania|בוקרשט|רומניה',
  'Europe/Sofia': 'bulgaria|בולגריה',
  'Europe/Belgrade': 'serbia|בלגרד|סרביה',
  'Europe/Zagreb': 'croatia|זאגרב|קרואטיה',
  'Europe/Minsk': 'belarus|מינסק|בלארוס',
  'Europe/Vilnius': 'lithuania|וילנה|ליטא',
  'Europe/Riga': 'latvia|ריגה|לטביה',
  'Indian/Christmas': 'christmas island|אי חג המולד',
  'Pacific/Easter': 'easter island|אי הפסחא',
  'Atlantic/Reykjavik': 'iceland|רייקיאוויק|איסלנד',
  'Asia/Nicosia': 'cyprus|larnaca|limassol|קפריסין|לרנקה|לימסול|ניקוסיה',
};

/** Whose last words are rather feasts; they are named with their island alone. */
const ofFeasts = new Set(['Indian/Christmas', 'Pacific/Easter']);

let known: ReadonlyMap<string, string> | null = null;

/** Null for a place that is not known, such as a country with several times. */
export function zoneOfCity(city: string): string | null {
  known ??= zonesByName();
  return known.get(plain(city)) ?? null;
}

/**
 * Whether two names are the same place in two languages: "athens" and "אתונה". Only the place that a zone is called by,
 * and the name that stands first in Hebrew, count: many places share a zone.
 */
export function isSamePlace(one: string, other: string): boolean {
  const zone = zoneOfCity(one);
  if (zone === null || zone !== zoneOfCity(other)) return false;
  return [one, other].every((name) => isNameOf(zone, plain(name)));
}

function isNameOf(zone: string, name: string): boolean {
  const inHebrew = (others[zone] ?? '').split('|').find((each) => /[א-ת]/.test(each));
  return name === plain(zone.slice(zone.lastIndexOf('/') + 1)) || name === plain(inHebrew ?? '');
}

function zonesByName(): ReadonlyMap<string, string> {
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => !ofFeasts.has(zone));
  return new Map([
    ...zones.map((zone): [string, string] => [plain(zone.slice(zone.lastIndexOf('/') + 1)), zone]),
    ...Object.entries(others).flatMap(([zone, names]) =>
      names.split('|').map((name): [string, string] => [plain(name), zone]),
    ),
  ]);
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replace(/['’׳`"״]/g, '')
    .replace(/[_\s-]+/g, ' ')
    .trim();
}
