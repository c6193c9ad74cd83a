import { Suspense, useCallback, useState } from 'react';
import { useCommandContext } from './use-command-context.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { lazyPart } from '../../shared/lib/lazy-part.ts';

const Palette = lazyPart(() => import('./palette.tsx'));
const ShortcutsDialog = lazyPart(() => import('./shortcuts-dialog.tsx'));

/** The keyboard, the command palette and the list of shortcuts, over every screen of the shell. */
export function CommandLayer() {
  const [open, setOpen] = useState<'palette' | 'shortcuts' | null>(null);
  const close = useCallback(() => setOpen(null), []);
  const context = useCommandContext({
    openPalette: useCallback(() => setOpen('palette'), []),
    openShortcuts: useCallback(() => setOpen('shortcuts'), []),
  });
  useShortcuts(context);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <Palette context={context} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
