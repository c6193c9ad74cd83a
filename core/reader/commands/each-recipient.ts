/** A message on WhatsApp, by SMS or on a platform is for one person: said to several, it is one to each of them. */
import type {
  CommandProposal,
  CommandReading,
  CommandUnderstanding,
} from '../../language/command-reading.ts';

const mostRecipients = 5;

/** `text`: all that was said, in which the spans are places. */
export function eachRecipient(understood: CommandUnderstanding, text: string): CommandUnderstanding {
  const [first, ...others] = understood.actions.flatMap((one) => toEach(one, text));
  return first === undefined ? understood : { ...first, actions: [first, ...others] };
}

function toEach(reading: CommandReading, text: string): readonly CommandReading[] {
  const names = namesOf(reading);
  if (names.length < 2 || names.length > mostRecipients) return [reading];
  return names.map((name, place) => ({
    ...toOne(reading, name),
    words: wordsTo(name, reading.words, names),
    spans: reading.spans.filter(
      ({ slot, start, end }) => slot !== 'to' || isOf(text.slice(start, end), name),
    ),
    // What is in doubt of all is asked once.
    doubts: place === 0 ? reading.doubts : reading.doubts.filter(({ kind }) => kind !== 'reading'),
    alternatives:
      place === 0
        ? reading.alternatives.map((one) => (namesOf(one).length < 2 ? one : toOne(one, name)))
        : [],
  }));
}

function namesOf(proposal: CommandProposal): readonly string[] {
  const { intent } = proposal;
  if (intent !== 'send_whatsapp' && intent !== 'send_sms' && intent !== 'send_message') return [];
  const { to } = proposal.slots;
  const names = (to ?? '').split(/,\s*/).map((name) => name.trim());
  return names.every((name) => name !== '') ? names : [];
}

function toOne<P extends CommandProposal>(proposal: P, to: string): P {
  return { ...proposal, slots: { ...proposal.slots, to } };
}

const isOf = (said: string, name: string) => said.toLowerCase().includes(name.toLowerCase());

/** "Text Dana and Avi …" is "text Avi …" for Avi. */
function wordsTo(name: string, words: string, names: readonly string[]): string {
  const lower = words.toLowerCase();
  const [start, last] = [names[0] ?? '', names.at(-1) ?? ''].map((one) => lower.indexOf(one.toLowerCase()));
  const end = (last ?? -1) + (names.at(-1) ?? '').length;
  if (start === undefined || start < 0 || last === undefined || last < start) return words;
  return `${words.slice(0, start)}${name}${words.slice(end)}`;
}
