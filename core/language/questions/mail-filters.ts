/** Words that tell which mails and messages are asked for, and name nobody: a channel, a star, spam. */
import type { Channel } from '../../contract/channels.ts';
import type { Words } from './pattern.ts';

/** `people`: what people wrote, and no lists or machines. */
export type MailFilter = Channel | 'starred' | 'spam' | 'people';

const filters: readonly (readonly [word: RegExp, only: MailFilter])[] = [
  [/^(?:whatsapps?|watsapp)$|^ו?[בהמל]{0,2}(?:וואטסאפ|ואטסאפ|ווטסאפ|וטסאפ|ווצאפ|וואצאפ)(?:ים)?$/, 'whatsapp'],
  [/^messenger$|^ו?[בהמל]{0,2}מסנג'?ר$/, 'messenger'],
  [/^(?:instagram|insta)$|^ו?[בהמל]{0,2}(?:אינסטגרם|אינסטגראם|אינסטה)$/, 'instagram'],
  [/^sms(?:es)?$|^ו?[בהמל]{0,2}(?:סמס|סמסים)$/, 'sms'],
  [/^(?:starred|flagged)$|^[בהמל]{0,2}כוכב$|^ה?מכוכב(?:ים|ות|ת)$/, 'starred'],
  // No list or machine writes what is important.
  [/^(?:important|urgent)$|^ה?(?:חשוב(?:ים|ות|ה)?|דחופ(?:ים|ות|ה)|דחוף)$/, 'people'],
  [/^(?:spam|junk)$|^[בהמל]{0,2}(?:ספאם|ספם|זבל)$/, 'spam'],
];
/** Said around them, or of the order. */
const besides =
  /^(?:oldest|ה?מ?סומנ(?:ים|ות|ת)|ביותר|ישן|ישנה|הישן|הישנה|folder|[בהמל]?תיקיי?ת|[בהמל]?תיקיה)$/;
/** "Spam aside", "בלי ספאם" */
const without = /^(?:not?|except|besides|ignoring|without|excluding|בלי|ללא|חוץ|למעט)$/;
/** Of a mail the channel may be the sender: "any mail from Instagram". */
const mails = /^(?:e-?mails?|mails?|[בהמל]{0,2}(?:מייל|מיילים|אימייל|אימיילים))$/;

export function mailFilterOf(word: string): MailFilter | null {
  return filters.find(([names]) => names.test(word.toLowerCase()))?.[1] ?? null;
}

/** A name that is said beside such words, without them; null where nothing else is said. */
export function besideFilter(held: string): string | null {
  const name = held.split(' ').filter((word) => mailFilterOf(word) === null && !besides.test(word));
  return name.length === 0 ? null : name.join(' ');
}

/** Which of them alone are asked for, and the words without those that say so; what stands in `topic` is a subject. */
export function mailFilterIn(
  { source, tokens }: Words,
  topic: string | null,
): { only: MailFilter | null; rest: Words } {
  const isOfMails = tokens.some(({ text }) => mails.test(text));
  const subject = new Set((topic ?? '').toLowerCase().split(' '));
  const of = (index: number): MailFilter | null => {
    const text = tokens[index]?.text ?? '';
    const only = mailFilterOf(text);
    const isSender =
      isOfMails && only !== 'spam' && (tokens[index - 1]?.text === 'from' || text.startsWith('מ'));
    const isLeftOut = tokens[index + 1]?.text === 'aside' || without.test(tokens[index - 1]?.text ?? '');
    return subject.has(text) || isSender || isLeftOut ? null : only;
  };
  const found = [...tokens.keys()].map(of);
  const rest = tokens.filter(
    ({ text }, index) => found[index] === null && (subject.has(text) || !besides.test(text)),
  );
  return { only: found.find((only) => only !== null) ?? null, rest: { source, tokens: rest } };
}
