/** "Mail Shira that it is ready, her address is shira@logo.co.il": the address at the end is that of who was named. */
import { isMailAddress } from '../../domain/mail-address.ts';
import { phoneCountry, toE164 } from '../../domain/phone.ts';
import type { Context, Reading, Understanding } from '../../language/reading.ts';
import { spokenAddress } from './spoken-address.ts';

const led: readonly RegExp[] = [
  /[\s,;.:–—-]+(?:and )?(?:(?:his|her|their|its|the) (?:e-?mail|mail|address|number|phone|mobile|cell)(?: (?:address|number))?(?: is|['’]s|:|)|(?:he|she|they)(?:['’]s| is|['’]re| are) (?:at|on)) (?<at>[^\s,;].{4,80}?)[\s.!]*$/i,
  /[\s,;.:–—-]+ו?ה?(?:מייל|אימייל|כתובת|מספר|טלפון|נייד)(?:(?: (?:שלו|שלה|שלהם))(?: (?:זה|הוא|היא))?:?| (?:זה|הוא|היא)|:)[\s-]+(?<at>[^\s,;].{4,80}?)[\s.!]*$/,
];

/** Null where no such address is told, or nobody is named whose it may be. */
export function readToldAddress(
  text: string,
  { country }: Context,
  read: (text: string) => Understanding,
): Understanding | null {
  const found = led.map((form) => form.exec(text)).find((one) => one !== null);
  const said = found?.groups?.['at'] ?? '';
  const mail = isMailAddress(said) ? said : spokenAddress(said);
  const address = mail ?? (/\d{3}/.test(said) ? toE164(said, phoneCountry(country)) : null);
  if (found == null || address === null) return null;
  const { actions } = read(text.slice(0, found.index));
  const last = actions.findLastIndex((one) => withAddress(one, address) !== null);
  if (last === -1) return null;
  const [first, ...others] = actions.map((one, index) =>
    index === last ? (withAddress(one, address) ?? one) : one,
  );
  const leading = first ?? actions[0];
  return { ...leading, actions: [leading, ...others] };
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
