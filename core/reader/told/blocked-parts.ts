/** "Block out tomorrow afternoon, I've got to finish the drawings": the hours of the part of the day, and what it is for. */

const weekdayEn = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const dayEn = `(?:today|tomorrow|(?:next |this )?${weekdayEn})`;
const weekdayHe = '(?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)';

const blockedEn = new RegExp(
  String.raw`^(?:(?:please|can you|could you|ok|hey),? ){0,2}(?:block(?: out| off)?|reserve|keep) (?:my |all (?:of )?)?(?<day>this|the whole|${dayEn})(?:['’]s)? (?<part>morning|afternoon|evening)(?<free> (?:free|clear|open))?(?:(?: for (?<what>[^;?]{2,120}))|,? (?:to |(?:because |since |as )?(?:i['’]ve got|i have(?: got)?|i need|i must|i want|i['’]d like)(?: to)? )(?<deed>[^;?]{2,120}))?[.!]?$`,
  'i',
);
const blockedHe = new RegExp(
  String.raw`^(?:בבקשה )?(?:ת?חסמי?|תחסום|חסום|תשרייני?|שרייני?|תשמרי?|תשמור|תשאירי?) (?:לי )?(?:ביומן )?(?:את )?(?<day>מחר|מחרתיים|היום|(?:ב?יום )?${weekdayHe}) (?<part>ב?בוקר|אחר הצהריי?ם|אחה["״]?צ|ב?ערב)(?: פנוי(?:ה)?)?(?: (?<what>ל[א-ת][^;?]{2,120})| כי (?:אני )?(?:צריכה?|חייבת?|רוצה) (?<deed>ל[^;?]{2,120}))?[.!]?$`,
);

/** "Block out the 17th through the 21st, I'm in Athens" */
const blockedAway =
  /^(?:please )?(?:block(?: out| off)?|reserve) (?<days>[^,;?]{4,50}),? (?:i['’]m|i am|we['’]re|i['’]ll be|we are)(?: away)? (?:in|at|on) (?<what>[^,;?]{2,40})[.!]?$/i;

const hours: Readonly<Record<string, readonly [string, string]>> = {
  morning: ['9:00', '12:00'],
  afternoon: ['12:00', '18:00'],
  evening: ['18:00', '22:00'],
};

function partNamed(part: string): keyof typeof hours {
  if (/morning|בוקר/i.test(part)) return 'morning';
  return /evening|ערב/i.test(part) ? 'evening' : 'afternoon';
}

/** As it is where no part of a day is to be kept. */
export function blockedParts(text: string): string {
  const said = text.trim();
  const en = blockedEn.exec(said)?.groups;
  // "Keep tomorrow morning" keeps what is there.
  if (en !== undefined && (en['free'] !== undefined || !/\bkeep\b/i.test(said))) {
    const [from, to] = hours[partNamed(en['part'] ?? '')] ?? [];
    const day = /^(?:this|the whole)$/i.test(en['day'] ?? '') ? 'today' : en['day'];
    const what = en['what'] === undefined ? '' : ` for ${en['what']}`;
    const deed = en['deed'] === undefined ? '' : ` to ${en['deed']}`;
    return `block ${day} from ${from} to ${to}${what}${deed}`;
  }
  const away = blockedAway.exec(said)?.groups;
  if (away !== undefined) return `block ${away['days']} for ${away['what']}`;
  const he = blockedHe.exec(said)?.groups;
  if (he === undefined) return text;
  const [from, to] = hours[partNamed(he['part'] ?? '')] ?? [];
  const day = new RegExp(`^${weekdayHe}$`).test(he['day'] ?? '') ? `יום ${he['day']}` : he['day'];
  const what = he['what'] ?? he['deed'];
  return `תחסמי לי את ${day} מ-${from} עד ${to}${what === undefined ? '' : ` ${what}`}`;
}
