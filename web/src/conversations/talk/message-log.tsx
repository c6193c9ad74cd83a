import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { Listing } from '../../kit/wire/firebase/paged-list.ts';
import type { Message } from '../log/message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { elevation, layer, radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { type Row, rowsBefore } from './rows.ts';
import type { Goal } from './use-goal.ts';
import { useStickToEnd } from './use-stick-to-end.ts';

type MessageLogProps = {
  rows: readonly Row[];
  older: Listing<Message>['older'];
  onOlder: () => void;
  draw: (row: Row, index: number) => ReactNode;
  /** The message to show. */
  goal: Goal | undefined;
  isLooking: boolean;
};

/** Larger than any log: the first row's index falls from here as older rows are added above. */
const firstIndex = 1_000_000;

/**
 * A conversation of any length: only the rows in view are in the page. It follows the end until the person scrolls up;
 * then it keeps its place.
 */
export function MessageLog({ rows, older, onOlder, draw, goal, isLooking }: MessageLogProps) {
  const { t } = useTranslation('command-center');
  const stick = useStickToEnd();
  const [opened] = useState(() => (rows[0]?.is === 'said' ? rows[0].message.timestamp : 0));
  const { whenNearTop } = stick;
  // Asks for the scroll position, not for the list's event: the view may already be at the top when a page has loaded.
  useEffect(
    () => (older === 'some' ? whenNearTop(nearTopPx, onOlder) : undefined),
    [older, onOlder, whenNearTop],
  );
  const head = useMemo(() => ({ older, onOlder }), [older, onOlder]);
  const last = rows.at(-1);
  const { toEnd, leave } = stick;
  const list = useRef<VirtuosoHandle>(null);

  // After sending, the log scrolls to the new message.
  const justSaid = last?.is === 'said' && last.message.type === 'user' ? last.key : undefined;
  useEffect(() => {
    if (justSaid !== undefined) toEnd();
  }, [justSaid, toEnd]);
  const showGoal = useEffectEvent(({ messageId }: Goal) => {
    leave();
    list.current?.scrollToIndex({ index: rows.findIndex(({ key }) => key === messageId), align: 'center' });
  });
  useEffect(() => {
    if (goal !== undefined) showGoal(goal);
  }, [goal]);

  return (
    <Frame>
      <Virtuoso
        ref={list}
        scrollerRef={stick.scrollerRef}
        role="log"
        aria-live="off"
        aria-label={t('conversation')}
        tabIndex={0}
        style={fill}
        data={rows}
        context={head}
        components={parts}
        computeItemKey={(_, { key }) => key}
        firstItemIndex={firstIndex - rowsBefore(rows, opened)}
        initialTopMostItemIndex={{ index: 'LAST', align: 'end' }}
        alignToBottom
        increaseViewportBy={beyondPx}
        totalListHeightChanged={stick.onGrowth}
        itemContent={(index, row) => draw(row, index)}
      />
      {isLooking && <Looking role="status">{t('lookingForMessage')}</Looking>}
      {stick.isAway && (
        <ToEnd>
          <Button size="sm" icon={<ArrowDownward />} onClick={toEnd}>
            {last?.is === 'writing' ? t('newBelow') : t('toLatest')}
          </Button>
        </ToEnd>
      )}
    </Frame>
  );
}

/** Older messages are requested this far before the top. */
const nearTopPx = 400;

const fill = { blockSize: '100%', outlineOffset: -2 } as const;
const beyondPx = { top: 600, bottom: 300 };

type HeadContext = Pick<MessageLogProps, 'older' | 'onOlder'>;

function Head({ context }: { context?: HeadContext }) {
  const { t } = useTranslation(['command-center', 'common']);
  if (context?.older === 'loading') return <Note>{t('loadingEarlier')}</Note>;
  if (context?.older !== 'failed') return <Room />;
  return (
    <Note>
      {t('failedToLoadEarlier')}{' '}
      <Button size="sm" variant="bare" onClick={context.onOlder}>
        {t('common:retry')}
      </Button>
    </Note>
  );
}

const parts = { Header: Head, Footer: () => <Room /> };

const Frame = styled('div')({ position: 'relative', flex: 1, minBlockSize: 0 });

const Room = styled('div')(({ theme }) => ({ blockSize: theme.spacing(2) }));

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1.5),
  textAlign: 'center',
  color: theme.vars.palette.ink3,
}));

const Looking = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: theme.spacing(1),
  inlineSize: 'fit-content',
  marginInline: 'auto',
  padding: theme.spacing(0.5, 1.5),
  borderRadius: radius.pill,
  border: `1px solid ${theme.vars.palette.border}`,
  backgroundColor: theme.vars.palette.raised,
  color: theme.vars.palette.ink2,
  zIndex: layer.sticky,
}));

const ToEnd = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: theme.spacing(1),
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  zIndex: layer.sticky,
  '& button': { pointerEvents: 'auto', boxShadow: elevation.menu.light },
}));
