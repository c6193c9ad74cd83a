import type { User } from 'firebase/auth';
import { loadAuth } from '../firebase/load-auth.ts';
import { forgetLiveQueries } from '../firebase/live-query.ts';
import { inTurn } from '../lib/in-turn.ts';
import { clearBrowser } from './clear-browser.ts';
import { wasLeft } from './left-stays.ts';
import { type SignIn, signInStore } from './person.ts';
import { rememberedPerson, rememberPerson, type Person } from './person-storage.ts';
import { unverifiedStore } from './unverified.ts';

/** Whom Firebase named last: an answer may be overtaken while the browser is cleared. */
let announced: string | undefined;
let isLeaving = false;
let goTo: string | undefined;

/** Where this tab goes when the person's stay ends; without it, it stays where it is. */
export function leaveFor(address: string): void {
  goTo = address;
}

/**
 * Takes over what Firebase says about who is here, in this tab or through another. Whoever is not the person whose
 * things lie in this browser is shown nothing before these are gone: a stay may have ended where nothing could be
 * cleared. Whose they are, the stored person tells; where none is stored, they may be anybody's.
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

/** Another tab wrote the person back after their log-out. Firebase then says that nobody is here. */
async function endAgain(): Promise<void> {
  const { auth, signOut } = await loadAuth();
  await signOut(auth);
}

/** Ends the person's stay. The page is loaded anew: what its memory holds of them goes, and what is still under way. */
async function leave(was: string): Promise<void> {
  isLeaving = true;
  signInStore.set({ is: 'signed-out' });
  forgetLiveQueries();
  // Another tab may have cleared already, and have let in the next person.
  await clearWhere((owner) => owner === undefined || owner === was);
  window.location.replace(goTo ?? window.location.href);
}

async function welcome(person: Person): Promise<void> {
  const isCleared =
    rememberedPerson()?.uid === person.uid || (await clearWhere((owner) => owner !== person.uid, person));
  if (announced !== person.uid || isLeaving) return;
  if (isCleared) rememberPerson(person);
  const now = signInStore.get();
  if (now.is !== 'signed-in' || !same(now.person, person)) signInStore.set({ is: 'signed-in', person });
}

/** Clears the browser where its things are whose they should not be. The tabs take turns, lest one clears what another has begun. */
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
