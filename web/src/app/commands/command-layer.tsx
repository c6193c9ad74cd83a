import { Suspense, useCallback, useState } from 'react';
import { useCommands } from '../../kit/nav/registry.ts';
import { lazyPart } from '../../kit/state/lazy-part.ts';
import { useAppCommands } from './use-app-commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

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
    <Suspense fallback={null}>
      {open === 'palette' && <Palette commands={commands} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog commands={commands} onClose={close} />}
    </Suspense>
  );
}
