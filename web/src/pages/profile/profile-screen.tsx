import Box from '@mui/material/Box';
import { useState } from 'react';
import { profileQuery } from '../../account/watch-profile.ts';
import { useSignIn } from '../../account/person.ts';
import type { Person } from '../../account/person-storage.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';
import { FailedCard } from '../../kit/ui/failed-to-load.tsx';
import { LoggedOut } from '../../kit/ui/logged-out.tsx';
import { Page } from '../../kit/ui/page.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { ExportCard } from './export-card.tsx';
import { LeftCard } from './left-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { PreferencesCard } from './preferences-card.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { SectionCard } from './section-card.tsx';

/** Rule profile.form.1. */
export default function ProfileScreen() {
  const { t } = useTranslation(['profile', 'common']);
  const signIn = useSignIn();
  if (signIn.is === 'signed-out') return <LoggedOut text={t('loggedOut')} action={t('common:goToLogin')} />;
  return (
    <Page title={t('title')}>
      {/* The key resets the form, so that it never shows another person's text. */}
      {signIn.is === 'unknown' ? <Loading /> : <Stored key={signIn.person.uid} person={signIn.person} />}
      {signIn.is === 'signed-in' && (
        <>
          <PreferencesCard uid={signIn.person.uid} />
          <NotificationsCard uid={signIn.person.uid} />
          <LeftCard uid={signIn.person.uid} />
          <SessionsCard />
          <ExportCard />
          <DeletionCard person={signIn.person} />
        </>
      )}
    </Page>
  );
}

function Stored({ person }: { person: Person }) {
  const { t } = useTranslation(['profile', 'common']);
  const profile = useLiveQuery(profileQuery, person.uid);
  if (profile.is === 'failed') return <FailedCard title={t('failedToLoad')} />;
  // An empty answer from the cache does not mean that there is no profile.
  if (profile.is === 'loading' || (profile.items.length === 0 && profile.fromCache)) return <Loading />;
  return <ProfileForm person={person} stored={profile.items[0] ?? {}} />;
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Card
      aria-busy
      aria-label={t('loading')}
      sx={{ padding: 3, display: 'grid', gap: 3, maxInlineSize: 744 }}
    >
      {[56, 40, 40, 40, 96].map((height, index) => (
        // They have no identity but their place.
        // eslint-disable-next-line react/no-array-index-key
        <Box key={index}>
          <Skeleton height={height} />
        </Box>
      ))}
    </Card>
  );
}

/** Rule profile.deletion.1: a person can delete their account with all its data. */
function DeletionCard({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SectionCard title={t('deletion')}>
      <Hint>{t('deletionGoes')}</Hint>
      <Hint>{t('deletionStays')}</Hint>
      <Box>
        <Button variant="dangerOutline" onClick={() => setIsAsked(true)}>
          {t('deleteAccount')}
        </Button>
      </Box>
      <DeletionDialog open={isAsked} email={person.email ?? ''} onClose={() => setIsAsked(false)} />
    </SectionCard>
  );
}
