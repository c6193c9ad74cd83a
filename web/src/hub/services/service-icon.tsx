import Cloud from '@mui/icons-material/CloudOutlined';
import Email from '@mui/icons-material/EmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Language from '@mui/icons-material/LanguageOutlined';
import Psychology from '@mui/icons-material/PsychologyOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { serviceIds } from '@crocodile-hub/core/contract/service-ids';

export type ServiceId = (typeof serviceIds)[number];

const icons = {
  gmail: Email,
  calendar: Event,
  openai: Psychology,
  weather: Cloud,
  search: Language,
  whatsapp: WhatsApp,
} as const satisfies Record<ServiceId, typeof Email>;

export function ServiceIcon({ id }: { id: ServiceId }) {
  const Icon = icons[id];
  return <Icon />;
}
