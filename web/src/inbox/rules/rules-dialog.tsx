import { bounds } from '@crocodile-hub/core/contract/bounds';
import type { MailRule } from '@crocodile-hub/core/contract/inbox-rules';
import { cut } from '@crocodile-hub/core/domain/cut';
import { alreadyDone } from '@crocodile-hub/core/domain/inbox-rules';
import { limits } from '@crocodile-hub/core/domain/limits';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import Archive from '@mui/icons-material/ArchiveOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Read from '@mui/icons-material/DraftsOutlined';
import Star from '@mui/icons-material/StarBorderOutlined';
import Tag from '@mui/icons-material/LabelOutlined';
import Trash from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { needsVerifying } from '../../account/needs-verifying.ts';
import { useUid } from '../../account/person.ts';
import { useWhen } from '../../account/use-when.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { oneLine, radius } from '../../kit/theme/tokens.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Field } from '../../kit/ui/field.tsx';
import { notify } from '../../kit/ui/notify.tsx';
import { Hint } from '../../kit/ui/hint.tsx';
import { call } from '../../kit/wire/call.ts';
import { KeptRules } from './kept-rules.tsx';
import { putRule } from './rules.ts';
import { type RuleDraft, useRuleDraft } from './use-rule-draft.ts';
import { useRuleWords } from './use-rule-words.ts';

/** Lines of the trial; of the others only the number is told. */
const mostListed = 50;

type RulesDialogProps = {
  said: string;
  onClose: () => void;
  /** The list behind it is not as it was. */
  onRan: () => void;
};

/** The rules of the inbox: one is said, tried and kept, and below stand those that are kept. Rule inbox.rules.5. */
export default function RulesDialog({ said, onClose, onRan }: RulesDialogProps) {
  const { t } = useTranslation('inbox-rules');
  /** A new one empties the form. */
  const [form, setForm] = useState({ said, key: 0 });
  return (
    <Dialog open title={t('title')} width="wide" onClose={onClose}>
      <NewRule
        key={form.key}
        said={form.said}
        onKept={() => {
          setForm(({ key }) => ({ said: '', key: key + 1 }));
          onRan();
        }}
      />
      <KeptRules onRan={onRan} />
    </Dialog>
  );
}

function NewRule({ said, onKept }: { said: string; onKept: () => void }) {
  const { t } = useTranslation('inbox-rules');
  const draft = useRuleDraft(said);
  const { words, say, read, isReading, passedOver, trial, tryIt } = draft;
  const isRead = read !== null;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (isRead && trial.is !== 'reading') tryIt();
      }}
    >
      <Field
        label={t('sentence')}
        placeholder={t('placeholder')}
        value={words}
        onChange={({ target }) => say(target.value)}
        input={{ maxLength: bounds.ruleSentence }}
        autoFocus
        directed
      />
      {isRead ? (
        <ReadChips draft={draft} read={read} />
      ) : (
        words.trim() !== '' && !isReading && <Examples onSay={say} />
      )}
      {passedOver !== '' && <Hint role="status">{t('passedOver', { words: passedOver })}</Hint>}
      {trial.is === 'idle' && (
        <Box>
          <Button type="submit" variant="filled" disabled={!isRead}>
            {t('tryIt')}
          </Button>
        </Box>
      )}
      {isRead && trial.is !== 'idle' && <Tried draft={draft} read={read} onKept={onKept} />}
    </Form>
  );
}

function Examples({ onSay }: { onSay: (words: string) => void }) {
  const { t } = useTranslation('inbox-rules');
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1 }}>
      <Hint>{t('notRead')}</Hint>
      <Chips>
        {(['example_1', 'example_2', 'example_3'] as const).map((example) => (
          <Chip key={example} kind="guess" onClick={() => onSay(t(example))}>
            {t(example)}
          </Chip>
        ))}
      </Chips>
    </Box>
  );
}

const icons = { archive: <Archive />, tag: <Tag />, star: <Star />, read: <Read />, trash: <Trash /> };

/** What was understood. A condition, or one of several deeds, can be left out by its chip; the rest is changed in the words. */
function ReadChips({ draft, read }: { draft: RuleDraft; read: MailRule }) {
  const { t } = useTranslation('inbox-rules');
  const { does, when } = useRuleWords()(read);
  const isAsked = draft.rule === null && draft.trial.is !== 'idle';
  return (
    <Chips>
      {does.map(({ verb, words }) =>
        does.length === 1 ? (
          <Verb key={verb}>
            {icons[verb]}
            {words}
          </Verb>
        ) : (
          <Chip
            key={verb}
            kind="intent"
            aria-label={t('leaveOut', { condition: words })}
            onClick={() => draft.drop(verb)}
          >
            {icons[verb]}
            {words}
            <Close />
          </Chip>
        ),
      )}
      {when.map(({ condition, words }) => (
        <Chip
          key={condition}
          kind={condition === 'from' && isAsked ? 'guess' : 'certain'}
          aria-label={t('leaveOut', { condition: words })}
          onClick={() => draft.drop(condition)}
        >
          {words}
          <Close />
        </Chip>
      ))}
    </Chips>
  );
}

type TriedProps = { draft: RuleDraft; read: MailRule; onKept: () => void };

