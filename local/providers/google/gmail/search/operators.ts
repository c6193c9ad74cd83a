import type { MessageSummary, StoredMessage } from '../entities.ts';
import { hasLabel } from '../labels.ts';
import { instantOf, spanMs } from './dates.ts';
import { containsWords } from '../../words.ts';

export type SearchContext = { now: number; labelIdOf: (name: string) => string | undefined };

type Matcher = (value: string, context: SearchContext) => (message: StoredMessage) => boolean;

/** Every search operator, and how it looks at a message. */
const MATCHERS = {
  from: inFields((summary) => [summary.from]),
  to: inFields((summary) => [summary.to, summary.cc, summary.bcc]),
  cc: inFields((summary) => [summary.cc]),
  bcc: inFields((summary) => [summary.bcc]),
  deliveredto: inFields((summary) => [summary.to, summary.cc]),
  subject: inFields((summary) => [summary.subject]),
  list: inFields((summary) => [summary.listId]),
  filename: (value) => (message) =>
    message.summary.attachments.some(
      (name) => containsWords(name, value) || name.toLowerCase().endsWith(`.${value.toLowerCase()}`),
    ),
  rfc822msgid: (value) => {
    const wanted = value.replace(/^<|>$/g, '');
    return (message) => message.summary.messageId === `<${wanted}>`;
  },
  label: labelled,
  in: (value, context) => (value.toLowerCase() === 'anywhere' ? () => true : labelled(value, context)),
  is: (value, context) =>
    value.toLowerCase() === 'read' ? (message) => !hasLabel(message, 'UNREAD') : labelled(value, context),
  category: (value) => {
    const name = value.toUpperCase();
    const id = `CATEGORY_${name === 'PRIMARY' ? 'PERSONAL' : name}`;
    return (message) => hasLabel(message, id);
  },
  has: (value) => {
    switch (value.toLowerCase()) {
      case 'attachment':
        return (message) => message.summary.attachments.some((name) => name !== '');
      case 'userlabels':
        return (message) => message.labelIds.some((id) => id.startsWith('Label_'));
      case 'nouserlabels':
        return (message) => !message.labelIds.some((id) => id.startsWith('Label_'));
      default:
        return () => false;
    }
  },
  before: (value) => comparing(instantOf(value), (date, limit) => date < limit),
  older: (value) => comparing(instantOf(value), (date, limit) => date < limit),
  after: (value) => comparing(instantOf(value), (date, limit) => date >= limit),
  newer: (value) => comparing(instantOf(value), (date, limit) => date >= limit),
  older_than: (value, { now }) => comparing(ago(value, now), (date, limit) => date < limit),
  newer_than: (value, { now }) => comparing(ago(value, now), (date, limit) => date >= limit),
  larger: (value) => comparingSize(value, (size, limit) => size >= limit),
  smaller: (value) => comparingSize(value, (size, limit) => size < limit),
  size: (value) => comparingSize(value, (size, limit) => size >= limit),
} satisfies Record<string, Matcher>;

export type Operator = keyof typeof MATCHERS;

export function isOperator(name: string): name is Operator {
  return Object.hasOwn(MATCHERS, name);
}

export function matcherFor(operator: Operator | 'words', value: string, context: SearchContext) {
  return operator === 'words' ? anywhere(value, context) : MATCHERS[operator](value, context);
}

/** Spam and trash are searched only on request. */
export function asksForHidden(operator: Operator | 'words', value: string): boolean {
  return ['in', 'label', 'is'].includes(operator) && /^(anywhere|trash|spam)$/i.test(value);
}

const anywhere: Matcher = inFields(({ subject, from, to, cc, bcc, text, attachments }) => [
  subject,
  from,
  to,
  cc,
  bcc,
  text,
  ...attachments,
]);

function labelled(value: string, { labelIdOf }: SearchContext) {
  const id = labelIdOf(value);
  return (message: StoredMessage) => id !== undefined && hasLabel(message, id);
}

function inFields(fields: (summary: MessageSummary) => string[]): Matcher {
  return (value) => (message) => fields(message.summary).some((field) => containsWords(field, value));
}

function ago(value: string, now: number): number | undefined {
  const span = spanMs(value);
  return span === undefined ? undefined : now - span;
}

function comparing(limit: number | undefined, holds: (date: number, limit: number) => boolean) {
  return (message: StoredMessage) => limit !== undefined && holds(message.internalDate, limit);
}

const BYTES: Record<string, number> = { '': 1, k: 1024, m: 1024 ** 2 };

function comparingSize(value: string, holds: (size: number, limit: number) => boolean) {
  const [, digits, unit = ''] = value.match(/^(\d+)([km]?)b?$/i) ?? [];
  const limit = Number(digits) * (BYTES[unit.toLowerCase()] ?? 1);
  return (message: StoredMessage) => holds(message.summary.sizeEstimate, limit);
}
