import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Integration } from '../integration.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { ConnectButton } from './integration-card.tsx';
import { IntegrationIcon } from './integration-icon.tsx';
import { addable } from './filter.ts';

type AddDialogProps = {
  all: readonly Integration[];
  isBusy: (integration: Integration) => boolean;
  onConnect: (integration: Integration) => void;
  onClose: () => void;
};

/** What is not connected, and a way to connect it. */
export function AddDialog({ all, isBusy, onConnect, onClose }: AddDialogProps) {
  const { t } = useTranslation('integrations');
  const missing = addable(all);
  return (
    <Dialog open title={t('add')} onClose={onClose}>
      {missing.length === 0 ? (
        <p>{t('allConnected')}</p>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5 }}>
          {missing.map((integration) => (
            <Box
              component="li"
              key={integration.id}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minInlineSize: 0 }}
            >
              <IntegrationIcon id={integration.id} />
              <Box sx={{ flex: 1, minInlineSize: 0 }}>
                <Typography variant="strong" component="p" sx={{ color: 'ink' }}>
                  {t(`name_${integration.id}`)}
                </Typography>
                <Hint quiet>{integration.link === null ? t('notYet') : t(`about_${integration.id}`)}</Hint>
              </Box>
              <ConnectButton
                integration={integration}
                isBusy={isBusy(integration)}
                onConnect={() => onConnect(integration)}
              />
            </Box>
          ))}
        </Box>
      )}
    </Dialog>
  );
}
