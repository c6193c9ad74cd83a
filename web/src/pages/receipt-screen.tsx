import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useWhen } from '../account/use-when.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { clockOf, whenOf } from '../kit/text/when.ts';
import { pages } from '../kit/nav/pages.ts';
import { useAddressParams } from '../kit/nav/use-address-params.ts';
import { fonts, size } from '../kit/theme/tokens.ts';
import { Button } from '../kit/ui/button.tsx';
import { Card } from '../kit/ui/card.tsx';
import { EmptyState } from '../kit/ui/empty-state.tsx';
import { Page } from '../kit/ui/page.tsx';
import { Skeleton } from '../kit/ui/skeleton.tsx';
import { Hint } from '../kit/ui/hint.tsx';
import { useEffect, useState } from 'react';
import { startTicking } from '../kit/state/ticker.ts';
import { call, type Reply } from '../kit/wire/call.ts';
import { FailedToLoad } from '../kit/ui/failed-to-load.tsx';

/** Rule profile.deletion.2: what was deleted of an account. Open to anybody with the receipt's number. */
export default function ReceiptScreen() {
  const { t } = useTranslation(['receipt', 'common']);
  const number = useAddressParams().get('receipt');
  const known = useReceipt(number);
  if (known.is === 'ready') return <ReceiptDetails number={number ?? ''} receipt={known.receipt} />;
  if (known.is === 'missing') {
    return <EmptyState pose="lost" level="h1" title={t('notFound')} hint={t('notFoundHint')} />;
  }
  if (known.is === 'failed') return <FailedToLoad title={t('failed')} level="h1" />;
  return (
    <Page title={t('running')}>
      <Card aria-busy aria-label={t('common:loading')} sx={{ padding: 3, maxInlineSize: size.reading }}>
        <Skeleton height={240} />
      </Card>
    </Page>
  );
}

function ReceiptDetails({ number, receipt }: { number: string; receipt: Receipt }) {
  const { t } = useTranslation(['receipt', 'common']);
  const now = useWhen();
  const when = (iso: string) => whenOf(Date.parse(iso), now);
  const { emptied, startedAt, finishedAt } = receipt;
  const full = emptied.filter(({ documents }) => documents > 0);
  const empty = emptied.filter(({ documents }) => documents === 0).map(({ store }) => t(`store_${store}`));
  return (
    <Page title={t(finishedAt === null ? 'running' : 'done')}>
      <Card sx={{ padding: { xs: 2, md: 3 }, display: 'grid', gap: 2.5, maxInlineSize: size.reading }}>
        <Typography variant="reading" component="p" role="status" sx={{ color: 'ink' }}>
          {t(finishedAt === null ? 'runningHint' : 'doneHint')}
        </Typography>
        <Facts>
          <dt>{t('number')}</dt>
          <dd>
            <bdi className="number">{number}</bdi>
          </dd>
          <dt>{t('began')}</dt>
          <dd>{when(startedAt)}</dd>
          {finishedAt !== null && (
            <>
              <dt>{t('finished')}</dt>
              <dd>{when(finishedAt)}</dd>
            </>
          )}
        </Facts>
        <Hint>{t('numberHint')}</Hint>
        {full.length > 0 && (
          <Rows>
            <thead>
              <tr>
                <th>{t('what')}</th>
                <th className="end">{t('documents')}</th>
                <th className="end">{t('when')}</th>
              </tr>
            </thead>
            <tbody>
              {full.map(({ store, documents, at }) => (
                <tr key={store}>
                  <th scope="row">{t(`store_${store}`)}</th>
                  <td className="end tabular">{documents.toLocaleString(now.locale)}</td>
                  <td className="end tabular">
                    <time dateTime={at}>{clockOf(Date.parse(at), now)}</time>
                  </td>
                </tr>
              ))}
            </tbody>
          </Rows>
        )}
        {empty.length > 0 && (
          <Hint>{t('empty', { stores: new Intl.ListFormat(now.locale).format(empty) })}</Hint>
        )}
        <Box>
          <Button to={pages.login}>{t('common:goToLogin')}</Button>
        </Box>
      </Card>
    </Page>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(0.75),
  margin: 0,
  color: theme.vars.palette.ink,
  '& dt': { color: theme.vars.palette.ink2 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .number': { fontFamily: fonts.mono, userSelect: 'all' },
}));

const Rows = styled('table')(({ theme }) => {
  const c = theme.vars.palette;
  return {
    ...theme.typography.body,
    inlineSize: '100%',
    borderCollapse: 'collapse',
    color: c.ink2,
    '& th, & td': { paddingBlock: 8, textAlign: 'start', verticalAlign: 'top' },
    '& thead th': { ...theme.typography.caption, color: c.ink3 },
    '& tbody :is(th, td)': { borderBlockStart: `1px solid ${c.border}` },
    '& tbody th': { fontWeight: 400, color: c.ink },
    '& .end': { textAlign: 'end', paddingInlineStart: 12, whiteSpace: 'nowrap' },
  };
});

type Receipt = Reply<'deletionReceipt'>;
type Known = { is: 'loading' } | { is: 'missing' } | { is: 'failed' } | { is: 'ready'; receipt: Receipt };

const everyMs = 1_000;

/** The receipt with this number, loaded again until the deletion is finished. */
function useReceipt(number: string | null): Known {
  const [known, setKnown] = useState<Known>({ is: 'loading' });
  const isOver = known.is === 'missing' || (known.is === 'ready' && known.receipt.finishedAt !== null);
  useEffect(() => {
    if (isOver || number === null) return undefined;
    let isAsking = false;
    let isLeft = false;
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const next = await knownNow(number);
      isAsking = false;
      // After a failed reload the last receipt stays.
      if (!isLeft) setKnown((before) => (next.is === 'failed' && before.is === 'ready' ? before : next));
    };
    void ask();
    const stop = startTicking(everyMs, () => void ask());
    return () => {
      isLeft = true;
      stop();
    };
  }, [number, isOver]);
  return number === null ? { is: 'missing' } : known;
}

async function knownNow(number: string): Promise<Known> {
  const outcome = await call('deletionReceipt', { params: { receipt: number } });
  if (outcome.ok) return { is: 'ready', receipt: outcome.reply };
  const { kind } = outcome.failure;
  return { is: kind === 'not-found' || kind === 'invalid' ? 'missing' : 'failed' };
}
