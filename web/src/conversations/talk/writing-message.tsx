import { keyframes, styled } from '@mui/material/styles';
import { useDeferredValue, useEffect, useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Mascot } from '../../kit/ui/mascot/mascot.tsx';
import { Markdown } from '../markdown/markdown.tsx';
import type { Turn } from '../desk/turn.ts';
import { AssistantFrame } from './assistant-frame.tsx';

/** The thinking mascot appears after this wait. */
const thinksAfterMs = 400;

export function WritingMessage({ turn }: { turn: Turn }) {
  const isThinking = useLongWait(turn.text === '');
  const { t } = useTranslation('command-center');
  // Rendering a long answer's Markdown takes a while; deferred, so that typing stays fast.
  const text = useDeferredValue(turn.text);
  return (
    <AssistantFrame>
      {turn.text === '' ? (
        <Thinking data-shown={isThinking || undefined}>
          <Mascot pose="thinking" width={72} lively />
          {turn.is === 'searching' ? t('searching') : t('thinking')}
        </Thinking>
      ) : (
        <Written>
          <Markdown text={text} />
        </Written>
      )}
    </AssistantFrame>
  );
}

function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = window.setTimeout(() => setLong(true), thinksAfterMs);
    return () => {
      window.clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}

const Thinking = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minBlockSize: 54,
  color: theme.vars.palette.ink3,
  '&:not([data-shown])': { visibility: 'hidden' },
}));

const blink = keyframes({ '50%': { opacity: 0 } });

/** Puts the caret after the last word, whatever block that is in. */
const Written = styled('div')(({ theme }) => ({
  '& > div > :last-child::after': {
    content: '""',
    display: 'inline-block',
    inlineSize: 2,
    blockSize: '1em',
    marginInlineStart: 2,
    verticalAlign: 'text-bottom',
    backgroundColor: theme.vars.palette.primary.main,
    animation: `${blink} 1s steps(1) infinite`,
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
}));
