import { alreadyOf } from '@crocodile-hub/core/actions/sort-mail';
import type { InboxRule, RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import { verbsOf } from '@crocodile-hub/core/domain/inbox-rules';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { Failure } from '../../ports/failure.ts';
import type { Entry, Step } from '../../ports/ledger.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { openEntry } from '../ledger/entry.ts';
import { executionReply } from '../ledger/execution-reply.ts';
import { leftOn, marked } from '../ledger/rule-mark.ts';
import { runEntry, type LedgerPorts } from '../ledger/run-entry.ts';

export type RulePorts = LedgerPorts &
  Pick<Ports, 'inbox' | 'cache' | 'log'> & {
    workspace: Pick<Ports['workspace'], 'inboxRules' | 'quietHours'>;
  };

export type KeptRule = InboxRule & { id: string };
/** A mail that a rule is to act on, and the line that tells of it in the log. */
export type ToDo = { id: string; line: string; already: readonly RuleVerb[] };

const longestLine = 120;

/** Runs a kept rule over the mails that its trial has shown. Rule inbox.rules.4. */
export async function runRule(
  ports: RulePorts,
  person: Person,
  id: string,
  mails: readonly ToDo[],
): Promise<{ success: true; acted: number }> {
  const rule = (await ports.workspace.inboxRules(person.uid)).find((one) => one.id === id);
  if (rule === undefined) throw new Failure('not-found', 'noAction');
  const run = await actOnMails(ports, person, rule, mails);
  // What was refused, or is not known yet, is told as it is of every action.
  if (run.is === 'run') executionReply(run.key, run.entry);
  if (run.is === 'running') throw new Failure('unavailable', 'running', { retryAfterSeconds: 5 });
  return { success: true, acted: run.acted.length };
}

/** `idle`: nothing was left to do. `running`: the ledger goes on with it by itself. */
type RuleRun = { acted: readonly string[] } & (
  { is: 'idle' | 'running' } | { is: 'run'; key: string; entry: Entry }
);

/**
 * Acts on mails once for each rule and mail, and at most so often a day. They are claimed in the transaction that
 * writes the ledger's entry, so that what two looks found is done once. The ledger gives back those of an entry that fails.
 */
export async function actOnMails(
  ports: RulePorts,
  person: Person,
  rule: KeptRule,
  mails: readonly ToDo[],
): Promise<RuleRun> {
  const key = ports.ids.next();
  const idle: RuleRun = { is: 'idle', acted: [] };
  if (mails.length === 0) return idle;
  const now = ports.clock.now();
  const claimed = await ports.ledger.transact(
    person.uid,
    key,
    (_entry, _sent, mark): Step<readonly string[]> => {
      const known = new Set(mark?.acted ?? []);
      const open = mails.filter(({ id }) => !known.has(id)).slice(0, leftOn(mark, now));
      if (open.length === 0) return { result: [] };
      const ids = open.map(({ id }) => id);
      return { result: ids, entry: entryOf(rule, open, now), mark: marked(mark, ids, now) };
    },
    { rule: rule.id },
  );
  if (claimed.length === 0) return idle;
  const run = await runEntry(ports, person, key);
  if (run.is !== 'settled') return { is: 'running', acted: [] };
  const { entry } = run;
  return { is: 'run', key, acted: entry.status === 'done' ? claimed : [], entry };
}

function entryOf(rule: KeptRule, mails: readonly ToDo[], now: Instant) {
  const verbs = verbsOf(rule);
  const already = alreadyOf(mails.map((mail) => mail.already));
  const payload = {
    does: rule.does,
    ...(verbs.length > 1 ? { also: verbs.slice(1).join(' ') } : {}),
    ...(verbs.includes('tag') ? { tag: rule.tag } : {}),
    ...(already === null ? {} : { already }),
    messageIds: mails.map(({ id }) => id).join(' '),
    mails: mails.map(({ line }) => cut(onOneLine(line), longestLine)).join('\n'),
    ruleId: rule.id,
  };
  const wish = { actionType: 'sort_mail', payload, payloadHash: payloadHash('sort_mail', payload) } as const;
  const nowhere = { taskId: null, sessionId: null, timeZone: null, locale: null };
  const { entry } = openEntry(null, { ...wish, ...nowhere, departure: { is: 'now' } }, now);
  return { ...entry, ruleId: rule.id, ruleMails: mails.length };
}
