import * as z from 'zod/mini';
import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Person } from '../../ports/accounts.ts';
import { inboxMessage } from '../inbox/inbox-message.ts';
import { afterRules } from './ruled-mails.ts';
import type { KeptRule, RulePorts } from './run-rule.ts';

/** A mail may be listed a little after it was sent. */
const lateMs = 10 * minuteMs;
/** How far back a first look goes, and the pages of one look. */
const firstLookMs = 7 * dayMs;
const mostPages = 5;
const pageSize = 100;

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
