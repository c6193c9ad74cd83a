import MailOutline from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { usePerson } from '../../account/person.ts';
import { lookWhetherVerified, nextMailAt, sendVerification } from '../../account/verify-address.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { startTicking } from '../../kit/state/ticker.ts';
import { useFollowed } from '../../kit/state/use-followed.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { BannerLine } from './banner-line.ts';

const lookEveryMs = 5_000;

/**
 * Tells the person to verify their address before anything can be sent to others. Disappears once it is verified, on
 * any device.
 */
export default function UnverifiedBanner() {
  const { t } = useTranslation('shell');
  const email = usePerson()?.email ?? '';
  const [mail, setMail] = useState<'asked-for' | 'sent' | 'not-sent'>();
  useEffect(() => startTicking(lookEveryMs, () => void lookWhetherVerified()), []);
  const send = async () => {
    setMail('asked-for');
    setMail((await sendVerification()) ? 'sent' : 'not-sent');
  };
  return (
    <BannerLine role="region" aria-label={t('verifyTitle')}>
      <MailOutline />
      <Box component="span" sx={{ flex: '1 1 40ch' }}>
        {t('verifyFirst')} <BidiText>{email}</BidiText>
        <span role="status">
          {mail === 'sent' && ` · ${t('verifySent')}`}
          {mail === 'not-sent' && ` · ${t('verifyNotSent')}`}
        </span>
      </Box>
      <SendAgain busy={mail === 'asked-for'} onClick={() => void send()} />
    </BannerLine>
  );
}

/** Disabled until the next mail may be sent. */
function SendAgain({ busy, onClick }: { busy: boolean; onClick: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const until = useFollowed(nextMailAt.subscribe, nextMailAt.get);
  const seconds = Math.ceil((until - useNow(1_000)) / 1_000);
  return (
    <>
      {seconds > 0 && <span>{t('common:secondsLeft', { count: seconds })}</span>}
      <Button size="sm" loading={busy} disabled={seconds > 0} onClick={onClick}>
        {t('verifyAgain')}
      </Button>
    </>
  );
}
