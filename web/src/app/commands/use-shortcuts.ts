import { useEffect } from 'react';
import { isOverlayOpen } from '../../shared/lib/overlay.ts';
import { commandFor, isField } from './all-commands.ts';
import type { Command, CommandContext } from './command.ts';
import { isPressed } from './shortcut.ts';

/** Runs commands by their keys. Fields keep theirs, and so does an open dialog or menu. */
export function useShortcuts(context: CommandContext): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const inField = isField(event.target instanceof Element ? event.target : null);
      const inOverlay = isOverlayOpen();
      const mayRun = (command: Command) =>
        (!inField || command.inFields === true) && !inOverlay && (command.isAvailable?.(context) ?? true);
      const command = commandFor((shortcut) => isPressed(shortcut, event), mayRun);
      if (command === undefined) return;
      event.preventDefault();
      command.run(context);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [context]);
}