/** Who is meant, which mails the rule fits, and the button that keeps it. */
function Tried({ draft, read, onKept }: TriedProps) {
  const { t } = useTranslation('inbox-rules');
  const { trial, tryIt, rule, senders, picked, pick } = draft;
  const most = limits.ruleTriedOn;
  if (trial.is === 'failed') {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Hint>{t('failed')}</Hint>
        <Button onClick={tryIt}>{t('tryAgain')}</Button>
      </Box>
    );
  }
  return (
    <>
      {trial.is === 'reading' && (
        <Hint role="status">{t('reading', { count: trial.mails.length, most })}</Hint>
      )}
      {senders.length > 1 && (
        <Box role="group" aria-label={t('who', { name: read.from })} sx={{ display: 'grid', gap: 1 }}>
          <Hint>{t('who', { name: read.from })}</Hint>
          <Chips>
            {senders.map(({ name, address, count }) => (
              <Chip key={address} kind="filter" selected={picked.has(address)} onClick={() => pick(address)}>
                <Cut>{t('sender', { name: onOneLine(name), address, count })}</Cut>
              </Chip>
            ))}
          </Chips>
        </Box>
      )}
      {rule === null && senders.length === 0 && trial.is === 'ready' && (
        <Hint role="status">{t('nobody', { name: read.from })}</Hint>
      )}
      {rule !== null && trial.is === 'ready' && <Keeping draft={draft} onKept={onKept} />}
    </>
  );
}

function Keeping({ draft, onKept }: { draft: RuleDraft; onKept: () => void }) {
  const { t } = useTranslation(['inbox-rules', 'common']);
  const uid = useUid();
  const [id] = useState(() => crypto.randomUUID());
  const [alsoThese, setAlsoThese] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const box = useId();
  const { sentence, rule, shown, trial } = draft;
  const count = shown.length;
  const most = trial.mails.length;
  const isApplied = alsoThese && count > 0;

  async function keep(): Promise<void> {
    if (rule === null || uid === undefined) return;
    setBusy(true);
    try {
      await putRule(uid, { id, sentence, ...rule, isOn: true, createdAt: Date.now() });
    } catch (error) {
      notify.error(t(needsVerifying(error) ? 'common:verifyToSave' : 'notKept'));
      return setBusy(false);
    }
    const mails = shown.map((mail) => ({
      id: mail.id,
      line: cut(`${mail.sender}: ${mail.subject}`, bounds.snoozedLine),
      already: alreadyDone(rule, mail),
    }));
    const done = isApplied ? await call('runInboxRule', { params: { id }, body: { mails } }) : null;
    if (done === null) notify.success(t('kept'));
    else if (done.ok) notify.success(t('keptAndDone', { count: done.reply.acted }));
    else notify.error(t('notDone'));
    onKept();
  }

  return (
    <>
      <Hint role="status">{t(count === 0 ? 'noneShown' : 'shown', { count, most })}</Hint>
      {count > 0 && <Shown draft={draft} />}
      {count > 0 && (
        <Also>
          <Checkbox
            id={box}
            size="small"
            checked={alsoThese}
            onChange={({ target }) => setAlsoThese(target.checked)}
          />
          <label htmlFor={box}>{t('alsoThese', { count })}</label>
        </Also>
      )}
      {isApplied && count > limits.ruleActsPerDay && (
        <Hint>{t('dayLimit', { most: limits.ruleActsPerDay })}</Hint>
      )}
      <Box>
        <Button variant="filled" loading={isBusy} onClick={() => void keep()}>
          {t('keep')}
        </Button>
      </Box>
    </>
  );
}

function Shown({ draft: { shown } }: { draft: RuleDraft }) {
  const { t } = useTranslation('inbox-rules');
  const when = useWhen();
  const rest = shown.length - mostListed;
  return (
    <List tabIndex={0} aria-label={t('tryIt')}>
      {shown.slice(0, mostListed).map(({ id, sender, subject, timestamp }) => (
        <li key={id}>
          <Cut dir="auto" sx={{ fontWeight: 550 }}>
            {onOneLine(sender)}
          </Cut>
          <Cut dir="auto">{onOneLine(subject)}</Cut>
          <time dateTime={timestamp}>{listTimeOf(Date.parse(timestamp), when)}</time>
        </li>
      ))}
      {rest > 0 && <li>{t('more', { count: rest })}</li>}
    </List>
  );
}

const Form = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(1.5) }));
const Chips = styled('div')(({ theme }) => ({ display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0.75) }));
const Cut = styled('span')({
  minInlineSize: 0,
  // Cut at its own end, and aligned as the page.
  textAlign: '-webkit-match-parent',
  ...oneLine,
});
const Verb = styled('span')(({ theme }) => ({
  ...theme.typography.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minBlockSize: 28,
  paddingInline: theme.spacing(1.5),
  borderRadius: radius.pill,
  fontWeight: 550,
  backgroundColor: theme.vars.palette.primaryTint,
  color: theme.vars.palette.primaryInk,
  '& .MuiSvgIcon-root': { fontSize: 16 },
}));
const Also = styled('div')(({ theme }) => ({
  ...theme.typography.body,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  marginInlineStart: theme.spacing(-1),
}));
const List = styled('ul')(({ theme }) => ({
  ...theme.typography.small,
  maxBlockSize: 240,
  overflowY: 'auto',
  border: `1px solid ${theme.vars.palette.border}`,
  borderRadius: radius.md,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    gap: theme.spacing(1),
    padding: theme.spacing(0.75, 1.5),
  },
  '& > li:not(:first-of-type)': { borderBlockStart: `1px solid ${theme.vars.palette.border}` },
  '& time': { ...theme.typography.caption, color: theme.vars.palette.ink3 },
}));
