/**
 * Reads what somebody says of a person of theirs: "my mother is Ruth", "Ruth is my mother", "אמא זה רות". Only a whole
 * sentence of these shapes counts, with a role that is known; a question asks, and says nothing.
 */

/** What somebody is to the person: whoever is said to be one is found by the other words of the row. */
const roles: readonly (readonly string[])[] = [
  ['mother', 'mom', 'mum', 'mama', 'אמא', 'אימא'],
  ['father', 'dad', 'papa', 'אבא'],
  ['sister', 'אחות'],
  ['brother', 'אח'],
  ['wife', 'אישה'],
  ['husband', 'בעל'],
  ['daughter', 'בת'],
  ['son', 'בן'],
  ['grandmother', 'grandma', 'granny', 'סבתא'],
  ['grandfather', 'grandpa', 'סבא'],
  ['boss', 'manager', 'בוס', 'בוסית', 'מנהל', 'מנהלת'],
  ['accountant', 'רואה חשבון', 'רואת חשבון'],
  ['lawyer', 'עורך דין', 'עורכת דין'],
  ['doctor', 'רופא', 'רופאה'],
  ['landlord', 'בעל הבית', 'בעלת הבית'],
  ['neighbour', 'neighbor', 'שכן', 'שכנה'],
  ['teacher', 'מורה'],
  ['partner', 'בן זוג', 'בת זוג'],
];

/** The names by which somebody of a role is called. */
export function namesOfRole(role: string): string[] {
  const plain = role.toLowerCase();
  const words = roles.find((row) => row.includes(plain)) ?? [plain];
  return words.map((word) => (/[א-ת]/.test(word) ? `${word} שלי` : `my ${word}`));
}

export type SaidRole = {
  readonly role: string;
  readonly name: string;
  /** The words alone cannot tell a name from a word: it is one where somebody bears it. */
  readonly isNameSure: boolean;
};

const longest = 120;
const mostWordsOfName = 3;
const manners = ['remember that', 'note that', 'fyi', 'by the way', 'תזכור ש', 'תזכרי ש', 'שתדע', 'שתדעי'];
/** "Who is my boss" asks. */
const asking = new Set('who what which where how whose מי מה איפה איך מתי למה'.split(' '));
const links = new Set(['is', 'זה', 'זו', 'זאת', 'היא', 'הוא']);
const endMarks = new Set(['.', '!', ' ']);

export function readSaid(text: string): SaidRole | null {
  if (text.length > longest || text.includes('?')) return null;
  const words = withoutManners(withoutEnd(text))
    .replaceAll('’', "'")
    .split(' ')
    .filter((word) => word !== '');
  const said = inEnglish(words) ?? inHebrew(words);
  if (said === null || !isName(said.name)) return null;
  const isNameSure = said.name.every((word) => word.charAt(0) !== word.charAt(0).toLowerCase());
  return { role: said.role.join(' ').toLowerCase(), name: said.name.join(' '), isNameSure };
}

type Parts = { role: readonly string[]; name: readonly string[] };

function inEnglish(words: readonly string[]): Parts | null {
  const plain = words.map((word) => word.toLowerCase());
  if (plain[0] === 'my') {
    // "my mother is", "my mother's", "my mom's name is", "my accountant is called".
    const [owner = '', ...rest] = plain.slice(1);
    const role = owner.endsWith("'s") ? owner.slice(0, -2) : owner;
    if (!isRole([role])) return null;
    const isOwned = role !== owner;
    const link = isOwned && rest[0] === 'name' && rest[1] === 'is' ? 2 : Number(!isOwned && rest[0] === 'is');
    if (!isOwned && link === 0) return null;
    const called = rest[link] === 'called' || rest[link] === 'named' ? 1 : 0;
    return { role: [role], name: words.slice(2 + link + called) };
  }
  const role = plain.at(-1) ?? '';
  const isWhole = plain.at(-3) === 'is' && plain.at(-2) === 'my' && isRole([role]);
  return isWhole ? { role: [role], name: words.slice(0, -3) } : null;
}

function inHebrew(words: readonly string[]): Parts | null {
  if (words[0] === 'קוראים' && words[1]?.startsWith('ל') === true)
    return roleThenName([words[1].slice(1), ...words.slice(2)], { needsLink: false });
  const first = roleThenName(words, { needsLink: true });
  if (first !== null || words.at(-1) !== 'שלי') return first;
  const link = words.findIndex((word) => links.has(word));
  const role = bareRole(words.slice(link + 1, -1));
  return link > 0 && role !== null ? { role, name: words.slice(0, link) } : null;
}

/** "אמא זה רות", "אמא שלי היא רות". */
function roleThenName(words: readonly string[], { needsLink }: { needsLink: boolean }): Parts | null {
  for (const length of [2, 1]) {
    const role = bareRole(words.slice(0, length));
    if (role === null) continue;
    const rest = words.slice(words[length] === 'שלי' ? length + 1 : length);
    if (!needsLink) return { role, name: rest };
    return links.has(rest[0] ?? '') ? { role, name: rest.slice(1) } : null;
  }
  return null;
}

/** With or without its article. */
function bareRole(words: readonly string[]): readonly string[] | null {
  const [first = '', ...rest] = words;
  if (isRole(words)) return words;
  const bare = first.startsWith('ה') ? [first.slice(1), ...rest] : null;
  return bare !== null && isRole(bare) ? bare : null;
}

function isRole(words: readonly string[]): boolean {
  const role = words.join(' ');
  return roles.some((row) => row.includes(role));
}

function isName(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.length <= mostWordsOfName &&
    words.every((word) => /^[\p{L}'׳-]{1,30}$/u.test(word) && !asking.has(word.toLowerCase()))
  );
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && endMarks.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end).trim();
}

function withoutManners(text: string): string {
  const opener = manners.find((words) => text.toLowerCase().startsWith(words));
  if (opener === undefined) return text;
  const rest = text.slice(opener.length);
  return rest.startsWith(',') ? rest.slice(1).trim() : rest.trim();
}
