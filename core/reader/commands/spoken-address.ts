/** Addresses said aloud, with more signs than the grammar has bytes for: "rona dot k at studio dash rona dot com", "גל נקודה כהן שטרודל ג'ימייל נקודה קום". */
const signs: Readonly<Record<string, string>> = {
  dot: '.',
  point: '.',
  נקודה: '.',
  at: '@',
  שטרודל: '@',
  כרוכית: '@',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  מקף: '-',
  מינוס: '-',
};

const names: Readonly<Record<string, string>> = {
  "ג'ימייל": 'gmail',
  "ג'מייל": 'gmail',
  גימייל: 'gmail',
  וואלה: 'walla',
  הוטמייל: 'hotmail',
  אאוטלוק: 'outlook',
  יאהו: 'yahoo',
  קום: 'com',
  נט: 'net',
  אורג: 'org',
  קו: 'co',
  יל: 'il',
  איל: 'il',
};

const address = /^[a-z0-9][a-z0-9._+-]{0,62}@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,30}){1,4}$/;

/** Null where the words are no address. */
export function spokenAddress(words: string): string | null {
  const parts = words.toLowerCase().replaceAll('קו תחתון', 'underscore').split(/\s+/);
  const joined = parts.map((part) => signs[part] ?? names[part] ?? part).join('');
  return parts.length > 2 && address.test(joined) ? joined : null;
}
