import Alarm from '@mui/icons-material/AlarmOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Email from '@mui/icons-material/EmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';

const icons = {
  send_email: Email,
  create_event: Event,
  reminder: Alarm,
  create_task: TaskAlt,
  send_whatsapp: WhatsApp,
  send_sms: Sms,
  send_message: Sms,
  search: Search,
  natural_language_action: ChatBubble,
  unknown: ChatBubble,
} as const satisfies Record<ReturnType<typeof resolveActionType>, typeof Email>;

/** The picture of an action, by any of its names. Decoration: words beside it say the same. */
export function ActionIcon({ actionType }: { actionType: string }) {
  const Icon = icons[resolveActionType(actionType)];
  return <Icon />;
}
