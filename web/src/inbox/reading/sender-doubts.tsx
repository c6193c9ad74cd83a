import Warning from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import { Button } from '../../kit/ui/button.tsx';
import type { Message } from '../message.ts';
import { OperationIcon } from '../message-actions.tsx';
import { isOffered } from '../operations.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';

/** Warnings about the sender of a mail. Rules inbox.sender.1 and inbox.sender.2. */
export function SenderDoubts({ message, onRule }: { message: Message; onRule: () => void }) {
  const { t } = useTranslation('inbox');
  const { senderEmail, failedChecks = [], isFirstOfSender = false } = message;
  const address = senderEmail === '' ? t('thisSender') : `\u2068${senderEmail}\u2069`;
  return (
    <>
      {isFirstOfSender && (
        <Box component="p" sx={{ ...lineStyle, color: 'ink2' }}>
          <Box component="span" sx={{ flex: '1 1 240px' }}>
            {t('firstOfSender', { address })}
          </Box>
          {isOffered('makeRule', message) && (
            <Button size="sm" icon={<OperationIcon name="makeRule" />} onClick={onRule}>
              {t('ruleForSender')}
            </Button>
          )}
        </Box>
      )}
      {failedChecks.length > 0 && (
        <Box component="p" sx={{ ...lineStyle, color: 'errorInk' }}>
          <Warning sx={{ fontSize: 18 }} />
          <span>
            {t('failedChecks', { address, checks: failedChecks.map((one) => one.toUpperCase()).join(', ') })}
          </span>
        </Box>
      )}
    </>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'small',
  overflowWrap: 'anywhere',
};
