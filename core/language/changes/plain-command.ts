const openers = [
  'hey',
  'hi',
  'ok',
  'okay',
  'please',
  'can you',
  'could you',
  'would you',
  'will you',
  'i want to',
  "i'd like to",
  'i would like to',
  'i need to',
  'היי',
  'בבקשה',
  'נא',
  'אפשר',
  'תוכל',
  'תוכלי',
  'אתה יכול',
  'את יכולה',
  'אני רוצה',
  'אני צריך',
  'אני צריכה',
  'רוצה',
  'צריך',
  'צריכה',
].map((words) => `${words} `);
const closers = new Set(['please', 'thanks', 'thank', 'you', 'בבקשה', 'תודה', '']);
const endMarks = /(?<![.?!])[.?!]+$/;

/** Two sentences, or a list. */
export const several = /[,;\n]|[.?!]\s+\S/;
const more =
  / (?:and|then) (?:add|archive|book|call|cancel|create|delete|email|invite|mail|make|move|remind|rename|schedule|send|set|tell|text|write) | ו(?:ת)?(?:ארכב|בטל|הזז|הזמן|הזכר|וסיף|זיז|זכיר|זמין|מחק|עביר|קבע|רשום|שלח)י? /i;

/** It says one thing: no list, no second sentence, and no second command. */
export function isOneWish(plain: string): boolean {
  return !several.test(plain) && !more.test(plain);
}

/** A command without what is said before and after it out of politeness, in single spaces. */
export function plainCommand(text: string): string {
  return withoutOpeners(withoutThanks(text.replace(/^(?:hey|hi|ok|okay|היי|אוקיי), /i, '')));
}

/** "Can you ..." */
export function beginsPolitely(text: string): boolean {
  return openerOf(text.trimStart()) !== undefined;
}

function openerOf(text: string): string | undefined {
  return openers.find((words) => text.slice(0, words.length).toLowerCase() === words);
}

function withoutOpeners(text: string): string {
  const opener = openerOf(text);
  return opener === undefined ? text : withoutOpeners(text.slice(opener.length));
}

function withoutThanks(text: string): string {
  const words = text.trim().split(/\s+/);
  const last = words.findLastIndex((word) => !closers.has(word.replace(endMarks, '').toLowerCase()));
  return words
    .slice(0, last + 1)
    .map((word, index) => (index === last ? word.replace(endMarks, '') : word))
    .filter((word) => word !== 'בבקשה')
    .join(' ');
}
