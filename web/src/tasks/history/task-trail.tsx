import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import { type ReactNode, useMemo } from 'react';
import { ledgerEntryQuery } from '../../actions/run/ledger-entry-query.ts';
import type { SmartTask } from '../../actions/task/smart-task.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { sayReason } from '@crocodile-hub/core/failures/say';
import { useLocale } from '../../kit/text/use-locale.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenOf } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { PayloadDetails } from '../../actions/card/payload-details.tsx';
import { useWhen } from '../../account/use-when.ts';

/** A task's record: its words and payload, the times of each step, and the reason of a failure. */
export function TaskTrail({ task }: { task: SmartTask }) {
  const { t } = useTranslation('smart-tasks');
  const { locale } = useLocale();
  const query = useMemo(() => ledgerEntryQuery(task.id), [task.id]);
  const live = useLiveQuery(query, useUid());
  const entry = live.is === 'ready' ? live.items[0] : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, paddingBlockStart: 1 }}>
      {/* A task that waits for a yes already shows its payload. */}
      {task.status !== 'Waiting Confirmation' && (
        <PayloadDetails actionType={task.actionType} payload={task.actionPayload} />
      )}
      {live.is === 'loading' && <Skeleton aria-label={t('trailLoading')} width="60%" />}
      {live.is !== 'loading' && entry === undefined && <Box sx={{ color: 'ink3' }}>{t('noTrail')}</Box>}
      <Facts>
        <Fact name={t('asked')}>
          <When at={task.timestamp} />
        </Fact>
        <Fact name={t('channel')}>
          <code dir="ltr">{task.actionType}</code>
        </Fact>
        {entry !== undefined && (
          <>
            <Fact name={t('taken')}>
              <When at={entry.createdAt} />
            </Fact>
            {entry.runAt !== null && (
              <Fact name={t('leaves')}>
                <When at={entry.runAt} />
              </Fact>
            )}
            <Fact name={t('outcome')}>{t(`ledger_${entry.status}`)}</Fact>
            <Fact name={t('lastChange')}>
              <When at={entry.updatedAt} />
            </Fact>
            <UndoFact entry={entry} />
            {entry.failure !== null && (
              <Fact name={t('why')}>
                <BidiText>{sayReason(entry.failure.reason, locale)}</BidiText>
              </Fact>
            )}
          </>
        )}
      </Facts>
    </Box>
  );
}

/** Until when it can be undone, or that it cannot be. */
function UndoFact({ entry }: { entry: OutboxDocument }) {
  const { t } = useTranslation(['smart-tasks', 'actions', 'common']);
  if (entry.status === 'done' && entry.inverse === null) {
    return <Fact name={t('common:undo')}>{t('actions:alreadyDelivered')}</Fact>;
  }
  const isOpen = entry.status === 'held' || entry.status === 'scheduled' || entry.status === 'done';
  if (!isOpen || entry.undoUntil === null) return null;
  return (
    <Fact name={t('undoable')}>
      <When at={entry.undoUntil} />
    </Fact>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function When({ at }: { at: number }) {
  const when = useWhen();
  return (
    <time dateTime={new Date(at).toISOString()}>
      <bdi className="tabular">{whenOf(at, when)}</bdi>
    </time>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.small,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(0.25, 1.5),
  '& dt': { color: theme.vars.palette.ink3 },
  '& dd': { minInlineSize: 0, color: theme.vars.palette.ink2, overflowWrap: 'anywhere' },
}));
