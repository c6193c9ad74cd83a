import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import type { RuleVerb } from '@crocodile-hub/core/contract/inbox-rules';
import {
  alreadyDone,
  isNewToRule,
  isRuled,
  labelsOfVerb,
  verbsOf,
} from '@crocodile-hub/core/domain/inbox-rules';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import { inboxNews, type Since } from '../inbox/news.ts';
import { listInbox, type ListQuery } from '../inbox/read-mail.ts';
import { actOnMails, type KeptRule, type RulePorts, type ToDo } from './run-rule.ts';

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
export async function afterRules(
  ports: RulePorts,
  person: Person,
  rules: readonly KeptRule[],
  mails: readonly InboxMessage[],
): Promise<InboxMessage[]> {
  const now = ports.clock.now();
  const changed = new Map(mails.map((mail) => [mail.id, mail]));
  for (const rule of rules) {
    const due = mails.filter((mail) => isNewToRule(rule, mail) && isRuled(rule, mail, now));
    const { acted } = await actOnMails(
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
