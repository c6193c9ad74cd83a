import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { isPageService } from '@crocodile-hub/core/contract/meta-services';
import type { Integration } from '../integration.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { DialogActions } from '../../kit/ui/dialog-actions.tsx';
import type { Connections, Credentials } from './use-connections.ts';

type CredentialsDialogProps = { integration: Integration; connections: Connections; onClose: () => void };

/**
 * Asks for an access token and its account. A secret is never kept as a draft, so a press beside the dialog does not
 * close it once something is typed.
 */
export function CredentialsDialog({ integration, connections, onClose }: CredentialsDialogProps) {
  const { t } = useTranslation('integrations');
  const { id, link } = integration;
  const isWhatsapp = id === 'whatsapp';
  const [accessToken, setAccessToken] = useState('');
  const [accountId, setAccountId] = useState('');
  const [problem, setProblem] = useState<string | undefined>();
  const token = useRef<HTMLInputElement>(null);
  const account = useRef<HTMLInputElement>(null);
  const isOpen = useIsOpen();
  const isSending = link !== null && connections.busy.has(link);
  const service = t(`name_${id}`);

  async function submit(): Promise<void> {
    const given = credentialsOf(id, accessToken.trim(), accountId.trim());
    if (given === undefined) {
      setProblem(t(isWhatsapp ? 'enterBoth_whatsapp' : 'enterBoth_page'));
      (accessToken.trim() === '' ? token : account).current?.focus();
      return;
    }
    setProblem(undefined);
    const outcome = await connections.connectWith(given);
    if (outcome === undefined) return;
    if (outcome.ok) return onClose();
    const refusal = t(refusalOf(id, outcome.failure), { service });
    if (isOpen.current) setProblem(refusal);
    else notify.error(refusal);
  }
  const isEmpty = accessToken === '' && accountId === '';
  return (
    <Dialog
      open
      title={t('connectOf', { name: service })}
      busy={isSending}
      plain
      onClose={(by) => (by !== 'scrim' || isEmpty) && onClose()}
      onSubmit={() => void submit()}
      actions={
        <DialogActions label={t(isSending ? 'connecting' : 'connect')} busy={isSending} onCancel={onClose} />
      }
    >
      <span>{t(isWhatsapp ? 'whereFrom_whatsapp' : 'whereFrom_page')}</span>
      <Field
        label={t('accessToken')}
        type="password"
        autoComplete="off"
        autoFocus
        value={accessToken}
        disabled={isSending}
        inputRef={token}
        input={{ dir: 'ltr', maxLength: 2_000, spellCheck: false }}
        onChange={(event) => setAccessToken(event.target.value)}
      />
      <Field
        label={t(isWhatsapp ? 'phoneNumberId' : 'pageId')}
        autoComplete="off"
        value={accountId}
        disabled={isSending}
        inputRef={account}
        input={{ dir: 'ltr', inputMode: 'numeric', maxLength: 30 }}
        onChange={(event) => setAccountId(event.target.value)}
      />
      {problem !== undefined && (
        <Box role="alert" sx={{ typography: 'small', color: 'errorInk' }}>
          {problem}
        </Box>
      )}
    </Dialog>
  );
}

/** Back closes the dialog also while the credentials are tried. */
function useIsOpen(): RefObject<boolean> {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}

/** Only `invalid` means that the typed values are wrong. */
function refusalOf(id: Integration['id'], { kind }: Failure) {
  if (kind !== 'invalid') return 'failedToConnect';
  return id === 'whatsapp' ? 'checkCredentials_whatsapp' : 'checkCredentials_page';
}

function credentialsOf(
  id: Integration['id'],
  accessToken: string,
  accountId: string,
): Credentials | undefined {
  if (accessToken === '' || accountId === '') return undefined;
  if (id === 'whatsapp') return { service: id, accessToken, phoneNumberId: accountId };
  if (isPageService(id)) {
    return { service: id, accessToken, pageId: accountId };
  }
  return undefined;
}
