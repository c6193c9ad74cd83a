/**
 * A command with the channels that its words name. The readers know mail and WhatsApp: what names another channel is
 * read as WhatsApp, and the action goes by that channel where the words are no part of what it says.
 */
import type {
  ChannelProposal,
  CommandProposal,
  CommandReading,
  CommandUnderstanding,
} from '../../language/command-reading.ts';
import type { Doubt, Proposal, Reading, Understanding } from '../../language/reading.ts';
import { asWritten, proposalAsWritten } from './as-written.ts';
import { handlesIn, type Mention, mentionsIn } from './channel-mentions.ts';
import { type StandIns, withStandIns } from './stand-ins.ts';

export function readOnChannels(text: string, read: (text: string) => Understanding): CommandUnderstanding {
  const plain = read(text);
  const mentions = mentionsIn(text);
  if (mentions.length === 0) return plain;
  const standIns = standInsOf(text, mentions);
  const { actions } = read(standIns.text);
  const named = actions.map((action): Named => ({ action, ways: waysOf(action, mentions, standIns) }));
  if (!isTrusted(plain, named, text)) return plain;
  const isAsMany = plain.actions.length === actions.length;
  const [leading = plain, ...others] = named.map((one, index) =>
    withChannel(one, isAsMany ? plain.actions[index] : undefined, standIns, text),
  );
  return { ...leading, actions: [leading, ...others] };
}

/** The mentions come first, in their order. A handle reads like anybody's name. */
function standInsOf(text: string, mentions: readonly Mention[]): StandIns {
  return withStandIns(text, [
    ...mentions.map(({ start, end, isVerb }) => {
      const said = text.slice(start, end);
      const known = hebrew.test(said) ? 'ווטסאפ' : 'whatsapp';
      return { start, end, by: isVerb ? said : known };
    }),
    ...handlesIn(text).map((place) => ({ ...place, by: 'Dana' })),
  ]);
}

const hebrew = /[א-ת]/;

/** An action as it is read with the stand-ins, and what it names as its way. */
type Named = { readonly action: Reading; readonly ways: readonly Way[] };

/** A mention by its number. `isLast`: it stands behind what is said, and may be a part of it. */
type Way = Mention & { readonly index: number; readonly isLast: boolean };

function waysOf(action: Reading, mentions: readonly Mention[], standIns: StandIns): readonly Way[] {
  if (action.intent !== 'send_whatsapp') return [];
  const content = new Set(standIns.among(textsOf(action)));
  const ends = action.spans
    .filter(({ slot }) => slot === 'message')
    .map((span) => standIns.placeOf(span).end);
  return standIns.among(action.words).flatMap((index): Way[] => {
    const mention = mentions[index];
    if (mention === undefined || content.has(index)) return [];
    const isLast = ends.length > 0 && mention.start >= Math.max(...ends);
    return isLast && mention.lead === null ? [] : [{ ...mention, index, isLast }];
  });
}

function textsOf({ slots }: Proposal): string {
  return Object.values(slots).flat().join('\n');
}

/** Whether nothing else that was asked for is lost; what was no command without stand-ins must be for somebody. */
function isTrusted(plain: Understanding, named: readonly Named[], text: string): boolean {
  if (named.every(({ ways }) => ways.length === 0)) return false;
  if (plain.intent === 'none') return named.every(({ action }) => isForSomebody(action));
  const rest = plain.actions.filter((action) => !isOpen(action, text));
  let kept = 0;
  for (const { action } of named) if (action.intent === rest[kept]?.intent) kept += 1;
  return kept === rest.length && named.length >= plain.actions.length;
}

/** A message that may leave by another way. Handles look like addresses of mail, and who answers names no way. */
function isOpen(action: Reading, text: string): boolean {
  if (action.intent !== 'send_email') return action.intent === 'send_whatsapp';
  return action.slots.to?.every((one) => one.startsWith('@')) === true || !says(mail, action, text);
}

function isForSomebody(action: Reading): boolean {
  return action.intent !== 'send_whatsapp' || action.slots.to !== null;
}

/** Whether the words of the command itself name this way. */
function says(way: RegExp, { spans }: Reading, text: string): boolean {
  return spans.some(({ slot, start, end }) => slot === 'intent' && way.test(text.slice(start, end)));
}

const mail = /mail|מייל|מיל|דוא|מכתב/i;
const whatsapp = /wh?[au]ts|what'?s|\bwa\b|wapp|וו?א?(?:ט?ס|צ)א?פ|וו?א?טס/i;

