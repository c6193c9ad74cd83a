import type { User } from 'firebase/auth';
import { forgetLiveQueries } from '../firebase/live-query.ts';
import { forgetFirestore } from '../firebase/load-firestore.ts';
import { type Person, signInStore } from './person.ts';
import { forgetPerson, rememberPerson } from './person-storage.ts';

/** Takes over what Firebase says about who is here, in this tab or through another. */
export function adopt(user: User | null): void {
  const before = signInStore.get();
  const leaving = before.is === 'signed-in' && before.person.uid !== user?.uid;
  const strangerRemembered = before.is === 'unknown' && before.remembered?.uid !== user?.uid;
  if (leaving || strangerRemembered) forgetEverything();
  if (user === null) {
    signInStore.set({ is: 'signed-out' });
    return;
  }
  const person = personOf(user);
  rememberPerson(person);
  if (before.is !== 'signed-in' || !same(before.person, person)) signInStore.set({ is: 'signed-in', person });
}

/** Leaves nothing of the last person for the next: live data, its copy on this device, stored token and caches. */
function forgetEverything(): void {
  forgetLiveQueries();
  forgetPerson();
  void forgetFirestore().catch(() => undefined);
}

function personOf({ uid, email, displayName, photoURL }: User): Person {
  return { uid, email, name: displayName, photoUrl: photoURL };
}

function same(a: Person, b: Person): boolean {
  return a.uid === b.uid && a.email === b.email && a.name === b.name && a.photoUrl === b.photoUrl;
}
