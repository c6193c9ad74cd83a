import Alarm from '@mui/icons-material/AlarmOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Email from '@mui/icons-material/EmailOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import { actionFacts } from '@crocodile-hub/core/contract/action-types';
import { resolveActionType } from '@crocodile-hub/core/domain/action-types';

const icons = {
  mail: Email,
  calendar: Event,
  alarm: Alarm,
  task: TaskAlt,
  chat: ChatBubble,
  message: Sms,
  whatsapp: WhatsApp,
  search: Search,
} as const satisfies Record<(typeof actionFacts)[keyof typeof actionFacts]['icon'], typeof Email>;

/** The icon of an action, by any of its names. Decoration: the words beside it say the same. */
export function ActionIcon({ actionType }: { actionType: string }) {
  const type = resolveActionType(actionType);
  const Icon = icons[type === 'unknown' ? 'chat' : actionFacts[type].icon];
  return <Icon />;
}
