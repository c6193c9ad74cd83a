import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import { useState } from 'react';
import { type Departure, newestDepartures } from './departure.ts';
import { useWhen } from '../../account/use-when.ts';
import { ActionIcon } from '../../actions/action-icon.tsx';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { PayloadDetails } from '../../actions/card/payload-details.tsx';
import { SectionCard } from './section-card.tsx';
import { paths } from '@crocodile-hub/core/contract/paths';
import { liveQuery } from '../../kit/wire/firebase/live-query.ts';

/** Bounds the read; older entries are in the export. */
const newest = 100;

const newestEntries = liveQuery({
  name: 'newest-ledger-entries',
  path: paths.outbox,
  schema: async () => (await import('@crocodile-hub/core/contract/documents')).outboxDocument,
  build: (sdk, all) => sdk.query(all, sdk.orderBy('createdAt', 'desc'), sdk.limit(newest)),
});

const rowsAtOnce = 8;

/** What was sent to other services, newest first, word for word while the words are kept. Rule profile.left.1. */
export function LeftCard({ uid }: { uid: string }) {
  const { t } = useTranslation('profile');
  const live = useLiveQuery(newestEntries, uid);
  const [most, setMost] = useState(rowsAtOnce);
  const rows = newestDepartures(live.is === 'ready' ? live.items : []);
  return (
    <SectionCard title={t('left')}>
      <Hint>{t('leftHint')}</Hint>
      {live.is === 'loading' && (
        <Box aria-busy sx={{ display: 'grid', gap: 1 }}>
          <Skeleton width="70%" />
          <Skeleton width="50%" />
        </Box>
      )}
      {live.is === 'failed' && <p role="alert">{t('failedToLoadLeft')}</p>}
      {live.is === 'ready' && rows.length === 0 && <Hint quiet>{t('leftNothing')}</Hint>}
      {rows.length > 0 && (
        <List>
          {rows.slice(0, most).map(({ entry, departure }) => (
            <li key={entry.id}>
              <Row entry={entry} departure={departure} />
            </li>
          ))}
        </List>
      )}
      {rows.length > most && (
        <Box>
          <Button size="sm" variant="bare" onClick={() => setMost(most + rowsAtOnce)}>
            {t('leftMore')}
          </Button>
        </Box>
      )}
    </SectionCard>
  );
}

type RowProps = { entry: Pick<OutboxDocument, 'actionType' | 'payload'>; departure: Departure };

function Row({ entry: { actionType, payload }, departure: { place, outcome, at } }: RowProps) {
  const { t } = useTranslation(['profile', 'command-center']);
  const when = useWhen();
  return (
    <details>
      <summary>
        <ActionIcon actionType={actionType} />
        <span>
          {t(`command-center:name_${actionType}`)} ·{' '}
          {place === 'web-search' ? t('leftToSearch') : <bdi>{place}</bdi>}
          {outcome !== 'went' && <em> · {t(outcome === 'unknown' ? 'leftUnknown' : 'leftTakenBack')}</em>}
        </span>
        <time dateTime={new Date(at).toISOString()}>{whenInSentence(at, when)}</time>
      </summary>
      <Box sx={{ paddingBlock: 1, paddingInlineStart: 3.5 }}>
        {payload === null ? (
          <Hint quiet>{t('leftForgotten')}</Hint>
        ) : (
          <PayloadDetails actionType={actionType} payload={payload} />
        )}
      </Box>
    </details>
  );
}

const List = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  '& li:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.vars.palette.border}` },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    cursor: 'pointer',
    color: theme.vars.palette.ink,
    '& .MuiSvgIcon-root': { fontSize: 18, color: theme.vars.palette.ink3 },
    '& > span': { flex: 1, minInlineSize: 0 },
    '& em': { fontStyle: 'normal', color: theme.vars.palette.accentInk },
    '& time': { ...theme.typography.caption, color: theme.vars.palette.ink3 },
    '&:hover': { backgroundColor: theme.vars.palette.hover },
    '&:focus-visible': { outline: `2px solid ${theme.vars.palette.focus}`, outlineOffset: 2 },
  },
}));
