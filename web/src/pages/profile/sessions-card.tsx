import Box from '@mui/material/Box';
import { useState } from 'react';
import { signOut } from '../../account/sign-out.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { pages } from '../../kit/nav/pages.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ConfirmDialog } from '../../kit/ui/confirm-dialog.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { SectionCard } from './section-card.tsx';
import { call } from '../../kit/wire/call.ts';

/** Rule profile.sessions.1: for a device that was lost, or a computer that somebody else uses. */
export function SessionsCard() {
  const { t } = useTranslation('profile');
  const [isAsked, setIsAsked] = useState(false);
  const [isEnding, setIsEnding] = useState(false);
  async function end(): Promise<void> {
    setIsEnding(true);
    const outcome = await call('signOutEverywhere', { body: {} });
    if (outcome.ok) {
      await signOut(pages.login);
      return;
    }
    setIsEnding(false);
    const { message } = outcome.failure;
    notify.error(t('failedToEndSessions'), { detail: message });
  }
  return (
    <SectionCard title={t('sessions')}>
      <Hint>{t('sessionsHint')}</Hint>
      <Box>
        <Button loading={isEnding} onClick={() => setIsAsked(true)}>
          {t('endSessions')}
        </Button>
      </Box>
      <ConfirmDialog
        open={isAsked}
        title={t('endSessionsQuestion')}
        hint={t('endSessionsHint')}
        action={t('endSessions')}
        onConfirm={() => void end()}
        onClose={() => setIsAsked(false)}
      />
    </SectionCard>
  );
}
