import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useMemo } from 'react';
import { Virtuoso } from 'react-virtuoso';
import type { Session } from '../sessions/session.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import type { WhenContext } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { SessionRow } from './session-row.tsx';

type SessionListProps = {
  sessions: readonly Session[];
  openId: string | undefined;
  /** The ids chosen; null outside the multi-select mode. */
  selection: ReadonlySet<string> | null;
  when: WhenContext;
  older: 'none' | 'some' | 'loading' | 'failed';
  onOpen: (session: Session) => void;
  onToggle: (session: Session) => void;
  /** Called when the end is in view, since there may be older sessions. */
  onEnd: () => void;
};

/** Sessions of any number: only the rows in view are in the page. Arrow keys walk through them. */
export function SessionList(props: SessionListProps) {
  const { sessions, openId, selection, when, older, onOpen, onToggle, onEnd } = props;
  const { t } = useTranslation(['command-center', 'common']);
  const footer = useMemo(
    () => ({ older, onEnd, loading: t('loadingOlder'), failed: t('failedToLoadOlder') }),
    [older, onEnd, t],
  );
  const drawRow = (_: number, session: Session) => (
    <SessionRow
      session={session}
      isOpen={session.id === openId}
      isSelected={selection?.has(session.id)}
      when={when}
      onOpen={onOpen}
      onToggle={onToggle}
    />
  );
  return (
    <Virtuoso
      style={fill}
      data={sessions}
      context={footer}
      components={parts}
      computeItemKey={(_, { id }) => id}
      increaseViewportBy={rowsBeyondPx}
      endReached={onEnd}
      aria-label={t('sessions')}
      onKeyDown={walk}
      itemContent={drawRow}
    />
  );
}

const fill = { flex: 1, minBlockSize: 0, scrollbarWidth: 'thin' } as const;
const rowsBeyondPx = 300;

type FooterContext = Pick<SessionListProps, 'older' | 'onEnd'> & { loading: string; failed: string };

function Footer({ context }: { context?: FooterContext }) {
  if (context === undefined || context.older === 'none' || context.older === 'some') return null;
  if (context.older === 'loading') return <Note>{context.loading}</Note>;
  return (
    <Note>
      {context.failed} <RetryOlder onClick={context.onEnd} />
    </Note>
  );
}

function RetryOlder({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button size="sm" variant="bare" onClick={onClick}>
      {t('retry')}
    </Button>
  );
}

const parts = { Footer };

/** Up and down move between the rows that are drawn. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]'))
    return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = rows[rows.indexOf(event.target) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1.5, 2),
  color: theme.vars.palette.ink3,
}));
