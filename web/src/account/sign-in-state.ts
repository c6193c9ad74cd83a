import type { User } from 'firebase/auth';
import { loadAuth } from '../kit/wire/firebase/load-auth.ts';
import { forgetLiveQueries } from '../kit/wire/firebase/live-query.ts';
import { inTurn } from '../kit/state/in-turn.ts';
import { wasLeft } from './left-stays.ts';
import { type SignIn, signInStore } from './person.ts';
import { ownTab, rememberedPerson, rememberPerson, type Person, forgetPerson } from './person-storage.ts';
import { unverifiedStore } from './unverified.ts';
import { forgetFirestore } from '../kit/wire/firebase/load-firestore.ts';

/** The uid that Firebase reported last. A newer report may arrive while the browser is being cleared. */
let announced: string | undefined;
let isLeaving = false;
let goTo: string | undefined;

/** Sets the address that this tab goes to at sign-out; without one it reloads its own. */
export function leaveFor(address: string): void {
  goTo = address;
}

/**
 * Applies Firebase's report of who is signed in, in this tab or another. If this browser still holds another person's
 * data, it is cleared before the new person sees anything: an earlier stay may have ended without clearing. The stored
 * person says whose data it is; if none is stored, it may be anybody's.
 */
export async function adopt(user: User | null): Promise<void> {
  if (isLeaving) return;
  announced = user?.uid;
  if (user !== null) {
    const isOver = await wasLeft(user);
    if (announced !== user.uid || isLeaving) return;
    if (isOver) return endAgain();
  }
  unverifiedStore.set(user !== null && user.email !== null && !user.emailVerified);
  const before = signInStore.get();
  const was = uidOf(before);
  if (was !== undefined && was !== user?.uid) await leave(was);
  else if (user !== null) await welcome(personOf(user));
  else if (before.is === 'unknown') {
    signInStore.set({ is: 'signed-out' });
    await clearWhere((owner) => owner === undefined);
  }
}

/** Another tab wrote the person back after their log-out, so they are signed out again. */
async function endAgain(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  await signOut(auth);
}

/** Ends the person's stay. Reloading the page drops its memory and all running work. */
async function leave(was: string): Promise<void> {
  isLeaving = true;
  signInStore.set({ is: 'signed-out' });
  forgetLiveQueries();
  // Another tab may have cleared the browser already, and the next person may be signed in.
  await clearWhere((owner) => owner === undefined || owner === was);
  // With its fragment the same address would only scroll.
  const { pathname, search } = window.location;
  window.location.replace(goTo ?? pathname + search);
}

async function welcome(person: Person): Promise<void> {
  const isCleared =
    rememberedPerson()?.uid === person.uid || (await clearWhere((owner) => owner !== person.uid, person));
  if (announced !== person.uid || isLeaving) return;
  ownTab(person.uid);
  if (isCleared) rememberPerson(person);
  const now = signInStore.get();
  if (now.is !== 'signed-in' || !same(now.person, person)) signInStore.set({ is: 'signed-in', person });
}

/**
 * Clears the browser if its stored owner is stale. The tabs take turns, so that none clears data that another tab has
 * just stored.
 */
function clearWhere(isStale: (owner: string | undefined) => boolean, next?: Person): Promise<boolean> {
  return inTurn('stay', async () => {
    if (!isStale(rememberedPerson()?.uid)) return true;
    const isCleared = await clearBrowser();
    if (isCleared && next !== undefined) rememberPerson(next);
    return isCleared;
  });
}

function uidOf(signIn: SignIn): string | undefined {
  if (signIn.is === 'signed-in') return signIn.person.uid;
  return signIn.is === 'unknown' ? signIn.remembered?.uid : undefined;
}

function personOf({ uid, email, displayName, photoURL }: User): Person {
  return { uid, email, name: displayName, photoUrl: photoURL };
}

function same(a: Person, b: Person): boolean {
  return a.uid === b.uid && a.email === b.email && a.name === b.name && a.photoUrl === b.photoUrl;
}

/**
 * Removes everything of the last person from this browser. False when another tab keeps Firestore's copy open: the
 * browser then deletes it as soon as that tab closes it, and before anybody opens it again.
 */
async function clearBrowser(): Promise<boolean> {
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
