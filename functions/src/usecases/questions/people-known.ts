/** Everybody whom the product knows an address of: "who is in my contacts", "כמה אנשי קשר יש לי". */
import type { Contact } from '@crocodile-hub/core/contract/contacts';
import { asCode, shownOutside } from '@crocodile-hub/core/text/markdown';
import { contactsOf } from '../contacts/contacts.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';

const mostShown = 15;

const forms: readonly RegExp[] = [
  /^(?:(?:so|and|hey|ok|please|can you|could you),? ){0,3}(?:(?:show|list|give|tell|open)(?: me)? (?:all )?(?:(?:of )?my |the )?(?:contacts?(?: list)?|address book|people i know)|who(?:['’]s| is| are| do i have)? (?:(?:all )?(?:in|on|among) )?(?:my (?:contacts?(?: list)?|address book))|how many (?:contacts|people)(?: do)? i (?:have|know)|how many contacts (?:do i have|are there)|(?:what|which) contacts do (?:i|you) (?:have|know)|who do (?:i|you) know|my contacts)(?: please)?[?.!]*$/i,
  /^(?:(?:אז|היי|בבקשה|ו?תגידי?),? ){0,2}(?:(?:ת?ראי?|תראה|הצג|הציגי|תני|תן)(?: לי)? (?:את )?(?:כל )?(?:ה?אנשי ה?קשר|רשימת אנשי ה?קשר|ספר ה?כתובות)(?: שלי)?|(?:מי|מה) (?:יש לי |נמצא |נמצאים )?ב(?:אנשי ה?קשר|ספר ה?כתובות|רשימת אנשי ה?קשר)(?: שלי)?|(?:כמה|אילו|איזה|מי) (?:הם )?(?:ה?אנשי ה?קשר|אנשים)(?: (?:יש לי|שלי|אני מכירה?))?|אנשי ה?קשר(?: שלי)?)[?.!]*$/,
];

export function isOfContacts(message: string): boolean {
  return forms.some((form) => form.test(message.trim()));
}

export async function peopleKnown(ports: QuestionPorts, asking: Asking): Promise<Answer> {
  const { person, words } = asking;
  const byName = Map.groupBy(await contactsOf(ports, person), ({ name }) => name);
  const people = [...byName].filter(([name]) => name !== '');
  const writtenTo = people.filter(([, all]) => all.some(({ known }) => known === 'written-to'));
  if (writtenTo.length === 0) return plainAnswer(words.people.nobody);
  const lines = writtenTo
    .slice(0, mostShown)
    .map(([name, all]) => `- **${shownOutside(name, 60)}** ${waysTo(all).map(asCode).join(', ')}`);
  const more = writtenTo.length > mostShown ? [words.more(writtenTo.length - mostShown)] : [];
  const head = words.people.known(writtenTo.length, people.length - writtenTo.length);
  return plainAnswer([head, lines.join('\n'), ...more].join('\n\n'));
}

function waysTo(contacts: readonly Contact[]): readonly string[] {
  return [
    ...new Set(contacts.flatMap(({ email, phone }) => [email, phone].filter((one) => one !== undefined))),
  ];
}
