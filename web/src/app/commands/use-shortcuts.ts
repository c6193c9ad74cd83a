import { useEffect } from 'react';
import { useScreenCommands } from '../../shared/commands/screen-commands.ts';
import { isOverlayOpen } from '../../shared/lib/overlay.ts';
import { commandFor, isField } from './all-commands.ts';
import type { Command, CommandContext } from './command.ts';
import { isPressed, type Shortcut } from './shortcut.ts';

/** Runs commands by their keys, those of the app before those of the screen. Fields keep theirs, and so does an open dialog or menu. */
export function useShortcuts(context: CommandContext): void {
  const ofScreen = useScreenCommands();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const inField = isField(event.target instanceof Element ? event.target : null);
      const inOverlay = isOverlayOpen();
      const mayRun = (command: Command) =>
        (!inField || command.inFields === true) && !inOverlay && (command.isAvailable?.(context) ?? true);
      const command = commandFor((shortcut) => isPressed(shortcut, event), mayRun);
      const own = inField || inOverlay ? undefined : ofScreen.find(({ shortcuts }) => shortcuts.some(isOwn));
      if (command === undefined && own === undefined) return;
      event.preventDefault();
      if (command === undefined) own?.run();
      else command.run(context);

      function isOwn(shortcut: Shortcut): boolean {
        const { on } = shortcut;
        const isThere = on === undefined || (event.target instanceof Element && event.target.matches(on));
        return isThere && isPressed(shortcut, event);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [context, ofScreen]);
}
