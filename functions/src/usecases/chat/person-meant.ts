/** Whom "tell him …" means after a sentence, or an answer, that named one person. */
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { isAlikeWord, nameWords } from '@crocodile-hub/core/domain/recipients';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';
import type { Person } from '../../ports/accounts.ts';
import { contactsOf, type ContactPorts } from '../contacts/contacts.ts';
import type { ChatRequest } from './reply.ts';

const pronouns: readonly RegExp[] = [
  /\b(?<lead>tell|ask|let|text|message|msg|e-?mail|mail|write(?: to)?|send(?: it)?(?: to)?|dm|ping|whatsapp|sms|invite|notify|remind|update|call|ring|phone|answer|reply to|respond to|meeting with|call with|lunch with|coffee with|meet) (?:him|her)\b(?! \w+['’]s\b)/i,
  /(?<![א-ת])(?<lead>ו?ת?(?:גידי?|כתוב|כתבי|שלחי?|ודיעי?|עני|ענה|אמרי?|מסרי?|מסור|עדכני?|השיבי?|זכירי?)(?: (?:הודעה|מייל|ווטסאפ|סמס))? ל)(?:ו|ה)(?![א-ת])/,
  /(?<![א-ת])(?<lead>ל(?:התקשר|חזור|צלצל|כתוב|ענות)) (?:אליו|אליה|לו|לה)(?![א-ת])/,
];

/** Of a list that answers it, only the first is meant. */
const asksForLast =
  /\b(?:last|latest|newest|most recent)\b(?! (?:\d|few|two|three|four|five|week|month|year|days?|night))|(?<![א-ת])ה?אחרו(?:ן|נה)(?![א-ת])/i;
const firstShown = /^- \*\*(?<name>[^*\n]{2,100})\*\*/m;

/** The words with the name in the place of the pronoun; as they are where nobody, or more than one, was named. */
export async function withPersonMeant(
  ports: ContactPorts,
  person: Person,
  { message, context }: Pick<ChatRequest, 'message' | 'context'>,
): Promise<string> {
  const found = pronouns.map((form) => form.exec(message)).find((one) => one !== null);
  if (found === undefined || found === null) return message;
  const earlier = (context?.messages ?? []).filter(({ content }) => content.trim() !== message);
  const lastOf = (role: string) => earlier.findLast((one) => one.role === role)?.content ?? '';
  const answer = lastOf('assistant');
  const shown = asksForLast.test(lastOf('user'))
    ? (firstShown.exec(answer)?.groups?.['name'] ?? answer)
    : answer;
  const texts = [lastOf('user'), shown];
  if (texts.every((text) => text === '')) return message;
  const contacts = await contactsOf(ports, person, [...texts, message].join('\n'));
  // Whom the sentence itself names before is meant by it.
  if (namedIn(message.slice(0, found.index), contacts, message).length > 0) return message;
  const named = texts.map((text) => namedIn(text, contacts, message)).find((some) => some.length > 0) ?? [];
  const [name, ...others] = named;
  if (name === undefined || others.length > 0) return message;
  const end = found.index + found[0].length;
  const lead = found.groups?.['lead'] ?? '';
  return `${message.slice(0, found.index)}${lead}${joint(lead, name)}${name}${message.slice(end)}`;
}

/** Where a story may end. */
const storyEnds = /[,.;]\s|\s[-–—]\s/g;
const commandForm =
  /^(?:(?:אז|בבקשה|please|so) )?(?:ו?ת?(?:גיד|כתוב|כתב|ענ|שלח|ודיע|עדכנ|שיב|זכיר)[יוה]?|תעדכן|tell|write|answer|reply|text|message|e-?mail|remind) /iu;
const longestStory = 150;

/**
 * "דנה שאלה מתי מתחילים, תעני לה שביום ראשון": the command alone, with whom it is for. What was told before says only that.
 * As it is where nobody, or more than one, is named there.
 */
export async function withoutStory(
  ports: ContactPorts,
  person: Person,
  { message, context }: Pick<ChatRequest, 'message' | 'context'>,
): Promise<string> {
  const said = message.trim();
  const end = [...said.matchAll(storyEnds)].find((one) =>
    commandForm.test(said.slice(one.index + one[0].length)),
  );
  if (end === undefined || end.index > longestStory || /[?"“״]/.test(said)) return message;
  const story = said.slice(0, end.index);
  const command = said.slice(end.index + end[0].length);
  if (!tells.test(story)) return message;
  const messages = [...(context?.messages ?? []), { role: 'user' as const, content: story }];
  const named = await withPersonMeant(ports, person, { message: command, context: { messages } });
  return named === command ? message : named;
}

/** Somebody said, asked or wants something; what begins with a command is a wish of its own. */
const tells =
  /(?<![\p{L}])(?:שאלה?|ביקשה?|רוצה|אמרה?|כתבה?|התקשרה?|שלחה?|מחכה|צריכה?|לא (?:ענתה|ענה)|מתעניינ?ת?|asked|asks|wants|said|says|wrote|called|is waiting|needs)(?![\p{L}])/iu;

/** A Hebrew preposition is glued to a Hebrew name. */
function joint(lead: string, name: string): string {
  if (/^ל[א-ת]/.test(lead)) return /^[א-ת]/.test(name) ? ' ל' : ' ל-';
  if (!lead.endsWith('ל')) return ' ';
  return /^[א-ת]/.test(name) ? '' : '-';
}

/** By a name each, those that share an address being one. `message`: in whose letters. */
function namedIn(text: string, contacts: readonly Contact[], message: string): readonly string[] {
  const words = nameWords(text).filter((word) => !asking.has(word));
  const bearers = contacts.filter(({ name }) => isNamed(nameWords(name)[0], words));
  const full = bearers.filter(({ name }) => nameWords(name).every((part) => isNamed(part, words)));
  const people: { names: string[]; at: Set<string> }[] = [];
  for (const { name, email, phone, messenger, instagram } of full.length > 0 ? full : bearers) {
    const at = [name, email, phone, messenger, instagram].flatMap((one) => one?.toLowerCase() ?? []);
    const known = people.find((one) => at.some((address) => one.at.has(address)));
    if (known === undefined) people.push({ names: [name], at: new Set(at) });
    else {
      known.names.push(name);
      for (const address of at) known.at.add(address);
    }
  }
  // In the letters of the message, which a reader of it knows as a name.
  const isInLetters = (name: string) => isMostlyHebrew(name) === isMostlyHebrew(message);
  return people.flatMap(({ names }) => names.find(isInLetters) ?? names[0] ?? []);
}

/** Words of questions that sound like names: Maya, Mia, Kim. */
const asking = new Set([
  'מה',
  'ומה',
  'מי',
  'ומי',
  'ממי',
  'למי',
  'כמה',
  'who',
  'what',
  'when',
  'where',
  'why',
  'how',
]);
const shortestName = 2;

/** A Hebrew word may carry what is glued to it. */
function isNamed(part: string | undefined, words: readonly string[]): boolean {
  if (part === undefined || part.length < shortestName) return false;
  return words.some(
    (word) => isAlikeWord(part, word) || (/^[ולבשהכמ]/.test(word) && isAlikeWord(part, word.slice(1))),
  );
}
