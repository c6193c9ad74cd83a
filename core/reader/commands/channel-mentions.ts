/** Where words name a channel, whether as the way of a message or as a part of what it says. */
import { anyPrefix, phrasebook, type PhraseMatch } from '../../language/phrasebook.ts';
import { read, type Sentence } from '../../language/sentence.ts';

export type MessageChannel = 'sms' | 'messenger' | 'instagram';

export type Mention = {
  /** Half-open range of UTF-16 offsets; a glued preposition is left out. */
  readonly start: number;
  readonly end: number;
  readonly channel: MessageChannel;
  /** What leads to it: by means of it, somewhere on it, or nothing. */
  readonly lead: 'by' | 'on' | null;
  /** A verb that both readers know ("תסמס"). */
  readonly isVerb: boolean;
};

type Named = Pick<Mention, 'channel' | 'isVerb'>;

const sms: Named = { channel: 'sms', isVerb: false };
const messenger: Named = { channel: 'messenger', isVerb: false };
const instagram: Named = { channel: 'instagram', isVerb: false };

const channels = phrasebook<Named>([
  ['sms / text|sms message|messages|msg|msgs', sms],
  ['סמס|אסמס|סמסון|אסאמאס|מסרון / אס אם אס / הודעת טקסט|סמס|אסאמאס|sms / הודעת אס אם אס', sms],
  ['~סמס', { channel: 'sms', isVerb: true }],
  ['messenger|facebook|fb [dm|message|messages|msg|chat]', messenger],
  ['facebook|fb messenger [dm|message|messages|msg|chat]', messenger],
  ["מסנג'ר|מסנגר|מסנז'ר|מסינג'ר|מסינגר|פייסבוק|פיסבוק|פייס|פייסוש", messenger],
  ["פייסבוק|פיסבוק מסנג'ר|מסנגר / מסנג'ר|מסנגר של פייסבוק", messenger],
  ['instagram|insta|ig [dm|dms|message|messages|msg|chat]', instagram],
  ['dm|dms on|via|over|through|in instagram|insta|ig', instagram],
  ['אינסטגרם|אינסטגראם|אינסטה|אינסטא|אינסטוש|אינסטושה|אינסטוס|איסטה|אינסטי', instagram],
  ['הודעה פרטית באינסטגרם|באינסטה / דיאם|פרטי באינסטגרם|באינסטה', instagram],
]);

/** More than anybody names in one command. */
const mostMentions = 16;

export function mentionsIn(text: string): readonly Mention[] {
  const sentence = read(text, () => null);
  const { tokens, source } = sentence;
  const found: Mention[] = [];
  let index = 0;
  while (index < tokens.length && found.length < mostMentions) {
    const named = channels.at(tokens, index, anyPrefix);
    if (named !== null && !isRefused(sentence, index) && !isTold(sentence, named, index))
      found.push({
        ...named.value,
        start: source.origin[named.at] ?? 0,
        end: (source.origin[(tokens[named.next - 1]?.end ?? 1) - 1] ?? 0) + 1,
        lead: named.prefix.endsWith('ב') ? 'on' : leadBefore(sentence, index),
      });
    index = named?.next ?? index + 1;
  }
  return found;
}

/** "not on Instagram", "לא באינסטגרם": the way that is not wanted. */
function isRefused(sentence: Sentence, index: number): boolean {
  const at = leadBefore(sentence, index) === null ? index - 1 : index - 2;
  return /^(?:not|ו?לא)$/.test(sentence.tokens[at]?.text ?? '');
}

/** "her sms", "the Facebook page", "הסמס שלך": a thing that is told of. */
function isTold({ tokens }: Sentence, { prefix, next }: PhraseMatch<Named>, index: number): boolean {
  return (
    prefix.endsWith('ה') ||
    /^(?:my|your|his|her|our|their|the|this|that|those|\p{L}+'s)$/u.test(tokens[index - 1]?.text ?? '') ||
    /^(?:שלי|שלך|שלכם|שלו|שלה|שלנו|שלהם)$/.test(tokens[next]?.text ?? '')
  );
}

const leads: ReadonlyMap<string, Mention['lead']> = new Map([
  ...['by', 'via', 'through', 'over', 'using'].map((word) => [word, 'by'] as const),
  ...['on', 'in'].map((word) => [word, 'on'] as const),
]);

function leadBefore({ tokens }: Sentence, index: number): Mention['lead'] {
  return leads.get(tokens[index - 1]?.text ?? '') ?? null;
}

const handle =
  /(?<![\w.%+@]|[\w.]-)(?:@[a-z0-9_](?:[\w.]{0,40}\w)?|(?<=(?:\b(?:dm|message|msg|text|write|tell|ask|answer|ping|reply|to)|(?<![א-ת])(?:ל-?|אל)) ?)[a-z0-9]{1,30}(?:[._][a-z0-9_]{1,30}){1,3})(?![\w@-]|\.\w)/gi;

/**
 * What somebody is called on a channel: "@shira.k", and "maya.studio" behind a verb that writes. The readers take it for
 * an address of mail, or for a name and more words.
 */
export function handlesIn(text: string): readonly Pick<Mention, 'start' | 'end'>[] {
  return [...text.matchAll(handle)]
    .slice(0, mostMentions)
    .map(({ index, 0: { length } }) => ({ start: index, end: index + length }));
}
