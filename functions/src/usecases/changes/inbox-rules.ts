import * as z from 'zod/mini';
import { alreadyOf } from '@crocodile-hub/core/actions/sort-mail';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import type { InboxRule, inboxRuleRoutes, RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { cut } from '@crocodile-hub/core/domain/cut';
import {
  alreadyDone,
  isNewToRule,
  isRuled,
  labelsOfVerb,
  verbsOf,
} from '@crocodile-hub/core/domain/inbox-rules';
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
import { inboxMessage } from '../inbox/inbox-message.ts';
import { inboxNews, type Since } from '../inbox/news.ts';
import { listInbox, type ListQuery } from '../inbox/read-mail.ts';

export type RulePorts = LedgerPorts &
  Pick<Ports, 'inbox' | 'cache' | 'log'> & {
    workspace: Pick<Ports['workspace'], 'inboxRules' | 'quietHours'>;
  };

type KeptRule = InboxRule & { id: string };
/** A mail that a rule is to act on, and the line that tells of it in the log. */
type ToDo = { id: string; line: string; already: readonly RuleVerb[] };

const dayMs = 86_400_000;
const longestLine = 120;
/** A mail may be listed a little after it was sent. */
const lateMs = 10 * 60_000;
/** How far back a first look goes, and the pages of one look. */
const firstLookMs = 7 * dayMs;
const mostPages = 5;
const pageSize = 100;

/** A page of the inbox, after the rules have run over the first one. */
export async function listRuledInbox(
  ports: RulePorts,
  person: Person,
  query: ListQuery,
): ReturnType<typeof listInbox> {
  const page = await listInbox(ports, person, query);
  const isLook = query.labelIds === 'INBOX' && (query.pageToken ?? '') === '';
  return isLook ? { ...page, messages: await ruled(ports, person, page.messages) } : page;
}

/** What came, after the rules have run over its mails. */
export async function ruledNews(
  ports: RulePorts & Pick<Ports, 'channelStore'>,
  person: Person,
  since: Since,
): ReturnType<typeof inboxNews> {
  const news = await inboxNews(ports, person, since);
  return { ...news, mails: await ruled(ports, person, news.mails) };
}

/**
 * Runs the person's rules over mails that a look at the inbox has read, and answers the mails as they are afterwards.
 * A mailbox whose rules fail is shown all the same. Rule inbox.rules.3.
 */
export async function ruled(
  ports: RulePorts,
  person: Person,
  mails: readonly InboxMessage[],
): Promise<InboxMessage[]> {
  // A token that came with the call may open another mailbox than the one that the rules are for.
  if (mails.length === 0 || person.providerToken !== null) return [...mails];
  try {
    const rules = (await ports.workspace.inboxRules(person.uid)).filter(({ isOn }) => isOn);
    return await afterRules(ports, person, rules, mails);
  } catch (error) {
    ports.log.error('rules.failed', error);
    return [...mails];
  }
}

/** All rules look at the mails as they were, so that their order does not matter. */
async function afterRules(
  ports: RulePorts,
  person: Person,
  rules: readonly KeptRule[],
  mails: readonly InboxMessage[],
): Promise<InboxMessage[]> {
  const now = ports.clock.now();
  const changed = new Map(mails.map((mail) => [mail.id, mail]));
  for (const rule of rules) {
    const due = mails.filter((mail) => isNewToRule(rule, mail) && isRuled(rule, mail, now));
    const { acted } = await act(
      ports,
      person,
      rule,
      due.map((mail) => toDo(changed.get(mail.id) ?? mail, rule)),
    );
    for (const mail of acted.flatMap((id) => changed.get(id) ?? [])) changed.set(mail.id, sorted(mail, rule));
  }
  return mails.flatMap(({ id, labels }) => {
    const mail = changed.get(id);
    const hasLeft = labels.includes('INBOX') && mail?.labels.includes('INBOX') !== true;
    return mail === undefined || hasLeft ? [] : [mail];
  });
}

function toDo(mail: InboxMessage, rule: KeptRule): ToDo {
  const { id, sender, subject } = mail;
  return { id, line: `${sender}: ${subject}`, already: alreadyDone(rule, mail) };
}

/** The mail after the rule: what held of it already stays as it is. */
function sorted(mail: InboxMessage, rule: KeptRule): InboxMessage {
  const already = alreadyDone(rule, mail);
  return verbsOf(rule)
    .filter((verb) => !already.includes(verb))
    .reduce((before, verb) => after(before, verb, rule.tag), mail);
}

function after(mail: InboxMessage, verb: RuleVerb, tag: string): InboxMessage {
  if (verb === 'tag') return { ...mail, tags: [...mail.tags, tag] };
  const { add, remove } = labelsOfVerb(verb, tag);
  const labels = [...mail.labels.filter((label) => !remove.includes(label)), ...add];
  return {
    ...mail,
    labels,
    isUnread: labels.includes('UNREAD'),
    status: verb === 'star' ? 'Flagged' : mail.status,
  };
}

/** Runs a kept rule over the mails that its trial has shown. Rule inbox.rules.4. */
export async function runRule(
  ports: RulePorts,
  person: Person,
  id: string,
  mails: readonly ToDo[],
): Promise<{ success: true; acted: number }> {
  const rule = (await ports.workspace.inboxRules(person.uid)).find((one) => one.id === id);
  if (rule === undefined) throw new Failure('not-found', 'noAction');
  const run = await act(ports, person, rule, mails);
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
async function act(
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

const lookValue = z.object({ at: z.number() });

/** Runs the rules over what came, or grew old enough, since the last time, whether or not anybody looked. */
export async function catchUpRules(ports: RulePorts, person: Person): Promise<void> {
  const rules = (await ports.workspace.inboxRules(person.uid)).filter(({ isOn }) => isOn);
  if (rules.length === 0) return;
  const now = ports.clock.now();
  const kept = lookValue.safeParse((await ports.cache.get(person.uid, 'rules-look'))?.value);
  const since = kept.success ? kept.data.at : now - firstLookMs;
  for (const rule of rules) {
    const from = Math.max(since, rule.createdAt) - rule.days * dayMs - lateMs;
    const q = [
      ...searchOf(rule),
      `after:${Math.floor(from / 1000)}`,
      `before:${Math.ceil((now - rule.days * dayMs) / 1000)}`,
    ];
    await afterRules(ports, person, [rule], await listed(ports, person, q.join(' ')));
  }
  await ports.cache.put(person.uid, 'rules-look', { at: now } satisfies z.output<typeof lookValue>, now);
}

/** All are read before one is changed: what leaves the inbox would move those of the next page up. */
async function listed({ inbox }: RulePorts, person: Person, q: string): Promise<InboxMessage[]> {
  const mails: InboxMessage[] = [];
  let pageToken: string | null = null;
  for (let page = 0; page < mostPages; page += 1) {
    const query = { labelIds: ['INBOX'], q, maxResults: pageSize, pageToken, letters: 0 };
    const found = await inbox.list(person, query);
    mails.push(...found.mails.map((mail) => inboxMessage(mail, { whole: false })));
    pageToken = found.nextPageToken;
    if (pageToken === null) break;
  }
  return mails;
}

/** Narrows the search as far as Gmail can: each mail that it lists has to be read. */
function searchOf({ from, unread, files, does, also }: KeptRule): string[] {
  const senders = from.split(' ');
  return [
    ...(senders.every((one) => /^[\w.+@-]+$/.test(one))
      ? [`{${senders.map((one) => `from:${one.replace(/^@/, '')}`).join(' ')}}`]
      : []),
    ...(unread || (does === 'read' && also.length === 0) ? ['is:unread'] : []),
    ...(files ? ['has:attachment'] : []),
  ];
}

/** What a sentence says as a rule for mail. Nobody is looked up, and nothing is kept. */
export async function ruleReading(
  sentence: string,
): Promise<z.input<(typeof inboxRuleRoutes)['readInboxRule']['reply']>> {
  const [{ guessRule }, { ruleModel }] = await Promise.all([
    import('@crocodile-hub/core/reader/rules/guess-rule'),
    import('@crocodile-hub/core/reader/rules/rule-words'),
  ]);
  return { success: true, guess: guessRule(await ruleModel(), sentence) };
}
