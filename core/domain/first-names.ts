/** One first name in its many shapes: short forms, and the same name in the other alphabet. */

/** People of one row may be called by any name of it. */
const rows = [
  'mom mum mommy mummy mama mother אמא אימא אמוש',
  'dad daddy papa father אבא אבוש',
  'grandma granny grandmother סבתא',
  'grandpa granddad grandfather סבא',
  'daniel dan danny dani',
  'michael mike mikey mickey miki',
  'robert rob robbie bob bobby',
  'william will bill billy willy',
  'elizabeth liz lizzy beth betty eliza',
  'katherine catherine kathryn kate katie kathy cathy',
  'alexander alexandra alex sasha sandy',
  'jonathan jon yonatan yoni',
  'john johnny jack',
  'james jim jimmy jamie',
  'joseph joe joey yosef yossi',
  'thomas tom tommy',
  'david dave dudi',
  'benjamin ben benny beni',
  'samuel sam sammy shmuel shmulik',
  'nicholas nick nicky',
  'christopher christine christina chris',
  'matthew matt',
  'andrew andy drew',
  'anthony tony',
  'edward ed eddie ted',
  'richard rick rich dick',
  'steven stephen steve',
  'jennifer jen jenny',
  'jessica jess jessie',
  'rebecca becky becca',
  'victoria vicky tori',
  'margaret maggie meg peggy',
  'patricia patrick pat',
  'susan sue susie',
  'abigail abby avigail',
  'gregory greg',
  'jeffrey jeff',
  'kenneth ken kenny',
  'lawrence larry',
  'ronald ron ronnie',
  'timothy tim timmy',
  'zachary zach zack',
  'peter pete',
  'charles charlie chuck',
  'abraham avraham avi',
  'isaac yitzhak itzik',
  'jacob yaakov kobi jake',
  'moses moshe moishe',
  'solomon shlomo shlomi',
  'simon shimon shimi',
  'elijah eliyahu eli',
  'gabriel gabi gabby',
  'raphael rafael rafi',
  'יוסף יוסי',
  'אברהם אבי אברום',
  'יצחק איציק',
  'יעקב קובי יענקלה',
  'משה מושיקו מוישה',
  'שלמה שלומי',
  'דוד דודי דודו',
  'בנימין בני',
  'דניאל דני דן',
  'מיכאל מיקי',
  'אליהו אלי',
  'מנחם מני',
  'שמעון שימי',
  'שמואל שמוליק',
  'ישראל שרוליק',
  'אסתר אסתי',
  'רבקה ריקי',
  'רחל רחלי',
  'מרים מירי',
  'אלכסנדר אלכסנדרה אלכס סשה',
  'יהונתן יונתן יוני',
  'רפאל רפי',
  'גבריאל גבי',
  'צבי צביקה',
  'תמר תמי',
  'שושנה שוש',
  'אביגיל אביגל',
  'נתן נתי',
] as const;

const rowsOf = new Map<string, number[]>();
rows.forEach((row, index) => {
  for (const name of row.split(' ')) rowsOf.set(name, [...(rowsOf.get(name) ?? []), index]);
});

/** Whether somebody who is called `one` may be called `other`: Bob and Robert, דנה and Dana. */
export function isSameFirstName(one: string, other: string): boolean {
  const others = rowsOf.get(other) ?? [];
  if ((rowsOf.get(one) ?? []).some((row) => others.includes(row))) return true;
  if (isHebrew(one) === isHebrew(other)) return false;
  const [hebrew, latin] = isHebrew(one) ? [one, other] : [other, one];
  return soundsOfLatin(latin).includes(soundOfHebrew(hebrew));
}

/**
 * Index keys of a name: two names that `isSameFirstName` accepts share at least one key, so only few names must be
 * compared.
 */
export function firstNameKeys(name: string): string[] {
  const sounds = isHebrew(name) ? [soundOfHebrew(name)] : soundsOfLatin(name);
  return [...(rowsOf.get(name) ?? []).map((row) => `row ${row}`), ...sounds.map((sound) => `sound ${sound}`)];
}

function isHebrew(name: string): boolean {
  return /\p{Script=Hebrew}/u.test(name);
}

/** Consonants in classes that both alphabets can tell apart, and whether a vowel opens and closes the name. */
function soundOfHebrew(name: string): string {
  const opens = /^[אע]/.test(name) ? 'a' : '';
  const closes = /[אהוי]$/.test(name) ? 'a' : '';
  const consonants = Array.from(name.replace(/ש/g, 'ס'), (letter) => hebrewSounds[letter] ?? '');
  return opens + withoutDoubles(consonants.join('')) + closes;
}

/** An h is read as ח, or left out. */
function soundsOfLatin(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{Mn}/gu, '');
  const opens = /^[aeiou]/.test(plain) ? 'a' : '';
  const closes = /[aeiouy]h?$/.test(plain) ? 'a' : '';
  const spelled = plain.replace(/ts|tz/g, 'z').replace(/sh|sch/g, 's').replace(/ph/g, 'f').replace(/th/g, 't').replace(/ch|kh|ck/g, 'k'); // prettier-ignore
  const soundOf = (text: string) =>
    opens + withoutDoubles(Array.from(text, (letter) => latinSounds[letter] ?? '').join('')) + closes;
  return [soundOf(spelled), soundOf(spelled.replace(/h(?!$)/g, 'k'))];
}

const hebrewSounds: Readonly<Record<string, string>> = {
  ב: 'b', ג: 'g', ד: 'd', ז: 'z', ח: 'k', ט: 't', כ: 'k', ך: 'k', ל: 'l', מ: 'm', ם: 'm', נ: 'n', ן: 'n', ס: 's',
  פ: 'p', ף: 'p', צ: 'z', ץ: 'z', ק: 'k', ר: 'r', ת: 't',
}; // prettier-ignore
const latinSounds: Readonly<Record<string, string>> = {
  b: 'b', v: 'b', w: 'b', g: 'g', j: 'g', d: 'd', z: 'z', k: 'k', c: 'k', q: 'k', x: 'ks', t: 't', l: 'l', m: 'm',
  n: 'n', s: 's', p: 'p', f: 'p', r: 'r',
}; // prettier-ignore

function withoutDoubles(sounds: string): string {
  return sounds.replace(/(.)\1+/g, '$1');
}
