import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Person } from '../../account/person-storage.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { DeletionDialog } from './deletion-dialog.tsx';
import { SectionCard } from './section-card.tsx';

/** Rule profile.deletion.1: a person can delete their account with all its data. */
export function DeletionCard({ person }: { person: Person }) {
  const { t } = useTranslation('profile');
  const [isAsked, setIsAsked] = useState(false);
  return (
    <SectionCard title={t('deletion')}>
      <Typography variant="small" component="p" sx={{ color: 'ink2' }}>
        {t('deletionGoes')}
      </Typography>
      <Typography variant="small" component="p" sx={{ color: 'ink2' }}>
        {t('deletionStays')}
      </Typography>
      <Box>
        <Button variant="dangerOutline" onClick={() => setIsAsked(true)}>
          {t('deleteAccount')}
        </Button>
      </Box>
      <DeletionDialog open={isAsked} email={person.email ?? ''} onClose={() => setIsAsked(false)} />
    </SectionCard>
  );
}
