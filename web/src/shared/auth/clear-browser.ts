import { forgetFirestore } from '../firebase/load-firestore.ts';
import { forgetPerson } from './person-storage.ts';

/**
 * Leaves nothing of the last person in this browser. False where another tab holds on to Firestore's copy: that goes as
 * soon as the tab lets go, and before anybody opens it again.
 */
export async function clearBrowser(): Promise<boolean> {
  forgetPerson();
  void endTellings().catch(() => undefined);
  return forgetFirestore();
}

/** What was pushed to this browser, or stands on its screen, was for the last person. */
async function endTellings(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || !('pushManager' in registration)) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
