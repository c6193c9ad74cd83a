import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import Schedule from '@mui/icons-material/ScheduleOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Message } from '../log/message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { useCopy } from '../markdown/use-copy.ts';
import type { Turn } from '../desk/turn.ts';
import { MessageEditor } from './message-editor.tsx';
import { MessageTools } from './message-tools.tsx';

type UserMessageProps = {
  message: Message;
  /** Words of messages that are being rewritten, by their place, and the place of this one. */
  rewrites: Map<string, string>;
  place: string;
  turn: Turn | undefined;
  onResend: (message: Message, content: string) => void;
  /** Asks again; set when no answer came and none is on its way. */
  onAnswer: (() => void) | undefined;
};

/** A message of the person's: a tinted bubble at the inline end. While unsent it says why it waits. */
export function UserMessage({ message, rewrites, place, turn, onResend, onAnswer }: UserMessageProps) {
  const { t } = useTranslation(['command-center', 'common']);
  const [isEditing, setEditing] = useState(rewrites.has(place));
  const [wasPressed, setPressed] = useState(false);
  const edit = () => {
    rewrites.set(place, message.content);
    setEditing(true);
    setPressed(true);
  };
  const end = () => {
    rewrites.delete(place);
    setEditing(false);
  };
  const [isCopied, copy] = useCopy();
  if (isEditing) {
    return (
      <MessageEditor
        text={rewrites.get(place) ?? message.content}
        takesFocus={wasPressed}
        onType={(typed) => rewrites.set(place, typed)}
        onCancel={end}
        onDone={(content) => {
          end();
          onResend(message, content);
        }}
      />
    );
  }
  return (
    <Side>
      <Bubble>
        <BidiText as="reading">{message.content}</BidiText>
      </Bubble>
      <Waits message={message} turn={turn} />
      {onAnswer !== undefined && (
        <Unanswered>
          {t('unanswered')}
          <Button size="sm" icon={<Replay />} onClick={onAnswer}>
            {t('common:retry')}
          </Button>
        </Unanswered>
      )}
      <MessageTools>
        <IconButton
          size="sm"
          name={isCopied ? t('copied') : t('copy')}
          icon={<ContentCopy />}
          onClick={() => copy(message.content)}
        />
        <IconButton size="sm" name={t('editAndResend')} icon={<Edit />} onClick={edit} />
      </MessageTools>
    </Side>
  );
}

function Waits({ message, turn }: Pick<UserMessageProps, 'message' | 'turn'>) {
  const { t } = useTranslation('command-center');
  const isOffline = turn?.is === 'offline';
  if (!message.isUnsent && !isOffline && turn?.is !== 'queued') return null;
  if (message.isUnsent && !isOffline && navigator.onLine) return null;
  return (
    <Waiting>
      <Schedule />
      {turn?.is === 'queued' ? t('queued') : t('waitingForConnection')}
    </Waiting>
  );
}

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'end',
  gap: theme.spacing(0.5),
  marginInlineStart: 'auto',
  inlineSize: 'fit-content',
  maxInlineSize: 'min(560px, 88%)',
}));

const Bubble = styled('div')(({ theme }) => ({
  ...theme.typography.reading,
  padding: theme.spacing(1, 1.75),
  borderRadius: radius.lg,
  borderEndEndRadius: radius.xs,
  backgroundColor: theme.vars.palette.primaryTint,
  color: theme.vars.palette.ink,
  maxInlineSize: '100%',
}));

const Unanswered = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingBlockStart: theme.spacing(0.5),
  color: theme.vars.palette.ink2,
}));

const Waiting = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  color: theme.vars.palette.accentInk,
  '& .MuiSvgIcon-root': { fontSize: 14 },
}));
