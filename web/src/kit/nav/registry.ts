import { type ComponentType, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore } from '../state/store.ts';

/** A key with its modifiers. `mod` is Ctrl, or Command on a Mac. */
export type Shortcut = {
  key: string;
  mod?: true;
  alt?: true;
  shift?: true;
  /** A selector: the key works only while such an element has the focus, because arrows scroll elsewhere. */
  on?: string;
};

/** Something the person can do: the keys, their list and the palette all read this record. */
export type Command = {
  id: string;
  words: string;
  /** Its icon in the palette. What has none is for the keyboard alone, and not in the palette. */
  Icon?: ComponentType;
  /** Stands among the screens in the palette. */
  isScreen?: true;
  /** The usual keys first, then keys that no browser reserves. */
  shortcuts?: readonly Shortcut[];
  /** The screen on which it works; its keys go before those of the whole app. */
  scope?: 'commandCenter' | 'inbox' | 'smartTasks';
  /** Also runs while a field has the focus. */
  inFields?: true;
  isAvailable?: () => boolean;
  /** Left out by the app where only a screen can do it, see `Offer`. */
  run?: () => void;
};

/** A command of the current screen, or what the screen does for a command that the app lists everywhere. */
type Offer = Command | Required<Pick<Command, 'id' | 'run'>>;

const offered = createStore<readonly Offer[]>([]);

/** Offers the commands while the screen is mounted. Pass the same array at each render. */
export function useOfferCommands(commands: readonly Offer[]): void {
  useEffect(() => {
    offered.set([...offered.get(), ...commands]);
    return () => offered.set(offered.get().filter((one) => !commands.includes(one)));
  }, [commands]);
}

/** All commands of the moment: the screen's, then the app's. */
export function useCommands(ofApp: readonly Command[]): readonly Command[] {
  const ofScreen = useSyncExternalStore(offered.subscribe, offered.get);
  return useMemo(() => withOffers(ofApp, ofScreen), [ofApp, ofScreen]);
}

export function withOffers(ofApp: readonly Command[], offers: readonly Offer[]): readonly Command[] {
  const runs = new Map(offers.map(({ id, run }) => [id, run]));
  return [
    ...offers.filter((offer) => 'words' in offer),
    ...ofApp.map((command) => {
      const run = runs.get(command.id);
      return run === undefined ? command : { ...command, run };
    }),
  ];
}

export const canRun = ({ run, isAvailable }: Command): boolean =>
  run !== undefined && (isAvailable?.() ?? true);

export function commandFor(
  commands: readonly Command[],
  isPressed: (command: Command) => boolean,
): Command | undefined {
  const pressed = commands.filter((command) => isPressed(command) && canRun(command));
  return pressed.find(({ scope }) => scope !== undefined) ?? pressed[0];
}
