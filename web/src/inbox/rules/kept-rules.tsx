import type { OutboxDocument } from '@crocodile-hub/core/contract/documents';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { limits } from '@crocodile-hub/core/domain/limits';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { useState } from 'react';
import { needsVerifying } from '../../account/needs-verifying.ts';
import { useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useWhen } from '../../account/use-when.ts';
import { useNow } from '../../kit/state/use-now.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { whenInSentence } from '../../kit/text/when.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { useRuleWords } from './use-rule-words.ts';
import { putRule, removeRule, type Rule, rulesQuery, runsQuery } from './rules.ts';
import { call } from '../../kit/wire/call.ts';

type Run = OutboxDocument & { id: string };

export function KeptRules({ onRan }: { onRan: () => void }) {
  const { t } = useTranslation('inbox-rules');
  const uid = useUid();
  const rules = useLiveQuery(rulesQuery, uid);
  const runs = useLiveQuery(runsQuery, uid);
  const allRuns = runs.is === 'ready' ? runs.items : [];
  return (
    <Box component="section" aria-label={t('keptRules')} sx={{ marginBlockStart: 3 }}>
      <Typography variant="section" component="h3" sx={{ marginBlockEnd: 1 }}>
        {t('keptRules')}
      </Typography>
      {rules.is === 'loading' && <Skeleton width="60%" />}
      {rules.is === 'ready' && rules.items.length === 0 && <Hint quiet>{t('noRules')}</Hint>}
      {rules.is === 'ready' && (
        <ul>
          {rules.items.map((rule) => (
            <KeptRule
              key={rule.id}
              rule={rule}
              runs={allRuns.filter(({ ruleId }) => ruleId === rule.id)}
              onRan={onRan}
            />
          ))}
        </ul>
      )}
    </Box>
  );
}

type KeptRuleProps = { rule: Rule; runs: readonly Run[]; onRan: () => void };

function KeptRule({ rule, runs, onRan }: KeptRuleProps) {
  const { t } = useTranslation(['inbox-rules', 'common']);
  const uid = useUid();
  const now = useWhen();
  const [isOpen, setOpen] = useState(false);
  const [last] = runs;
  const { does, when } = useRuleWords()(rule);
  const name = [...does, ...when].map(({ words }) => words).join(' · ');
  const put = (next: Rule) => {
    if (uid === undefined) return;
    putRule(uid, next).catch((error: unknown) =>
      notify.error(t(needsVerifying(error) ? 'common:verifyToSave' : 'notChanged')),
    );
  };
  const remove = () => {
    if (uid === undefined) return;
    removeRule(uid, rule.id).catch(() => notify.error(t('notChanged')));
    notify.undoable(
      t('deleted'),
      { label: t('undo'), run: () => put(rule), isUndo: true },
      limits.toastActionMs,
    );
  };
  return (
    <Row>
      <Box sx={{ minInlineSize: 0, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
        <Box sx={{ typography: 'body', fontWeight: 550, overflowWrap: 'anywhere' }}>{name}</Box>
        {rule.sentence !== '' && (
          <Hint quiet>
            <BidiText>{rule.sentence}</BidiText>
          </Hint>
        )}
        {last === undefined ? (
          <Hint quiet>{t('neverRan')}</Hint>
        ) : (
          <Button variant="bare" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('lastRan', { count: last.ruleMails ?? 0, when: whenInSentence(last.createdAt, now) })}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <Chip
          kind="filter"
          selected={rule.isOn}
          aria-label={t('turnOn', { rule: name })}
          onClick={() => put({ ...rule, isOn: !rule.isOn })}
        >
          {t('on')}
        </Chip>
        <IconButton size="sm" name={t('delete', { rule: name })} icon={<Delete />} onClick={remove} />
      </Box>
      {isOpen && (
        <Log aria-label={t('log')}>
          {runs.map((run) => (
            <OneRun key={run.id} run={run} when={whenInSentence(run.createdAt, now)} onUndone={onRan} />
          ))}
        </Log>
      )}
    </Row>
  );
}

type OneRunProps = { run: Run; when: string; onUndone: () => void };

/** One run: how many mails, which ones as long as that is kept, and Undo as long as it can be undone. */
function OneRun({ run, when, onUndone }: OneRunProps) {
  const { t } = useTranslation('inbox-rules');
  const uid = useUid();
  const [isBusy, setBusy] = useState(false);
  const { id, status, ruleMails: count = 0, undoUntil, inverse, payload } = run;
  const now = useNow(minuteMs);
  const canUndo = status === 'done' && inverse !== null && (undoUntil ?? 0) > now;
  const lines = typeof payload?.['mails'] === 'string' ? payload['mails'].split('\n') : [];
  const undo = async () => {
    if (uid === undefined) return;
    setBusy(true);
    const outcome = await call('undo', { body: { userId: uid, key: id } });
    setBusy(false);
    if (outcome.ok) {
      notify.success(t('undone', { count }));
      onUndone();
    } else notify.error(t('notUndone'));
  };
  return (
    <li>
      <details>
        <summary>
          {t('run', { count, when })}
          {status === 'cancelled' && ` · ${t('run_cancelled')}`}
          {status === 'failed' && ` · ${t('run_failed')}`}
        </summary>
        {lines.map((line, index) => (
          <Line key={`${index} ${line}`}>
            <BidiText>{line}</BidiText>
          </Line>
        ))}
      </details>
      {canUndo && (
        <Button size="sm" loading={isBusy} aria-label={t('undoRun', { when })} onClick={() => void undo()}>
          {t('undo')}
        </Button>
      )}
    </li>
  );
}

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.25),
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.vars.palette.border}` },
}));
const Log = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  gridColumn: '1 / -1',
  display: 'grid',
  gap: theme.spacing(0.75),
  padding: theme.spacing(1, 1.5),
  backgroundColor: theme.vars.palette.hover,
  '& > li': { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: theme.spacing(1) },
  '& summary': { cursor: 'pointer' },
  '& details': { minInlineSize: 0 },
}));
const Line = styled('p')(({ theme }) => ({
  margin: theme.spacing(0.5, 0, 0),
  color: theme.vars.palette.ink2,
  overflowWrap: 'anywhere',
}));
