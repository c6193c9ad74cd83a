import { isLinkedService, type LinkedService } from '@crocodile-hub/core/contract/linked-services';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useWhen } from '../../account/use-when.ts';
import { isByConsent } from '../catalogue.ts';
import type { Integration } from '../integration.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';

type SettingsDialogProps = {
  integration: Integration;
  isBusy: boolean;
  onConnect: () => void;
  onCheck: (service: LinkedService) => void;
  onDisconnect: () => void;
  onClose: () => void;
};

/** The details of a connection, with its actions: connect again or check, and disconnect. */
export function SettingsDialog({
  integration,
  isBusy,
  onConnect,
  onCheck,
  onDisconnect,
  onClose,
}: SettingsDialogProps) {
  const { t } = useTranslation('integrations');
  const when = useWhen();
  const { id, type, connectionType, status, account, lastSync, brokenSince, link } = integration;
  const synced = lastSync === null ? t('never') : whenOf(lastSync, when);
  return (
    <Dialog
      open
      title={t('settingsOf', { name: t(`name_${id}`) })}
      onClose={onClose}
      actions={
        <>
          {status === 'connected' && (
            <Button variant="dangerOutline" loading={isBusy} onClick={onDisconnect}>
              {t('disconnect')}
            </Button>
          )}
          {status === 'connected' && link !== null && isLinkedService(link) && (
            <Button loading={isBusy} onClick={() => onCheck(link)}>
              {t('check')}
            </Button>
          )}
          <Button loading={isBusy} disabled={link === null} onClick={onConnect}>
            {isByConsent(link) ? t('reconnect') : t('newCredentials')}
          </Button>
        </>
      }
    >
      <Box component="dl" sx={listStyle}>
        <Row name={t('status')}>{t(status)}</Row>
        <Row name={t('account')}>{account === null ? t('none') : <bdi>{account}</bdi>}</Row>
        <Row name={t('type')}>{t(`kind_${type}`)}</Row>
        <Row name={t('connection')}>{t(`by_${connectionType}`)}</Row>
        <Row name={t('lastSync')}>{synced}</Row>
        {brokenSince !== null && <Row name={t('brokenSince')}>{whenOf(brokenSince, when)}</Row>}
      </Box>
      <span>{t('secretsStay')}</span>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1,
  columnGap: 3,
  margin: 0,
  '& dt': { color: 'ink3' },
  '& dd': { margin: 0, color: 'ink', overflowWrap: 'anywhere' },
};
