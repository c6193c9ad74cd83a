/** "Tell mum …" names no way: the message goes by the one on which that person is known. */
import type { CommandProposal, CommandReading } from '@crocodile-hub/core/language/command-reading';
import type { Contact } from '@crocodile-hub/core/language/reading';
import { type Reach, resolveRecipient } from '@crocodile-hub/core/domain/recipients';

type Text = { readonly to: string; readonly said: string };

/** The same reading on a way that is known; it asks. As it is where the words name a way, or nobody is known. */
export function onKnownChannel(reading: CommandReading, contacts: readonly Contact[]): CommandReading {
  const text = textOf(reading);
  if (text === null || namesChannel(reading.words, text.said)) return reading;
  const own: Reach = reading.intent === 'send_email' ? 'email' : 'phone';
  if (isKnown(text.to, own, contacts)) return reading;
  const others = (['phone', 'email', 'messenger', 'instagram'] as const).filter((one) => one !== own);
  const way = others.find((one) => isKnown(text.to, one, contacts));
  if (way === undefined) return reading;
  const proposal = onWay(text, way, reading.confidence);
  return {
    ...reading,
    ...proposal,
    // Nobody named the way: whoever asked sees it before anything leaves.
    confidence: Math.min(reading.confidence, unnamed),
    spans: reading.spans.map((span) =>
      span.slot === 'message' || span.slot === 'body'
        ? { ...span, slot: proposal.intent === 'send_email' ? 'body' : 'message' }
        : span,
    ),
    alternatives: reading.alternatives.flatMap((one) => alternativeOn(one, way, proposal)),
  };
}

/** Another text for the same person goes the same way; the same one is none. */
function alternativeOn(
  one: CommandProposal,
  way: Reach,
  { slots }: CommandProposal,
): readonly CommandProposal[] {
  const text = textOf(one);
  if (text === null) return [one];
  const other = onWay(text, way, one.confidence);
  return JSON.stringify(other.slots) === JSON.stringify(slots) ? [] : [other];
}

/** Below what runs unasked. */
const unnamed = 0.6;

/** Of a message to one person; a mail with a subject or a copy is meant to be one. */
function textOf({ intent, slots }: CommandProposal): Text | null {
  if (intent === 'send_whatsapp' && slots.to !== null && slots.message !== null)
    return isOneName(slots.to) ? { to: slots.to, said: slots.message } : null;
  if (intent !== 'send_email' || slots.subject !== null || slots.cc !== null || slots.bcc !== null)
    return null;
  const [to, ...others] = slots.to ?? [];
  return to !== undefined && others.length === 0 && slots.body !== null && isOneName(to)
    ? { to, said: slots.body }
    : null;
}

function isOneName(to: string): boolean {
  return !/[,@+\d]/.test(to);
}

const channel =
  /wh?[au]ts|what'?s ?app|\bwa\b|wapp|\bsms\b|\btext message\b|mail|\bsubject\b|messenger|facebook|\bfb\b|insta|וו?א?(?:ט?ס|צ)א?פ|וו?א?טס|סמס|אסאמאס|מסרון|מייל|מיל(?![א-ת])|דוא|מכתב|מסנג|פייסבוק|אינסט/i;

/** A channel's name in what is said is none. */
function namesChannel(words: string, said: string): boolean {
  return channel.test(words.replace(said, ' '));
}

/** Whoever only sounds like the name is a guess. */
function isKnown(to: string, by: Reach, contacts: readonly Contact[]): boolean {
  // "Mr Shaked" is asked about, and is somebody all the same.
  const { doubt } = resolveRecipient(to.replace(courtesy, ''), by, contacts);
  return doubt !== 'unknown' && doubt !== 'by-sound';
}

const courtesy =
  /^(?:mr|mrs|ms|miss|dr|prof)\.? (?=\p{L})|^(?:מר|גברת|גב['׳]|ד["״]ר|דוקטור|פרופ['׳]) (?=[א-ת])/iu;

function onWay({ to, said }: Text, way: Reach, confidence: number): CommandProposal {
  switch (way) {
    case 'email':
      return {
        intent: 'send_email',
        slots: { to: [to], cc: null, bcc: null, subject: null, body: said },
        confidence,
      };
    case 'phone':
      return { intent: 'send_whatsapp', slots: { to, message: said }, confidence };
    case 'messenger':
    case 'instagram':
      return { intent: 'send_message', slots: { platform: way, to, message: said }, confidence };
    default:
      return way satisfies never;
  }
}
