import ChatBubble from '@mui/icons-material/ChatBubbleOutlineOutlined';
import Mic from '@mui/icons-material/MicNoneOutlined';
import Box from '@mui/material/Box';
import { plainWords } from '@crocodile-hub/core/domain/plain-words';
import type { Session } from '../../conversations/sessions/session.ts';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf, type WhenContext } from '../../kit/text/when.ts';
import { pages, sessionPath } from '../../kit/nav/pages.ts';
import { StatusDot } from '../../kit/ui/badge.tsx';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Tile } from '../../kit/ui/tile.tsx';
import { Column, RowLink, RowWords } from './column.tsx';
import { recentSessionStatus } from './recent-status.ts';

type ConversationsProps = { sessions: readonly Session[] | undefined };

export function Conversations({ sessions }: ConversationsProps) {
  const { t } = useTranslation('hub');
  const when = useWhen();
  return (
    <Column
      title={t('recentConversations')}
      all={pages.commandCenter}
      empty={{ title: t('noConversations'), hint: t('noConversationsHint') }}
      rows={sessions?.map((session) => (
        <Conversation key={session.id} session={session} when={when} />
      ))}
    />
  );
}

/** Completed conversations get no dot. */
const dots = { active: 'running', pending: 'waiting', completed: null } as const;

function Conversation({ session, when }: { session: Session; when: WhenContext }) {
  const { t } = useTranslation('hub');
  const status = recentSessionStatus(session.status);
  const tone = dots[status];
  const last = session.messages.at(-1);
  return (
    <li>
      <RowLink to={sessionPath({ sessionId: session.id })}>
        <Tile sx={{ position: 'relative' }}>
          {session.icon === '🎤' ? <Mic /> : <ChatBubble />}
          {tone !== null && (
            <Box component="span" sx={dotStyle}>
              <StatusDot tone={tone} />
            </Box>
          )}
          <span className="visually-hidden">{t(status)}</span>
        </Tile>
        <RowWords
          title={<BidiText>{session.title}</BidiText>}
          line={<BidiText>{last === undefined ? t('noMessages') : plainWords(last.content)}</BidiText>}
          end={listTimeOf(session.updatedAt, when)}
        />
      </RowLink>
    </li>
  );
}

const dotStyle = { position: 'absolute', insetBlockStart: -3, insetInlineEnd: -3 };
