import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { minuteMs } from '@crocodile-hub/core/time/units';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { PlatformBadge } from '../platform-badge.tsx';
import { call } from '../../kit/wire/call.ts';
import { loadRemotePicture } from '../mail/load-picture.ts';
import { whileWanted } from '../../kit/state/while-wanted.ts';

/** The platform's icon; for who wrote on Messenger, their picture once it has come. Rule inbox.card.1. */
export function SenderMark({ message: { platform, metadata } }: { message: Message }) {
  const psid = metadata?.psid ?? null;
  return psid === null ? <PlatformBadge platform={platform} mark /> : <Picture key={psid} psid={psid} />;
}

function Picture({ psid }: { psid: string }) {
  const { t } = useTranslation('inbox');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(
    () =>
      whileWanted(async (signal) => {
        const picture = await senderPicture(psid);
        if (!signal.aborted) setAddress(picture);
      }),
    [psid],
  );
  if (address === null) return <PlatformBadge platform="messenger" mark />;
  return <Round src={address} alt={t('platform_messenger')} width={24} height={24} />;
}

const Round = styled('img')({ borderRadius: '50%', objectFit: 'cover', flexShrink: 0 });

/** In the memory of this page: who wrote looks the same in all their messages. */
const pictures = new Map<string, { until: number; picture: Promise<string | null> }>();
const mostKept = 200;
const failedMs = minuteMs;

/** The picture of somebody on Messenger as a data address; null where there is none. Rule channels.picture.1. */
function senderPicture(psid: string): Promise<string | null> {
  const known = pictures.get(psid);
  if (known !== undefined && Date.now() < known.until) return known.picture;
  const keep = (ms: number, picture: Promise<string | null>) => {
    pictures.set(psid, { until: Date.now() + ms, picture });
    const [oldest] = pictures.keys();
    if (pictures.size > mostKept && oldest !== undefined) pictures.delete(oldest);
  };
  const picture = ask(psid).then(({ address, retryMs }) => {
    if (retryMs !== null) keep(retryMs, Promise.resolve(address));
    return address;
  });
  keep(Infinity, picture);
  return picture;
}

type Answer = { address: string | null; retryMs: number | null };

/** Meta may ask to wait, and a silent one may speak again. */
async function ask(psid: string): Promise<Answer> {
  const signal = new AbortController().signal;
  const outcome = await call('profilePicture', { params: { psid } }, { signal });
  if (!outcome.ok) {
    const { retryAfterSeconds } = outcome.failure;
    return { address: null, retryMs: Math.max(failedMs, (retryAfterSeconds ?? 0) * 1_000) };
  }
  const { profilePicture } = outcome.reply;
  if (profilePicture === null) return { address: null, retryMs: null };
  const address = await loadRemotePicture(profilePicture, signal).catch(() => null);
  return { address, retryMs: address === null ? failedMs : null };
}
