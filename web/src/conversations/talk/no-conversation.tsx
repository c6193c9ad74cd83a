import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Button } from '../../kit/ui/button.tsx';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Composer } from './composer.tsx';
import { draftOf, keepDraft } from './drafts.ts';

type NoConversationProps = {
  /** Opens a new session with these words in its composer. */
  onNew: (words: string) => void;
  /** Begins a session with these words. */
  onSay: (words: string) => void;
};

/** The draft's key while there is no session. */
const noSession = 'none';
const selectFirst = 'select-session-first';

/** Shown while no session is open. Typed text waits until one is; spoken text begins one. */
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
  // The toast asks to select a session, so it goes when one is open.
  useEffect(() => () => notify.dismiss(selectFirst), []);
  const input = useRef<HTMLTextAreaElement>(null);
  /** The toast's button may be pressed later, so it calls the latest `begin`. */
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
