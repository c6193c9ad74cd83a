import { actionFacts, actionTypes, type ActionType, isActionType } from '../contract/action-types.ts';

/** The action with this name or alias, or 'unknown'. Rule actions.alias.1. */
export function resolveActionType(name: string): ActionType | 'unknown' {
  if (isActionType(name)) return name;
  return actionTypes.find((type) => actionFacts[type].aliases.includes(name)) ?? 'unknown';
}

/** Actions that need a valid Google grant. Rule google.needed.1. */
export function needsGoogle(type: string): boolean {
  return isActionType(type) && actionFacts[type].needsGoogle;
}

/** Actions that reach another person and are held for Undo. Rule ledger.hold.1. */
export function isSend(type: string): boolean {
  return isActionType(type) && actionFacts[type].isHeld;
}

/** Whether it brings something to other people: a send, an answer, or a meeting to which they are invited. */
export function reachesOthers(type: string, payload: Readonly<Record<string, unknown>>): boolean {
  if (!isActionType(type)) return false;
  const { reaches } = actionFacts[type];
  const { attendees } = payload;
  return reaches === 'others' || (reaches === 'guests' && Array.isArray(attendees) && attendees.length > 0);
}
