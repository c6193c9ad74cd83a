import { createStore } from '../kit/state/store.ts';
import { useFollowed } from '../kit/state/use-followed.ts';
import { ownTab, type Person, rememberedPerson } from './person-storage.ts';

export type SignIn =
  /** Firebase has not answered yet. `remembered` is the last person: good enough for a greeting, but not for reads. */
  | { is: 'unknown'; remembered: Person | undefined }
  | { is: 'signed-out' }
  | { is: 'signed-in'; person: Person };

const remembered = rememberedPerson();
ownTab(remembered?.uid);

export const signInStore = createStore<SignIn>({ is: 'unknown', remembered });

/** Drawn at once, so that nothing of the person stays visible. */
const isLeaving = ({ is }: SignIn) => is === 'signed-out';

export function useSignIn(): SignIn {
  return useFollowed(signInStore.subscribe, signInStore.get, isLeaving);
}

/** The uid to read and write by; undefined until Firebase has confirmed it. */
export function useUid(): string | undefined {
  const signIn = useSignIn();
  return signIn.is === 'signed-in' ? signIn.person.uid : undefined;
}

/**
 * The uid once Firebase has answered; undefined when signed out. For actions, because a person may act before the
 * answer.
 */
export function certainUid(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const signIn = signInStore.get();
      if (signIn.is === 'unknown') return;
      stop();
      resolve(signIn.is === 'signed-in' ? signIn.person.uid : undefined);
    };
    const stop = signInStore.subscribe(look);
    look();
  });
}

/** The person to show: confirmed, or remembered until Firebase answers. */
export function usePerson(): Person | undefined {
  const signIn = useSignIn();
  if (signIn.is === 'signed-in') return signIn.person;
  return signIn.is === 'unknown' ? signIn.remembered : undefined;
}
