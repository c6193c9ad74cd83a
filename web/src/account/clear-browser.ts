import { forgetFirestore } from '../kit/wire/firebase/load-firestore.ts';
import { forgetPerson } from './person-storage.ts';

/**
 * Removes everything of the last person from this browser. False when another tab keeps Firestore's copy open: the
 * browser then deletes it as soon as that tab closes it, and before anybody opens it again.
 */
export async function clearBrowser(): Promise<boolean> {
  forgetPerson();
  void endTellings().catch(() => undefined);
  return forgetFirestore();
}

/** Ends pushes to this browser and closes its notifications: they were for the last person. */
async function endTellings(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined || !('pushManager' in registration)) return;
  for (const notification of await registration.getNotifications()) notification.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
