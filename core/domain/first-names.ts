/** One first name in its many shapes: short forms, and the same name in the other alphabet. */

/** People of one row may be called by any name of it; or it is one name, a last name too, whose letters do not tell so. */
const rows = [
  'mom mum mommy mummy mama mother אמא אימא אמוש',
  'dad daddy papa father אבא אבוש',
  'grandma granny grandmother סבתא',
  'grandpa granddad grandfather סבא',
  'daniel dan danny dani דניאל דני דן',
  'michael mike mikey mickey miki מיכאל מיקי',
  'robert rob robbie bob bobby',
  'william will bill billy willy',
  'elizabeth liz lizzy beth betty eliza',
  'katherine catherine kathryn kate katie kathy cathy',
  'alexander alexandra alex sasha sandy אלכסנדר אלכסנדרה אלכס סשה',
  'jonathan jon yonatan yoni יהונתן יונתן יוני',
  'john johnny jack',
  'james jim jimmy jamie',
  'joseph joe joey yosef yossi יוסף יוסי',
  'thomas tom tommy',
  'david dave dudi דוד דודי דודו',
  'benjamin ben benny beni בנימין בני',
  'samuel sam sammy shmuel shmulik שמואל שמוליק',
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
  'rebecca becky becca רבקה ריקי',
  'victoria vicky tori',
  'margaret maggie meg peggy',
  'patricia patrick pat',
  'susan sue susie',
  'abigail abby avigail אביגיל אביגל',
  'gregory greg',
  'jeffrey jeff',
  'kenneth ken kenny',
  'lawrence larry',
  'ronald ron ronnie',
  'timothy tim timmy',
  'zachary zach zack',
  'peter pete',
  'charles charlie chuck',
  'abraham avraham avi אברהם אבי אברום',
  'isaac yitzhak itzik יצחק איציק',
  'jacob yaakov kobi jake יעקב קובי יענקלה',
  'moses moshe moishe משה מושיקו מוישה',
  'solomon shlomo shlomi שלמה שלומי',
  'simon shimon shimi שמעון שימי',
  'elijah eliyahu eli אליהו אלי',
  'gabriel gabi gabby גבריאל גבי',
  'raphael rafael rafi רפאל רפי',
  'מנחם מני',
  'ישראל שרוליק',
  'אסתר אסתי',
  'רחל רחלי',
  'miriam miri מרים מירי',
  'צבי צביקה',
  'תמר תמי',
  'שושנה שוש',
  'נתן נתי',
  'aaron aharon אהרון אהרן',
  'naomi נעמי',
  'noah נח',
  'noga נגה נוגה',
  'omri עמרי',
  'gilad גלעד',
  'gideon גדעון',
  'guy גיא',
  'cohen kohen כהן',
  'rosen רוזן',
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
  if (twoNames[latin] === hebrew) return false;
  const sounds = soundsOfHebrew(hebrew);
  const shared = soundsOfLatin(latin).filter((sound) => sounds.includes(sound));
  // One consonant alone is shared by chance: "house" is not שישי.
  const isOnlyOne = shared.every((sound) => sound.replaceAll('a', '').length < 2);
  return shared.length > 0 && (!isOnlyOne || writesNoOther(hebrew, latin));
}

/** A man's name and a woman's, which differ by a vowel alone. */
const twoNames: Readonly<Record<string, string>> = { michael: 'מיכל', michal: 'מיכאל' };

/**
 * Whether it is the same name in the other alphabet, or of one row: unlike `isSameFirstName` also by the vowels that
 * Hebrew writes. דנה is Dana; נועה is not Nina, and תמר is not Tomer.
 */
export function isSameNameClosely(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isSameFirstName(one, other)) return false;
  const others = rowsOf.get(other) ?? [];
  if ((rowsOf.get(one) ?? []).some((row) => others.includes(row))) return true;
  const [hebrew, latin] = isHebrew(one) ? [one, other] : [other, one];
  return hasSameVowels(hebrew, latin);
}

/** Hebrew may leave vowels out, but writes none that are not spoken: נעה is Noa. */
function writesNoOther(hebrew: string, latin: string): boolean {
  const spoken = lettersOfLatin(latin);
  return lettersOfHebrew(hebrew.replace(/^איי/, 'א')).some((form) =>
    spoken.some((said) => isWithin(form, said)),
  );
}

/** Whether the letters stand in the other in their order. */
function isWithin(letters: string, other: string): boolean {
  let from = 0;
  for (const letter of letters) {
    from = other.indexOf(letter, from) + 1;
    if (from === 0) return false;
  }
  return true;
}

