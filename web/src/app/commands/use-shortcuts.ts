import { useEffect } from 'react';
import { type Command, commandFor, type Shortcut } from '../../kit/nav/registry.ts';
import { isOverlayOpen } from '../../kit/nav/overlay.ts';
import { isField } from './all-commands.ts';
import { isPressed } from './shortcut.ts';

/** Runs commands by their keys. Fields keep theirs, and so does an open dialog or menu. */
export function useShortcuts(commands: readonly Command[]): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || isOverlayOpen()) return;
      const target = event.target instanceof Element ? event.target : null;
      const inField = isField(target);
      const isMeant = (shortcut: Shortcut) =>
        isPressed(shortcut, event) && (shortcut.on === undefined || target?.matches(shortcut.on) === true);
      const command = commandFor(
        commands,
        ({ inFields, shortcuts = [] }) => (!inField || inFields === true) && shortcuts.some(isMeant),
      );
      if (command === undefined) return;
      event.preventDefault();
      command.run?.();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [commands]);
}
