import { unreachable } from '../../../kit/unreachable.ts';
import type { StoredMessage } from '../entities.ts';
import type { Mailbox } from '../mailbox.ts';
import { isSystemLabel } from '../labels.ts';
import { asksForHidden, matcherFor } from './operators.ts';
import type { SearchContext } from './operators.ts';
import { parseQuery } from './parse.ts';
import type { Query } from './parse.ts';

type Predicate = (message: StoredMessage) => boolean;

export type Search = { matches: Predicate; asksForHidden: boolean };

/** Turns the text of a search into a predicate for messages. */
export function compileSearch(text: string, mailbox: Mailbox, now: number): Search {
  const query = parseQuery(text);
  const context: SearchContext = { now, labelIdOf: (name) => labelIdOf(mailbox, name) };
  return { matches: compile(query, context), asksForHidden: mentionsHidden(query) };
}

function compile(query: Query, context: SearchContext): Predicate {
  switch (query.kind) {
    case 'all': {
      const parts = query.of.map((part) => compile(part, context));
      return (message) => parts.every((matches) => matches(message));
    }
    case 'any': {
      const parts = query.of.map((part) => compile(part, context));
      return (message) => parts.some((matches) => matches(message));
    }
    case 'not': {
      const matches = compile(query.of, context);
      return (message) => !matches(message);
    }
    case 'term':
      return matcherFor(query.operator, query.value, context);
    default:
      return unreachable(query);
  }
}

function mentionsHidden(query: Query): boolean {
  switch (query.kind) {
    case 'all':
    case 'any':
      return query.of.some(mentionsHidden);
    case 'not':
      return false;
    case 'term':
      return asksForHidden(query.operator, query.value);
    default:
      return unreachable(query);
  }
}

const SYSTEM_ALIASES: Record<string, string> = { DRAFTS: 'DRAFT', CHATS: 'CHAT' };

/** In searches a label's spaces are written as hyphens. */
function labelIdOf(mailbox: Mailbox, name: string): string | undefined {
  const upper = name.toUpperCase();
  const system = SYSTEM_ALIASES[upper] ?? upper;
  if (isSystemLabel(system)) return system;
  const wanted = searchName(name);
  return mailbox.labels.values().find((label) => searchName(label.name) === wanted)?.id;
}

function searchName(name: string): string {
  return name.toLowerCase().replace(/[\s/]+/g, '-');
}