function hasSameVowels(hebrew: string, latin: string): boolean {
  // Where an e may be heard, a י may stand or not: Merav is מירב.
  const shownVowels = (form: string) => (latin.includes('e') ? form.replaceAll('i', '') : form);
  // "איי" is the sound that begins Amy.
  const spoken = lettersOfHebrew(hebrew.replace(/^איי/, 'א'));
  return sharesOne(lettersOfLatin(latin).map(shownVowels), spoken.map(shownVowels));
}

function sharesOne(some: readonly string[], others: readonly string[]): boolean {
  return some.some((one) => others.includes(one));
}

/**
 * Index keys of a name: two names that `isSameFirstName` accepts share at least one key, so only few names must be
 * compared.
 */
export function firstNameKeys(name: string): string[] {
  const sounds = isHebrew(name) ? soundsOfHebrew(name) : soundsOfLatin(name);
  return [...(rowsOf.get(name) ?? []).map((row) => `row ${row}`), ...sounds.map((sound) => `sound ${sound}`)];
}

function isHebrew(name: string): boolean {
  return /\p{Script=Hebrew}/u.test(name);
}

/** Consonants in classes that both alphabets can tell apart, and whether a vowel opens and closes the name. */
function soundsOfHebrew(name: string): string[] {
  const opens = /^[אע]/.test(name) ? 'a' : '';
  const closes = /[אהוי]$/.test(name) ? 'a' : '';
  // Beside a י the vav may be the consonant: לוי, סיון.
  const forms = spelledHebrew(name).flatMap((plain) => [plain, plain.replace(/(?<=.י)ו|ו(?=י)/g, 'ב')]);
  return forms.map((spelled) => {
    const consonants = Array.from(spelled, (letter) => hebrewSounds[letter] ?? '');
    return opens + withoutDoubles(consonants.join('')) + closes;
  });
}

/** Consonants, and the vowels o and i that both alphabets write. */
function lettersOfHebrew(name: string): string[] {
  const lettersOf = (spelled: string) =>
    withoutDoubles(
      Array.from(spelled, (letter) => hebrewSounds[letter] ?? letter)
        .join('')
        .replace(/[אהע'’׳]/g, ''),
    );
  return spelledHebrew(name)
    .map((plain) => plain.replaceAll('י', 'i'))
    .flatMap((plain) => ['o', 'b'].map((vav) => lettersOf(plain.replaceAll('ו', vav))));
}

/** Each consonant by one letter. A vav before a name may also be "and": ודנה. */
function spelledHebrew(name: string): string[] {
  const bare = /^ו[א-ת]{2}/.test(name) ? [name.slice(1)] : [];
  return [name, ...bare].map((one) => one.replace(/ש/g, 'ס').replace(/וו|^ו/g, 'ב'));
}

/** An h is read as ח, or left out. */
function soundsOfLatin(name: string): string[] {
  const plain = name.normalize('NFD').replace(/\p{Mn}/gu, '');
  const opens = /^[aeiou]/.test(plain) ? 'a' : '';
  const closes = /[aeiouy]h?$/.test(plain) ? 'a' : '';
  const spelled = spelledOnce(plain);
  const soundOf = (text: string) =>
    opens + withoutDoubles(Array.from(text, (letter) => latinSounds[letter] ?? '').join('')) + closes;
  return [soundOf(spelled), soundOf(spelled.replace(/h(?!$)/g, 'k'))];
}

function lettersOfLatin(name: string): string[] {
  const spelled = spelledOnce(name.normalize('NFD').replace(/\p{Mn}/gu, '')).replace(/ee/g, 'i');
  const lettersOf = (text: string) =>
    withoutDoubles(
      Array.from(text.replace(/[iy]/g, 'i').replace(/[ou]/g, 'o'), (letter) =>
        letter === 'i' || letter === 'o' ? letter : (latinSounds[letter] ?? ''),
      ).join(''),
    );
  const forms = [spelled, spelled.replace(/h(?!$)/g, 'k')];
  // Before two consonants Hebrew seldom writes an i: רבקה is Rivka.
  return [...forms, ...forms.map((form) => form.replace(/i(?=[^aeiouy]{2})/g, ''))].map(lettersOf);
}

/** Each consonant by one letter. */
function spelledOnce(latin: string): string {
  return latin.replace(/ts|tz/g, 'z').replace(/sh|sch/g, 's').replace(/ph/g, 'f').replace(/th/g, 't').replace(/ch|kh|ck/g, 'k'); // prettier-ignore
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
