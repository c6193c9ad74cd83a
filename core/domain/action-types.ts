import { actionTypes } from '../contract/action-types.ts';
import type { ActionType } from '../contract/actions.ts';

/** Rule actions.alias.1. */
const aliases: Readonly<Record<string, ActionType>> = {
  email: 'send_email',
  calendar: 'create_event',
  event: 'create_event',
  task: 'create_task',
  send_reminder: 'reminder',
  whatsapp: 'send_whatsapp',
  web_search: 'search',
  sms: 'send_sms',
};

/** The action that a name stands for, or 'unknown'. */
export function resolveActionType(name: string): ActionType | 'unknown' {
  return (
    actionTypes.find((type) => type === name) ??
    (Object.hasOwn(aliases, name) ? (aliases[name] ?? 'unknown') : 'unknown')
  );
}

/** Actions that need a valid Google grant. Rule google.needed.1. */
const needGoogle: ReadonlySet<string> = new Set([
  'send_email',
  'create_event',
  'reminder',
] satisfies ActionType[]);

export function needsGoogle(type: string): boolean {
  return needGoogle.has(type);
}

/** Actions that reach another person and are held for Undo. Rule ledger.hold.1. */
const sends: ReadonlySet<string> = new Set([
  'send_email',
  'send_whatsapp',
  'send_sms',
  'send_message',
] satisfies ActionType[]);

export function isSend(type: string): boolean {
  return sends.has(type);
}

/** Whether it brings something to other people: a send, or a meeting to which they are invited. */
export function reachesOthers(type: string, payload: Readonly<Record<string, unknown>>): boolean {
  const { attendees } = payload;
  return isSend(type) || (type === 'create_event' && Array.isArray(attendees) && attendees.length > 0);
}
