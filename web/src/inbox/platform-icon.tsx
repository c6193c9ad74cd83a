import Instagram from '@mui/icons-material/Instagram';
import Mail from '@mui/icons-material/MailOutlined';
import Messenger from '@mui/icons-material/ForumOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { Platform } from '@crocodile-hub/core/contract/inbox';
import type { ReactNode } from 'react';

const icons = {
  gmail: <Mail />,
  messenger: <Messenger />,
  instagram: <Instagram />,
  sms: <Sms />,
  whatsapp: <WhatsApp />,
} as const satisfies Record<Platform, ReactNode>;

/** Each platform's colour, as a role of the palette. */
export const platformColor = {
  gmail: 'chGmail',
  messenger: 'chMessenger',
  instagram: 'chInstagram',
  sms: 'chSms',
  whatsapp: 'chWhatsapp',
} as const satisfies Record<Platform, string>;

export function PlatformIcon({ platform }: { platform: Platform }) {
  return icons[platform];
}
