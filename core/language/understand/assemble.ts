/** Last stage: the head says which action, the slots are filled, and the reading says how sure it is. */
import { claimHead, type Command, type Outcome, type Parsed } from '../actions/command.ts';
import { fill } from '../actions/fill.ts';
import { otherHeads } from './alternatives.ts';
import { findDoubts } from '../doubts/find-doubts.ts';
import { isPlural } from '../intent/arguments.ts';
import type { Head } from '../intent/head.ts';
import { featuresOf, type Features } from '../confidence/features.ts';
import { likelihoodOf } from '../confidence/model.ts';
import { closesPoliteQuestion } from '../intent/openers.ts';
import type { Doubt, Proposal, Reading, Span } from '../reading.ts';
import type { Sentence } from '../sentence.ts';
import { claim, draftOf } from '../slots/draft.ts';
import { claimPreviewRequest, draftWords } from '../slots/preview.ts';
import { hintOf } from '../slots/when.ts';
import { zoneOf } from '../../time/zone.ts';

/** All but the words it was read from. */
export type Assembled = Omit<Reading, 'words'> & Proposal;

type Filled = {
  readonly outcome: Outcome;
  readonly spans: readonly Span[];
  readonly doubts: readonly Doubt[];
  readonly asksPreview: boolean;
  readonly features: Features;
};

const nothingElse = { sendAt: null, day: null, repeats: null } as const;
const certainlyNone = 0.9;
/** What an unclear time or a guessed channel leaves of it: less than what runs unasked. */
const unclear = 0.7;
const guessed = 0.7;

export function assemble(parsed: Parsed): Assembled {
  const chosen = parsed.head === null ? null : readAs(parsed, parsed.head);
  const alternatives = otherHeads(parsed)
    .map((head) => readAs(parsed, head)?.outcome.proposal)
    .filter((proposal) => proposal !== undefined);
  if (chosen === null) return { ...none(), alternatives };
  const { proposal, extras } = chosen.outcome;
  return {
    ...proposal,
    confidence: confidenceOf(parsed, chosen),
    spans: chosen.spans,
    doubts: chosen.doubts,
    alternatives,
    asksPreview: chosen.asksPreview,
    ...nothingElse,
    ...extras,
  };
}

function confidenceOf({ context }: Parsed, { outcome, features }: Filled): number {
  context.observe?.(features);
  const isUnclear = !outcome.certain || outcome.proposal.confidence <= guessed;
  return likelihoodOf(features) * (isUnclear ? unclear : 1);
}

function none(): Assembled {
  return {
    intent: 'none',
    slots: {},
    confidence: certainlyNone,
    spans: [],
    doubts: [],
    alternatives: [],
    asksPreview: false,
    ...nothingElse,
  };
}

/** Null when the head turns out to ask for nothing: "Can you send emails?" */
function readAs(parsed: Parsed, head: Head): Filled | null {
  const { sentence, times, context } = parsed;
  const draft = draftOf(sentence);
  claimHead(draft, head);
  const asksPreview = claimPreviewRequest(draft) || asksForDraft(sentence, head);
  const last = sentence.tokens.length - 1;
  if (!isMessage(head) && closesPoliteQuestion(sentence.tokens))
    claim(draft, { from: last, to: last + 1 }, 'intent');
  const command: Command = { sentence, times, context, head, draft, clockwork: clockworkOf(parsed, head) };
  const outcome = fill(command);
  if (isGeneral(sentence, head, outcome.proposal)) return null;
  const spans = draft.spans.toSorted((a, b) => a.start - b.start || a.end - b.end);
  const doubts = findDoubts(command);
  return { outcome, spans, doubts, asksPreview, features: featuresOf(command, outcome, doubts) };
}

/** Many of them, to nobody, saying nothing. */
function isGeneral({ tokens }: Sentence, { noun }: Head, { slots }: Proposal): boolean {
  return (
    noun !== null && isPlural(tokens[noun.from]) && Object.values(slots).every((value) => value === null)
  );
}

function isMessage({ action }: Head): boolean {
  return action === 'send_email' || action === 'send_whatsapp';
}

function clockworkOf({ sentence, context }: Parsed, { action }: Head): Command['clockwork'] {
  const { now, timeZone, country } = context;
  const hint = hintOf(sentence.tokens, action);
  return { now: Date.parse(now), zone: zoneOf(timeZone, now), country: country ?? 'IL', hint };
}

function asksForDraft({ tokens }: Sentence, { verb, noun }: Head): boolean {
  const words = [tokens[verb?.from ?? -1], tokens[(noun?.from ?? 0) - 1]];
  return words.some((token) => token !== undefined && draftWords.has(token.text));
}
