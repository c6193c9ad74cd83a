import Unsubscribe from '@mui/icons-material/UnsubscribeOutlined';
import Box from '@mui/material/Box';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { useState } from 'react';
import { useReconnectGoogle } from '../../connections/use-reconnect-google.ts';
import type { Failure } from '../../kit/wire/failure.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { call } from '../../kit/wire/call.ts';
import { useShownName } from '../use-shown-name.ts';
import { useAlone } from '../../kit/state/use-alone.ts';

/** Leaves the mailing list of a mail, and then says so. Rule inbox.unsubscribe.1. */
export function UnsubscribeButton({ message }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const { standing, leave } = useUnsubscribe(message);
  if (standing === 'left') {
    return (
      <Box component="p" ref={takeLostFocus} tabIndex={-1} sx={leftStyle}>
        {t('unsubscribed')}
      </Box>
    );
  }
  return (
    <Button size="sm" variant="bare" icon={<Unsubscribe />} loading={standing === 'leaving'} onClick={leave}>
      {t('unsubscribe')}
    </Button>
  );
}

/** Moves the focus to the text that replaced the button, unless it is elsewhere by now. */
function takeLostFocus(text: HTMLElement | null): void {
  if (document.activeElement === document.body) text?.focus();
}

const leftStyle = { typography: 'small', color: 'ink2', outline: 'none' };

type Standing = 'subscribed' | 'leaving' | 'left';

/** Leaves the list of a mail, by one press. Rule inbox.unsubscribe.1. */
function useUnsubscribe(message: Message): { standing: Standing; leave: () => void } {
  const { t } = useTranslation(['inbox', 'common']);
  const { reconnect } = useReconnectGoogle();
  const [standing, setStanding] = useState<Standing>('subscribed');
  const { alone } = useAlone<'leave'>();
  const sender = useShownName()(message.sender);

  function failed({ kind, message: detail }: Failure): void {
    const needsGoogle = kind === 'reauth' || kind === 'forbidden';
    const action = needsGoogle
      ? { label: t('reconnectGoogle'), run: reconnect }
      : { label: t('common:tryAgain'), run: leave };
    notify.error(t('failedUnsubscribe', { sender }), { ...(detail !== undefined && { detail }), action });
  }

  async function ask(): Promise<void> {
    setStanding('leaving');
    const outcome = await call('unsubscribe', { params: { id: message.id } });
    setStanding(outcome.ok ? 'left' : 'subscribed');
    if (outcome.ok) notify.success(t('unsubscribedFrom', { sender }));
    else failed(outcome.failure);
  }

  const leave = () => void alone('leave', ask);

  return { standing, leave };
}
