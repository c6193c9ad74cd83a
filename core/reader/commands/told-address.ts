/** "Mail Shira that it is ready, her address is shira@logo.co.il": the address at the end is that of who was named. */
import { isMailAddress } from '../../domain/mail-address.ts';
import { phoneCountry, toE164 } from '../../domain/phone.ts';
import { withEachAction } from '../../language/command-reading.ts';
import type { Context, Reading, Understanding } from '../../language/reading.ts';
import { spokenAddress } from './spoken-address.ts';

const led: readonly RegExp[] = [
  /[\s,;.:–—-](?:and )?(?:(?:his|her|their|its|the) (?:e-?mail|mail|address|number|phone|mobile|cell)(?: (?:address|number))?(?: is|['’]s|:|)|(?:he|she|they)(?:['’]s| is|['’]re| are) (?:at|on)) (?=[^\s,;])/gi,
  /[\s,;.:–—-]ו?ה?(?:מייל|אימייל|כתובת|מספר|טלפון|נייד)(?:(?: (?:שלו|שלה|שלהם))(?: (?:זה|הוא|היא))?:?| (?:זה|הוא|היא)|:)[\s-]{1,4}(?=[^\s,;])/g,
];

/** Of an address and the marks behind it. */
const longest = 100;

/** What stands before and behind the words that lead to an address. */
function toldBy(form: RegExp, text: string): readonly { readonly before: string; readonly said: string }[] {
  return [...text.matchAll(form)].flatMap(({ index, 0: words }) => {
    const rest = text.slice(index + words.length);
    if (rest.length > longest) return [];
    const said = rest.replace(/[\s.!]{1,20}$/, '');
    const before = text.slice(0, index).replace(/[\s,;.:–—-]{1,20}$/, '');
    return /^.{5,81}$/.test(said) ? [{ before, said }] : [];
  });
}

/** Null where no such address is told, or nobody is named whose it may be. */
export function readToldAddress(
  text: string,
  { country }: Context,
  read: (text: string) => Understanding,
): Understanding | null {
  const { before, said } = led.flatMap((form) => toldBy(form, text))[0] ?? { before: '', said: '' };
  const mail = isMailAddress(said) ? said : spokenAddress(said);
  const address = mail ?? (/\d{3}/.test(said) ? toE164(said, phoneCountry(country)) : null);
  if (address === null) return null;
  const understood = read(before);
  const last = understood.actions.findLast((one) => withAddress(one, address) !== null);
  if (last === undefined) return null;
  return withEachAction(understood, (one) => (one === last ? (withAddress(one, address) ?? one) : one));
}

/** Null where it names nobody, more than one, or an address of its own. */
function withAddress(reading: Reading, address: string): Reading | null {
  const isMail = address.includes('@');
  if (reading.intent === 'send_email') {
    const { to } = reading.slots;
    if (!isMail || !isOneName(to)) return null;
    return { ...reading, slots: { ...reading.slots, to: [address] }, alternatives: [] };
  }
  if (reading.intent === 'create_event') {
    if (!isMail || !isOneName(reading.slots.attendees)) return null;
    return { ...reading, slots: { ...reading.slots, attendees: [address] }, alternatives: [] };
  }
  if (reading.intent !== 'send_whatsapp' || !isOneName(reading.slots.to === null ? null : [reading.slots.to]))
    return null;
  const { message } = reading.slots;
  if (!isMail) return { ...reading, slots: { to: address, message }, alternatives: [] };
  if (whatsapp.test(reading.words)) return null;
  return {
    ...reading,
    intent: 'send_email',
    slots: { to: [address], cc: null, bcc: null, subject: null, body: message },
    spans: reading.spans.map((span) => (span.slot === 'message' ? { ...span, slot: 'body' } : span)),
    alternatives: [],
  };
}

const whatsapp = /wh?[au]ts|\bwa\b|וו?א?(?:ט?ס|צ)א?פ|וו?א?טס|\bsms\b|סמס/i;

function isOneName(people: readonly string[] | null): boolean {
  const [one, ...others] = people ?? [];
  return one !== undefined && others.length === 0 && !/@|\d{5}/.test(one);
}
