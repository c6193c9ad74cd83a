import CalendarToday from '@mui/icons-material/CalendarTodayOutlined';
import Campaign from '@mui/icons-material/CampaignOutlined';
import Email from '@mui/icons-material/EmailOutlined';
import Forum from '@mui/icons-material/ForumOutlined';
import Instagram from '@mui/icons-material/Instagram';
import LinkedIn from '@mui/icons-material/LinkedIn';
import MusicNote from '@mui/icons-material/MusicNoteOutlined';
import Storage from '@mui/icons-material/StorageOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import type { IntegrationId } from '../catalogue.ts';
import { LargeTile } from '../../kit/ui/tile.tsx';

const icons = {
  gmail: Email,
  'google-drive': Storage,
  'google-calendar': CalendarToday,
  'facebook-inbox': Forum,
  'instagram-inbox': Instagram,
  'tiktok-inbox': MusicNote,
  whatsapp: WhatsApp,
  linkedin: LinkedIn,
  'facebook-ads': Campaign,
  'tiktok-ads': Campaign,
  'google-ads': Campaign,
} as const satisfies Record<IntegrationId, typeof Email>;

export function IntegrationIcon({ id }: { id: IntegrationId }) {
  const Icon = icons[id];
  return (
    <LargeTile>
      <Icon />
    </LargeTile>
  );
}
