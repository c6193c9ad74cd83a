import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { saveFile } from '../../kit/state/save-file.ts';
import { Button } from '../../kit/ui/button.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { SectionCard } from './section-card.tsx';
import { callForFile } from '../../kit/wire/call.ts';

/** Rule profile.export.1: a person can download all data kept about them. */
export function ExportCard() {
  const { t } = useTranslation('profile');
  const [isMaking, setIsMaking] = useState(false);
  async function download(): Promise<void> {
    setIsMaking(true);
    const outcome = await callForFile('exportAccount', { body: {} }, { deadlineMs });
    setIsMaking(false);
    if (outcome.ok) return saveFile('crocodile-hub.zip', outcome.reply);
    const { message } = outcome.failure;
    notify.error(t('failedToExport'), { detail: message });
  }
  return (
    <SectionCard title={t('export')}>
      <Hint>{t('exportHint')}</Hint>
      <Box>
        <Button loading={isMaking} onClick={() => void download()}>
          {t('exportAccount')}
        </Button>
      </Box>
    </SectionCard>
  );
}

/** A large account takes long. */
const deadlineMs = 300_000;
