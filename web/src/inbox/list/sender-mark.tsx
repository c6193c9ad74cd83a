import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { senderPicture } from './sender-picture.ts';
import type { Message } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { PlatformBadge } from '../platform-badge.tsx';

/** The platform's icon; for who wrote on Messenger, their picture once it has come. Rule inbox.card.1. */
export function SenderMark({ message: { platform, metadata } }: { message: Message }) {
  const psid = metadata?.psid ?? null;
  return psid === null ? <PlatformBadge platform={platform} mark /> : <Picture key={psid} psid={psid} />;
}

function Picture({ psid }: { psid: string }) {
  const { t } = useTranslation('inbox');
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    void senderPicture(psid).then((picture) => {
      if (isWanted) setAddress(picture);
    });
    return () => {
      isWanted = false;
    };
  }, [psid]);
  if (address === null) return <PlatformBadge platform="messenger" mark />;
  return <Round src={address} alt={t('platform_messenger')} width={24} height={24} />;
}

const Round = styled('img')({ borderRadius: '50%', objectFit: 'cover', flexShrink: 0 });
