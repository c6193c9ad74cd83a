import type { CommandIntent } from '@crocodile-hub/core/contract/intents';
import { type HubRoute, routeHubText } from '@crocodile-hub/core/domain/hub-routing';
import { type Chip, chipsOf, lacksAddress, missingSlots, type WhoIs } from './chips.ts';
import {
  type Draft,
  draftOf,
  type Edits,
  type IntentName,
  intentName,
  type Proposed,
  type Read,
  withEdits,
} from './draft.ts';

/** What Enter will do with the words, as shown. */
export type Plan = {
  readonly flow: HubRoute;
  readonly draft: Draft;
  readonly chips: readonly Chip[];
  /** Other readings to offer, the most likely first. */
  readonly offers: readonly Offer[];
  readonly standing: Standing;
};

/** `differs`: the hub's literal rule and our reading disagree. */
export type Offer = {
  readonly intent: CommandIntent;
  readonly name: IntentName;
  readonly differs: boolean;
};

export type Standing =
  'ready' | 'understood' | 'needs-time' | 'needs-recipient' | 'needs-text' | 'search' | 'question';

const mostOffers = 2;

/** `hub`: the literal rule chooses the way, unless the person did. `tasks`: everything becomes a task. */
export type Routing = 'hub' | 'tasks';

export function planOf(
  text: string,
  reading: Read,
  edits: Edits,
  routing: Routing = 'hub',
  whoIs?: WhoIs,
): Plan {
  const flow = routing === 'tasks' ? 'task' : hubFlow(text, edits);
  const intent = edits.intent ?? intentOn(flow, reading);
  const read = withQuery(draftOf(reading, { ...edits, intent }), text);
  const draft = { ...withEdits(read, edits), chosen: edits.intent };
  const chips = chipsOf(draft, whoIs);
  return {
    flow,
    draft,
    chips,
    offers: routing === 'hub' ? offersOf(flow, draft, reading) : [],
    standing: standingOf(text, flow, chips),
  };
}

function hubFlow(text: string, edits: Edits): HubRoute {
  return edits.intent === null ? routeHubText(text) : flowOf(edits.intent);
}

function flowOf(intent: CommandIntent): HubRoute {
  if (intent === 'search') return 'search';
  return intent === 'none' ? 'conversation' : 'task';
}

function intentOn(flow: HubRoute, reading: Read): CommandIntent {
  if (flow === 'search') return 'search';
  return flow === 'conversation' ? 'none' : reading.intent;
}

/** If no query was read in the words of a search, all the words are the query. */
function withQuery(draft: Draft, text: string): Draft {
  const query = text.trim();
  if (draft.intent !== 'search' || draft.said['query'] || query === '') return draft;
  return { ...draft, said: { ...draft.said, query } };
}

function offersOf(flow: HubRoute, draft: Draft, reading: Read): Offer[] {
  const isDiffering = reading.intent !== draft.intent && reading.intent !== 'none';
  const conversation = flow === 'conversation' || draft.intent === 'none' ? [] : [talk];
  const others = reading.alternatives.filter(({ intent }) => intent !== 'none');
  const offered = new Map<CommandIntent, Proposed>();
  for (const one of [...(isDiffering ? [reading] : []), ...others, ...conversation])
    if (one.intent !== draft.intent && !offered.has(one.intent)) offered.set(one.intent, one);
  return [...offered.values()].slice(0, mostOffers).map((one) => ({
    intent: one.intent,
    name: intentName(one),
    differs: isDiffering && one.intent === reading.intent && flowOf(one.intent) !== flow,
  }));
}

const talk: Proposed = { intent: 'none', slots: {} };

function standingOf(text: string, flow: HubRoute, chips: readonly Chip[]): Standing {
  if (text.trim() === '') return 'ready';
  if (flow === 'search') return 'search';
  if (flow === 'conversation') return 'question';
  if (chips.length === 0) return 'ready';
  const missing = missingSlots(chips);
  if (missing.includes('to') || lacksAddress(chips)) return 'needs-recipient';
  if (missing.includes('startTime') || missing.includes('reminderTime')) return 'needs-time';
  // A mail may lack a subject, but not a text.
  return missing.some((slot) => slot !== 'subject') ? 'needs-text' : 'understood';
}
