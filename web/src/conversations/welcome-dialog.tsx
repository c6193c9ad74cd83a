import MuiDialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Button } from '../kit/ui/button.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';

/** Rule center.entry.1: the local flag of the first visit. */
const seenKey = 'hasSeenWelcome';

/** Says hello on the first visit in this browser. */
export function WelcomeDialog() {
  const { t } = useTranslation('command-center');
  const [isOpen, setOpen] = useState(() => localStorage.getItem(seenKey) === null);
  const titleId = useId();
  const close = () => {
    localStorage.setItem(seenKey, 'true');
    setOpen(false);
  };
  return (
    <MuiDialog open={isOpen} onClose={close} aria-labelledby={titleId}>
      <EmptyState
        pose="greeting"
        title={t('welcomeTitle')}
        titleId={titleId}
        hint={t('welcomeHint')}
        actions={
          <Button variant="filled" autoFocus onClick={close}>
            {t('letsGo')}
          </Button>
        }
      />
    </MuiDialog>
  );
}