/** `plain`: the same action as it is read without stand-ins. */
function withChannel(
  { action, ways }: Named,
  plain: Reading | undefined,
  standIns: StandIns,
  text: string,
): CommandReading {
  const [way, ...others] = ways;
  const written = asWritten(action, standIns);
  if (way === undefined || written.intent !== 'send_whatsapp')
    // Words that only mention a channel are read best as they are.
    return plain?.intent === action.intent && standIns.among(action.words).length > 0 ? plain : written;
  const proposal = onChannel(written, way);
  const unsure = others.filter(({ channel }) => channel !== way.channel);
  const onIt = {
    ...written,
    ...proposal,
    doubts: withDoubts(written.doubts, 'label', unsure),
    alternatives: action.alternatives.flatMap((one) => alternativesOn(one, way, standIns)),
  };
  if (plain?.intent !== 'send_whatsapp')
    return way.isLast ? { ...onIt, doubts: withDoubts(onIt.doubts, 'label', [way]) } : onIt;
  const name = text.slice(way.start, way.end);
  if (isLost(plain.slots.message, name, proposal.slots)) return plain;
  if (!way.isLast) return onIt;
  return says(whatsapp, plain, text) ? plain : twoWays({ onIt, proposal, plain, way, text });
}

/** "tell Dana I got an sms from the bank": what is said before the channel's name would not be said any more. */
function isLost(said: string | null, name: string, { to, message: left }: Whatsapp['slots']): boolean {
  const before = said === null || !said.includes(name) ? '' : said.slice(0, said.indexOf(name)).trim();
  const words = before.replace(leadOrGlue, '');
  // The end of a username was no word of it.
  return words !== '' && left?.includes(words) !== true && to?.endsWith(words) !== true;
}

const leadOrGlue = /(?:^| )(?:by|via|through|over|using|on|in|[ושהכלמב]{1,3})$/i;

type TwoWays = {
  readonly onIt: CommandReading;
  readonly proposal: ChannelProposal;
  readonly plain: Reading & Whatsapp;
  readonly way: Way;
  readonly text: string;
};

/** "tell Dana I saw it on Instagram": seen there, or to be told there. */
function twoWays({ onIt, proposal, plain, way, text }: TwoWays): CommandReading {
  const { intent, confidence } = plain;
  const message = wholeText(plain, way, text);
  const slots = { ...plain.slots, message };
  const byWhatsapp: CommandProposal = { intent, slots, confidence };
  const [front, other] = way.lead === 'by' ? [onIt, byWhatsapp] : [{ ...plain, slots }, proposal];
  const isElsewhere = ({ kind, start, end }: Doubt) =>
    kind !== 'reading' && (kind !== 'label' || end <= way.start || start >= way.end);
  const texts = new Set([message, proposal.slots.message]);
  return {
    ...front,
    doubts: withDoubts(front.doubts.filter(isElsewhere), 'reading', [way]),
    alternatives: [
      other,
      ...front.alternatives.filter((one) => !('message' in one.slots && texts.has(one.slots.message))),
    ],
  };
}

/** What is said with the channel's name, also where the grammar took that for the way. */
function wholeText({ slots, spans }: Reading & Whatsapp, { start, end }: Way, text: string): string | null {
  const first = spans.find(({ slot }) => slot === 'message');
  const name = text.slice(start, end);
  if (first === undefined || slots.message?.includes(name) === true) return slots.message;
  return text.slice(first.start, end).replace(/\s+/g, ' ');
}

function withDoubts(doubts: readonly Doubt[], kind: Doubt['kind'], ways: readonly Way[]): readonly Doubt[] {
  const more = ways.map(({ start, end }): Doubt => ({ kind, start, end }));
  return [...doubts, ...more].toSorted((a, b) => a.start - b.start);
}

type Whatsapp = Extract<Proposal, { intent: 'send_whatsapp' }>;

function onChannel({ slots, confidence }: Whatsapp, { channel, isLast }: Way): ChannelProposal {
  const { to, message: said } = slots;
  const message = isLast ? (said?.replace(leadAtEnd, '') ?? null) : said;
  return channel === 'sms'
    ? { intent: 'send_sms', slots: { to, message }, confidence }
    : { intent: 'send_message', slots: { platform: channel, to, message }, confidence };
}

const leadAtEnd = / (?:by|via|through|over|using|on|in)$/i;

/**
 * Another reading of the same words goes by their channel too, unless they are a part of what it says. A mail is none
 * where a channel is named.
 */
function alternativesOn(proposal: Proposal, way: Way, standIns: StandIns): readonly CommandProposal[] {
  const written = proposalAsWritten(proposal, standIns);
  const isSaid = standIns.among(textsOf(proposal)).includes(way.index);
  if (isSaid) return [written];
  if (written.intent === 'send_email') return [];
  return [written.intent === 'send_whatsapp' ? onChannel(written, way) : written];
}
