import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../shared/i18n/use-translation.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { notify } from '../../../shared/ui/notify.tsx';
import { Composer } from '../composer/composer.tsx';
import { draftOf, keepDraft } from '../model/drafts.ts';

type NoConversationProps = {
  /** Opens a new session with these words in its composer. */
  onNew: (words: string) => void;
  /** Begins a session with these words. */
  onSay: (words: string) => void;
};

/** Where drafts are kept that have no session yet. */
const noSession = 'none';
const selectFirst = 'select-session-first';

/** No session is open. What is written waits until one is; what is said begins one. */
export function NoConversation({ onNew, onSay }: NoConversationProps) {
  const { t } = useTranslation('command-center');
  const [text, setText] = useState(() => draftOf(noSession));
  const change = (typed: string) => {
    setText(typed);
    keepDraft(noSession, typed);
  };
  const begin = () => {
    keepDraft(noSession, '');
    onNew(text);
  };
  // Once a session is open, there is nothing to select any more.
  useEffect(() => () => notify.dismiss(selectFirst), []);
  const input = useRef<HTMLTextAreaElement>(null);
  /** The toast outlives the words that it was shown for. */
  const latestBegin = useRef(begin);
  useEffect(() => {
    latestBegin.current = begin;
  });
  return (
    <Pane aria-label={t('conversation')}>
      <Middle>
        <EmptyState
          pose="greeting"
          title={t('openTitle')}
          hint={t('openHint')}
          actions={
            <Button variant="tint" icon={<Add />} onClick={begin}>
              {t('newSession')}
            </Button>
          }
        />
      </Middle>
      <Foot>
        <Composer
          text={text}
          onChange={change}
          inputRef={input}
          microphone={{ sessionId: 'new', name: t('voiceSession'), onWords: onSay }}
          onSend={() =>
            notify.error(t('selectFirst'), {
              id: selectFirst,
              action: { label: t('newSession'), run: () => latestBegin.current() },
            })
          }
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
