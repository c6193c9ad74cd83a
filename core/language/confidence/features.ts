/**
 * What a reading looks like from outside: how much of the sentence it explains, what lies in its texts, how its parts
 * were introduced, what was guessed. A few small numbers, none of which knows a sentence; weights.ts says what each is
 * worth.
 */
import type { Command, Outcome } from '../actions/command.ts';
import { texts } from '../doubts/find-doubts.ts';
import { names } from '../intent/arguments.ts';
import { noPrefix } from '../phrasebook.ts';
import type { Doubt, SlotName } from '../reading.ts';
import type { Draft, FreeText } from '../slots/draft.ts';
import { markers } from '../slots/message-words.ts';
import type { Token } from '../tokens.ts';

export type Features = readonly number[];

const links = new Set(['and', 'to', 'with', 'for', 'את', 'עם', 'ו']);
/** In these people say what they like. */
const saidToOthers: ReadonlySet<SlotName> = new Set(['body', 'message', 'description', 'notes']);
/** Nobody begins a message with these: the text was cut at the wrong place. */
const looseStarts =
  /^(?:and|but|or|so|only|quickly|back|please|when|at|over|to|for|in|as|also|no|not|just|אבל|רק|לא|גם)$/;

/** A title or a task that holds these has swallowed a clause. */
const strayWords =
  /^(?:i|i'm|it|it's|we|is|are|he|she|they|no|not|actually|when|just|sorry|wait|so|because|but|and|then|אני|זה|לא|רגע|בעצם|פשוט|היא|הוא|כי|אבל|אם|אז|סליחה|כש.*|יש)$/;

/** What is longer was dictated. */
const longestShort = 9;

export function featuresOf(command: Command, outcome: Outcome, doubts: readonly Doubt[]): Features {
  const { draft, head, times, sentence } = command;
  const { tokens } = sentence;
  const { intent } = outcome.proposal;
  const own = draft.texts.filter(({ slot }) => texts.has(slot));
  const named = own.filter(({ slot }) => !saidToOthers.has(slot));
  const body = own.filter(({ slot }) => saidToOthers.has(slot));
  const words = named.flatMap(({ from, to }) => tokens.slice(from, to).filter(({ kind }) => kind === 'word'));
  const [first] = own;
  const isMeeting = intent === 'create_event';
  const introduced = Number(first !== undefined && isIntroduced(tokens, first));
  const inPieces = capped(pieces(own) - 1, 3);
  return [
    Number(tokens.length > longestShort),
    (1 - head.confidence) * 2,
    introduced,
    isMeeting ? 0 : inPieces,
    isMeeting ? inPieces : 0,
    capped(draft.owners.filter((_, index) => isUnknown(draft, index)).length, 2),
    capped(doubts.length, 3),
    (1 - introduced) *
      Number(
        times.all.some(
          ({ from, isPast }) => !isPast && body.some((text) => from >= text.from && from < text.to),
        ),
      ),
    body.filter(({ from }) => looseStarts.test(tokens[from]?.text ?? '')).length,
    words.filter(({ text }) => strayWords.test(text)).length,
  ];
}

function capped(value: number, most: number): number {
  return Math.min(value, most);
}

/** "to", "that", a colon, an infinitive or a glued ש stands before it. */
function isIntroduced(tokens: readonly Token[], { from }: FreeText): boolean {
  const before = tokens[from - 1];
  const own = tokens[from];
  if (
    before !== undefined &&
    (':"-'.includes(before.text) || /^(?:to|that|about|saying|על|לגבי)$/.test(before.text))
  )
    return true;
  return /^[לש][א-ת]{3,}$/.test(own?.text ?? '') || markers.at(tokens, from - 1, noPrefix) !== null;
}

function pieces(own: readonly FreeText[]): number {
  return new Set(own.map(({ slot }) => slot)).size === own.length ? 1 : own.length;
}

/** The first word of a person whom nobody knows. */
function isUnknown({ owners, sentence: { tokens } }: Draft, index: number): boolean {
  const owner = owners[index];
  const token = tokens[index];
  if ((owner !== 'to' && owner !== 'attendees') || token?.kind !== 'word' || links.has(token.text))
    return false;
  const before = tokens[index - 1];
  const isFirst = owners[index - 1] !== owner || before?.kind === 'mark' || links.has(before?.text ?? '');
  return isFirst && !token.stems.some(({ prefix }) => names(token, prefix));
}
