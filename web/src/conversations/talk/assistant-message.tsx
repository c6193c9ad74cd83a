import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Replay from '@mui/icons-material/ReplayOutlined';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Message } from '../log/message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import { useCopy } from '../markdown/use-copy.ts';
import { AssistantFrame } from './assistant-frame.tsx';
import { MessageTools } from './message-tools.tsx';
import { Sources } from './sources.tsx';

type AssistantMessageProps = {
  message: Message;
  /** Set on the last answer only: asks the same question again. */
  onRetry: (() => void) | undefined;
  card: ReactNode;
  /** What may be said instead. */
  offers: ReactNode;
};

export function AssistantMessage({ message, onRetry, card, offers }: AssistantMessageProps) {
  const { t } = useTranslation(['command-center', 'common']);
  const [isCopied, copy] = useCopy();
  if (message.status === 'Error' && message.action === undefined) {
    return (
      <AssistantFrame>
        <Failed>
          <ErrorOutline />
          <BidiText>{message.content}</BidiText>
        </Failed>
        {onRetry !== undefined && (
          <span>
            <Button size="sm" icon={<Replay />} onClick={onRetry}>
              {t('common:retry')}
            </Button>
          </span>
        )}
      </AssistantFrame>
    );
  }
  return (
    <AssistantFrame>
      <Markdown text={message.content} />
      {message.sources !== undefined && <Sources sources={message.sources} />}
      {offers}
      {card}
      {message.action === undefined && (
        <MessageTools>
          <IconButton
            size="sm"
            name={isCopied ? t('copied') : t('copy')}
            icon={<ContentCopy />}
            onClick={() => copy(message.content)}
          />
          {onRetry !== undefined && (
            <IconButton size="sm" name={t('common:retry')} icon={<Replay />} onClick={onRetry} />
          )}
        </MessageTools>
      )}
    </AssistantFrame>
  );
}

const Failed = styled('p')(({ theme }) => ({
  ...theme.typography.reading,
  display: 'flex',
  gap: theme.spacing(1),
  color: theme.vars.palette.errorInk,
  '& .MuiSvgIcon-root': { fontSize: 20, marginBlockStart: 2 },
}));
