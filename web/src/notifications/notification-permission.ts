import { resolveActionType } from '@crocodile-hub/core/domain/action-types';
import { createStore } from '../kit/state/store.ts';

type Permission = NotificationPermission | 'unsupported';

const answer = createStore<Permission | undefined>(undefined);

/** Calls back when the person has answered in this page; returns a function that stops it. */
export const followPermission = answer.subscribe;

export function notificationPermission(): Permission {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}

/** Asks once, from a click or a key press: browsers refuse to ask at other times. */
export async function askToNotify(): Promise<Permission> {
  if (notificationPermission() !== 'default') return notificationPermission();
  const given = await Notification.requestPermission();
  answer.set(given);
  return given;
}

/**
 * Asks for the alert of a reminder that is being made. Call it for whatever is made, straight from the click or key
 * press. Rule google.needed.2.
 * @param made the action's name
 */
export function askToAlert(made: string): void {
  if (resolveActionType(made) === 'reminder') void askToNotify().catch(() => undefined);
}
