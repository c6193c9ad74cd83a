import ChatBubbleOutline from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';

/** The default emoji of the data are drawn as our icons; one that a person chose is shown. */
export function SessionIcon({ icon }: { icon: string }) {
  if (icon === '💬') return <ChatBubbleOutline />;
  if (icon === '🎤') return <Mic />;
  return <span aria-hidden>{icon}</span>;
}
