import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Card } from '../../kit/ui/card.tsx';

type UnreadableProps = {
  count: number;
  /** Resolves when each was tried again. */
  onRetry: () => Promise<void>;
};

/** Rule inbox.load.3: the number of mails that could not be read, with a retry; the others are listed as usual. */
export function UnreadableCard({ count, onRetry }: UnreadableProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry();
    setBusy(false);
  };
  return (
    <Box role="status">
      {count > 0 && (
        <Card sx={cardStyle}>
          <Warning sx={{ fontSize: 18, color: 'accentInk' }} />
          <Box component="span" sx={{ flex: '1 1 160px' }}>
            {t('unreadable', { count })}
          </Box>
          <Button size="sm" loading={isBusy} onClick={() => void retry()}>
            {t('common:retry')}
          </Button>
        </Card>
      )}
    </Box>
  );
}

const cardStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: 1.5,
  marginBlockEnd: 1,
  typography: 'small',
  color: 'ink2',
};
