import { useCallback, useState, useEffect } from 'react';
import { useCommands, type Command, commandFor, type Shortcut } from '../../kit/nav/registry.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useAppCommands } from './use-app-commands.ts';
import { isOverlayOpen } from '../../kit/nav/overlay.ts';
import { isField } from './all-commands.ts';
import { isPressed } from './shortcut.ts';

const Palette = lazyPart(() => import('./palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

/** The keyboard, the command palette and the list of shortcuts, over every screen of the shell. */
export function CommandLayer() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const ofApp = useAppCommands({
    openPalette: useCallback(() => setOpen('palette'), []),
    openShortcuts: useCallback(() => setOpen('shortcuts'), []),
  });
  const commands = useCommands(ofApp);
  useShortcuts(commands);
  return (
    <>
      {open === 'palette' && <Palette commands={commands} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog commands={commands} onClose={close} />}
    </>
  );
}

/** Runs commands by their keys. Fields keep theirs, and so does an open dialog or menu. */
function useShortcuts(commands: readonly Command[]): void {
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
