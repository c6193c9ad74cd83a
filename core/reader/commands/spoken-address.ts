/** Addresses said aloud, with more signs than the grammar has bytes for: "rona dot k at studio dash rona dot com", "גל נקודה כהן שטרודל ג'ימייל נקודה קום". */
import type { Proposal, Understanding } from '../../language/reading.ts';
import { asWritten } from './as-written.ts';
import { type Replaced, withStandIns } from './stand-ins.ts';

const signs: Readonly<Record<string, string>> = {
  dot: '.',
  point: '.',
  נקודה: '.',
  at: '@',
  שטרודל: '@',
  כרוכית: '@',
  underscore: '_',
  dash: '-',
  hyphen: '-',
  minus: '-',
  מקף: '-',
  מינוס: '-',
};

const names: Readonly<Record<string, string>> = {
  "ג'ימייל": 'gmail',
  "ג'מייל": 'gmail',
  גימייל: 'gmail',
  וואלה: 'walla',
  הוטמייל: 'hotmail',
  אאוטלוק: 'outlook',
  יאהו: 'yahoo',
  קום: 'com',
  נט: 'net',
  אורג: 'org',
  קו: 'co',
  יל: 'il',
  איל: 'il',
};

const address = /^[a-z0-9][a-z0-9._+-]{0,62}@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,30}){1,4}$/;

const spoken: readonly RegExp[] = [
  /(?<![\w.@-])[a-z0-9._+-]{1,40}(?: (?:dot|point|underscore|dash|hyphen) [a-z0-9]{1,30}){0,3} at [a-z0-9-]{1,40}(?: (?:dash|hyphen) [a-z0-9]{1,30}){0,2}(?: dot [a-z]{2,12}){1,3}\b/gi,
  /(?<=^|[\s-])[^\s-]{1,40}(?: (?:נקודה|מקף|קו תחתון) [^\s-]{1,30}){0,3} (?:שטרודל|כרוכית) [^\s-]{1,40}(?: (?:נקודה|מקף) [^\s-]{1,30}){1,4}/g,
];

/** The reading of the text with its spoken addresses written; null where it has none. */
export function readSpokenAddresses(
  text: string,
  read: (text: string) => Understanding,
): Understanding | null {
  const found = spoken.flatMap((form) =>
    [...text.matchAll(form)].flatMap(({ index, 0: words }): readonly Replaced[] => {
      const by = spokenAddress(words);
      return by === null ? [] : [{ start: index, end: index + words.length, by }];
    }),
  );
  if (found.length === 0) return null;
  const standIns = withStandIns(text, found);
  const addressOf = (written: string) =>
    found.find(({ start, end }) => text.slice(start, end) === written)?.by ?? written;
  const [first, ...others] = read(standIns.text).actions.map((one) => {
    const written = asWritten(one, standIns);
    return {
      ...written,
      ...withAddresses(written, addressOf),
      alternatives: written.alternatives.map((other) => withAddresses(other, addressOf)),
    };
  });
  return first === undefined ? null : { ...first, actions: [first, ...others] };
}

function withAddresses(proposal: Proposal, addressOf: (written: string) => string): Proposal {
  const each = (people: readonly string[] | null) => people?.map(addressOf) ?? null;
  if (proposal.intent === 'send_email') {
    const { to, cc, bcc } = proposal.slots;
    return { ...proposal, slots: { ...proposal.slots, to: each(to), cc: each(cc), bcc: each(bcc) } };
  }
  if (proposal.intent !== 'create_event') return proposal;
  return { ...proposal, slots: { ...proposal.slots, attendees: each(proposal.slots.attendees) } };
}

/** Null where the words are no address. */
export function spokenAddress(words: string): string | null {
  const parts = words.toLowerCase().replaceAll('קו תחתון', 'underscore').split(/\s+/);
  const joined = parts.map((part) => signs[part] ?? names[part] ?? part).join('');
  return parts.length > 2 && address.test(joined) ? joined : null;
}
