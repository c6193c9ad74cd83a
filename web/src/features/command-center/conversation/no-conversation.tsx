import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { notify } from '../../../shared/ui/notify.tsx';
import { Composer } from '../composer/composer.tsx';

type NoConversationProps = {
  onNew: () => void;
  /** Begins a session with these words. */
  onSay: (words: string) => void;
};

/** No session is open. What is written waits until one is; what is said begins one. */
export function NoConversation({ onNew, onSay }: NoConversationProps) {
  const { t } = useTranslation('command-center');
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  return (
    <Pane aria-label={t('conversation')}>
      <Middle>
        <EmptyState
          pose="greeting"
          title={t('openTitle')}
          hint={t('openHint')}
          actions={
            <Button variant="tint" icon={<Add />} onClick={onNew}>
              {t('newSession')}
            </Button>
          }
        />
      </Middle>
      <Foot>
        <Composer
          text={text}
          onChange={setText}
          inputRef={input}
          microphone={{ sessionId: 'new', name: t('voiceSession'), onWords: onSay }}
          onSend={() => notify.error(t('selectFirst'), { action: { label: t('newSession'), run: onNew } })}
        />
      </Foot>
    </Pane>
  );
}

const Pane = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  backgroundColor: theme.vars.palette.surface,
}));

const Middle = styled('div')({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  display: 'grid',
  alignContent: 'center',
});

const Foot = styled('div')(({ theme }) => ({
  maxInlineSize: 868,
  paddingInline: 'clamp(16px, 6.5%, 54px)',
  paddingBlock: theme.spacing(1, 2.5),
}));
