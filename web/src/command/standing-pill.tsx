import Check from '@mui/icons-material/CheckOutlined';
import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Help from '@mui/icons-material/HelpOutlineOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Notes from '@mui/icons-material/NotesOutlined';
import Person from '@mui/icons-material/PersonOutlineOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '../kit/text/use-translation.ts';
import { Badge, type Tone } from '../kit/ui/badge.tsx';
import { Spinner } from '../kit/ui/spinner.tsx';
import type { Standing } from './plan.ts';

export type PillState = Standing | 'asks' | 'processing' | 'listening';

const looks = {
  ready: { tone: 'plain', icon: null, words: 'ready' },
  understood: { tone: 'success', icon: <Check />, words: 'understood' },
  asks: { tone: 'waiting', icon: <Help />, words: 'asks' },
  'needs-time': { tone: 'waiting', icon: <Schedule />, words: 'needsTime' },
  'needs-recipient': { tone: 'waiting', icon: <Person />, words: 'needsRecipient' },
  'needs-text': { tone: 'waiting', icon: <Notes />, words: 'needsText' },
  search: { tone: 'running', icon: <Search />, words: 'intent_search' },
  question: { tone: 'running', icon: <ChatBubble />, words: 'question' },
  processing: { tone: 'running', icon: <Spinner />, words: 'processing' },
  listening: { tone: 'failed', icon: <Mic />, words: 'listening' },
} as const satisfies Record<PillState, { tone: Tone; icon: ReactNode; words: string }>;

/** The state of the command in a word. Changes are read aloud. */
export function StandingPill({ state }: { state: PillState }) {
  const { t } = useTranslation('command');
  const { tone, icon, words } = looks[state];
  return (
    <Box component="output" sx={{ flexShrink: 0 }}>
      <Badge tone={tone} icon={icon}>
        {t(words)}
      </Badge>
    </Box>
  );
}
