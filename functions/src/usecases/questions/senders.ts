/** Whether a mail is what it says: nobody can tell, but what speaks against its sender is shown, with the address. */
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { skeleton } from '@crocodile-hub/core/domain/look-alike';
import { strangerAt } from '@crocodile-hub/core/domain/strangers';
import { soughtIn } from '@crocodile-hub/core/reader/topics/sought';
import { shownOutside } from '@crocodile-hub/core/text/markdown';
import { contactsOf } from '../contacts/contacts.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { lookElsewhere } from './elsewhere.ts';
import { shownItem, sourcesOf, type Item } from './items.ts';
import { mailsOf } from './mail.ts';

const newest = 25;
const ofFalse =
  /\b(?:scams?|scammy|phishing|fraud|fraudulent|fake|legit|legitimate|genuine|authentic|suspicious|real|trustworthy)\b|(?<![א-ת])[הול]?(?:הונאה|הונאות|פישינג|עוקץ|מזויף|מזויפת|מזויפים|חשוד|חשודה|חשודים|אמיתי|אמיתית|אמיתיים|אמין)(?![א-ת])/gi;
/** Of nothing in particular: "do I have any mails that look like scams". */
const ofAny = /^(?:look|looks|looking|seem|seems|נראה|נראים|שנראים)$/;

export function isSenderAsked(message: string): boolean {
  return message.search(ofFalse) >= 0;
}

export async function senders(ports: QuestionPorts, asking: Asking, message: string): Promise<Answer> {
  const { words, person } = asking;
  const sought = soughtIn(message.replace(ofFalse, ''));
  const named = (sought?.words ?? []).filter((word) => !ofAny.test(word));
  const contacts = await contactsOf(ports, person);
  if (sought !== null && named.length > 0) {
    const { items } = await lookElsewhere(ports, asking, { ...sought, words: named });
    if (items.length > 0) {
      const lines = items.map((item) => lineOf(item, marksOf(item, contacts, asking), asking));
      const text = `${words.senders.head}\n\n${lines.join('\n')}`;
      return plainAnswer(text, sourcesOf(items, words.noSubject), items.map(shownItem));
    }
  }
  const [inbox, spam] = await Promise.all([
    mailsOf(ports, asking, 'in:inbox', null, newest),
    mailsOf(ports, asking, 'in:spam', null, newest),
  ]);
  if (inbox.is === 'not-read') return plainAnswer(inbox.why);
  const marked = inbox.value.items
    .map((item) => ({ item, marks: againstSender(item, contacts, asking) }))
    .filter(({ marks }) => marks.length > 0);
  const thrown = (spam.is === 'read' ? spam.value.items : []).map((item) => ({
    item,
    marks: [words.only.spam, ...againstSender(item, contacts, asking)],
  }));
  const all = [...marked, ...thrown];
  const lines = all.map(({ item, marks }) => lineOf(item, marks, asking)).join('\n');
  const head = words.senders.marked(inbox.value.items.length, marked.length);
  const items = all.map(({ item }) => item);
  const text = lines === '' ? head : `${head}\n\n${lines}`;
  return plainAnswer(text, sourcesOf(items, words.noSubject), items.map(shownItem));
}

function lineOf(
  { who, address, at, title }: Item,
  marks: readonly string[],
  { time, words }: Asking,
): string {
  const name = who === '' ? words.unknownSender : shownOutside(who, 60);
  return `- **${name}** (${shownOutside(address)}), ${time.moment(at)}: ${shownOutside(title)} — ${marks.join('; ')}`;
}

function marksOf(item: Item, contacts: readonly Contact[], asking: Asking): readonly string[] {
  const against = againstSender(item, contacts, asking);
  const { address } = item;
  const isKnown = contacts.some(
    ({ email, known }) => known === 'written-to' && email?.toLowerCase() === address.toLowerCase(),
  );
  const { senders } = asking.words;
  return against.length > 0 ? against : [isKnown ? senders.writtenTo : senders.neverWrittenTo];
}

function againstSender(
  { who: name, address, failedChecks }: Item,
  contacts: readonly Contact[],
  { words }: Asking,
): readonly string[] {
  const stranger = strangerAt({ name, address }, contacts, []);
  const known = stranger === null ? houseAlike(address, contacts) : stranger.known;
  const checks = failedChecks.map((one) => one.toUpperCase()).join(', ');
  return [
    ...(checks === '' ? [] : [words.senders.failed(checks)]),
    ...(known === null ? [] : [words.senders.alike(shownOutside(known))]),
    ...(stranger?.known === null ? [words.senders.foreign] : []),
  ];
}

/** Somebody the person writes to has an address at a domain that looks the same. */
function houseAlike(address: string, contacts: readonly Contact[]): string | null {
  const house = houseOf(address);
  const alike = contacts.find(
    ({ email = '', known }) =>
      known === 'written-to' && houseOf(email) !== house && skeleton(houseOf(email)) === skeleton(house),
  );
  return alike?.email ?? null;
}

const houseOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
