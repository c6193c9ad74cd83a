import { describe, expect, it } from 'vitest';
import type { InboxRule } from '@crocodile-hub/core/contract/inbox-rules';
import { isRuled, noConditions } from '@crocodile-hub/core/domain/inbox-rules';
import { limits } from '@crocodile-hub/core/domain/limits';
import { Failure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { seeded } from '../../testing/seeded.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { takeBack } from '../ledger/take-back.ts';
import { inboxMessage } from '../inbox/inbox-message.ts';
import { catchUpRules, ruled, runRule } from './inbox-rules.ts';

const dayMs = 86_400_000;
type KeptRule = InboxRule & { id: string };

const aRule = (given: Partial<KeptRule> = {}): KeptRule => ({
  id: 'r1',
  sentence: 'archive everything from Dana',
  ...noConditions,
  from: 'dana@example.com',
  does: 'archive',
  tag: '',
  isOn: true,
  createdAt: 0,
  ...given,
});

/** A person's mailbox with rules, which knows what labels each mail has. */
function aMailbox(mails: readonly Mail[], rules: KeptRule[]) {
  const labels = new Map(mails.map((mail) => [mail.id, new Set(mail.labels)]));
  const searches: string[] = [];
  let isDown = false;
  const now = (): Mail[] =>
    mails.map((mail) => {
      const has = [...(labels.get(mail.id) ?? [])];
      return {
        ...mail,
        labels: has,
        tags: has.filter((label) => label.startsWith('tag-')).map((tag) => tag.slice(4)),
      };
    });
  const inbox = silentInbox({
    list: (_person, { q }) => {
      searches.push(q ?? '');
      return Promise.resolve({
        mails: now(),
        unreadable: [],
        nextPageToken: null,
        total: 0,
        historyId: null,
      });
    },
    labelId: (_person, name) => Promise.resolve(`tag-${name}`),
    relabel: (_person, ids, { add = [], remove = [] }) => {
      if (isDown) return Promise.reject(new Failure('unavailable', 'unknown'));
      for (const id of ids) {
        for (const label of add) labels.get(id)?.add(label);
        for (const label of remove) labels.get(id)?.delete(label);
      }
      return Promise.resolve(ids.filter((id) => !labels.has(id)));
    },
  });
  const listed = () => now().map((mail) => inboxMessage(mail, { whole: false }));
  const engine = anEngine({ inbox });
  const runs: string[] = [];
  const ids = {
    ...engine.ids,
    next: () => {
      const id = engine.ids.next();
      runs.push(id);
      return id;
    },
  };
  const workspace = { quietHours: () => Promise.resolve(null), inboxRules: () => Promise.resolve(rules) };
  const ports = { ...engine, ids, inbox, cache: memoryCache(), workspace };
  return {
    ports,
    searches,
    rules,
    /** The page shows its inbox. */
    look: () =>
      ruled(
        ports,
        anna,
        listed().filter(({ labels: has }) => has.includes('INBOX')),
      ),
    listed,
    labelsOf: (id: string) => [...(labels.get(id) ?? [])].toSorted(),
    all: () => [...labels].map(([id, has]) => `${id} ${[...has].toSorted().join(' ')}`),
    moveBack: (id: string) => void labels.get(id)?.add('INBOX'),
    breaks: (down: boolean) => {
      isDown = down;
    },
    /** The runs in the ledger that are done. */
    done: () =>
      runs.flatMap((key) => {
        const entry = engine.ledger.entry(anna.uid, key);
        return entry?.status === 'done' ? [{ key, entry }] : [];
      }),
  };
}

const ofDana = (id: string, given: Partial<Mail> = {}) =>
  aMail({ id, sentAt: Date.parse('2026-11-20T08:00Z'), ...given });

describe('rules of the inbox', () => {
  it('act on what a look has read, and the list shows what came of it', async () => {
    const { look, labelsOf, done } = aMailbox(
      [ofDana('m1'), ofDana('m2', { from: { name: 'Avi', address: 'avi@example.com' } })],
      [aRule(), aRule({ id: 'r2', from: 'avi@example.com', does: 'tag', tag: 'Friends' })],
    );
    const shown = await look();
    expect(shown.map(({ id, tags }) => [id, tags])).toEqual([['m2', ['Friends']]]);
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([['UNREAD'], ['INBOX', 'UNREAD', 'tag-Friends']]);
    expect(
      done().map(({ entry: { ruleId, ruleMails, payload } }) => [ruleId, ruleMails, payload?.['mails']]),
    ).toEqual([
      ['r1', 1, 'Dana: Lunch'],
      ['r2', 1, 'Avi: Lunch'],
    ]);
  });

  it.each<[InboxRule['does'], string[]]>([
    ['read', ['INBOX']],
    ['star', ['INBOX', 'STARRED', 'UNREAD']],
    ['trash', ['TRASH', 'UNREAD']],
  ])('%s, and Undo puts it back exactly', async (does, after) => {
    const { look, labelsOf, done, ports } = aMailbox([ofDana('m1')], [aRule({ does })]);
    await look();
    expect(labelsOf('m1')).toEqual(after);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect(labelsOf('m1')).toEqual(['INBOX', 'UNREAD']);
  });

  it('never act twice on a mail, nor again after Undo', async () => {
    const { look, labelsOf, done, moveBack, ports } = aMailbox([ofDana('m1'), ofDana('m2')], [aRule()]);
    await Promise.all([look(), look()]);
    expect(done().map(({ entry }) => entry.payload?.['messageIds'])).toEqual(['m1 m2']);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    moveBack('m2');
    await look();
    await catchUpRules(ports, anna);
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([
      ['INBOX', 'UNREAD'],
      ['INBOX', 'UNREAD'],
    ]);
    expect(done()).toEqual([]);
  });

  it('leave alone what lay there before, is off, or came with a token of another mailbox', async () => {
    const late = aMailbox([ofDana('m1')], [aRule({ createdAt: Date.parse('2026-11-20T08:30Z') })]);
    await late.look();
    const off = aMailbox([ofDana('m1')], [aRule({ isOn: false })]);
    await off.look();
    const other = aMailbox([ofDana('m1')], [aRule()]);
    await ruled(other.ports, { ...anna, providerToken: 'ya29.x' }, other.listed());
    expect([late, off, other].map(({ labelsOf }) => labelsOf('m1'))).toEqual(
      Array.from({ length: 3 }, () => ['INBOX', 'UNREAD']),
    );
  });

  it('try again what certainly did not happen, and show the list all the same', async () => {
    const { look, labelsOf, breaks } = aMailbox([ofDana('m1')], [aRule()]);
    breaks(true);
    expect((await look()).map(({ id }) => id)).toEqual(['m1']);
    breaks(false);
    expect(await look()).toEqual([]);
    expect(labelsOf('m1')).toEqual(['UNREAD']);
  });

  it('stop at so many a day, and go on the next', async () => {
    const many = Array.from({ length: limits.ruleActsPerDay + 20 }, (_, index) => ofDana(`m${index}`));
    const { look, ports } = aMailbox(many, [aRule()]);
    expect((await look()).length).toBe(20);
    expect((await look()).length).toBe(20);
    ports.clock.advance(dayMs);
    expect(await look()).toEqual([]);
  });

  it('run at night over what came since, and over what grew old enough', async () => {
    const { ports, searches, labelsOf } = aMailbox(
      [
        ofDana('m1'),
        ofDana('old', { sentAt: Date.parse('2026-11-13T08:00Z'), unsubscribe: 'https://x.example' }),
      ],
      [
        aRule(),
        aRule({ id: 'r2', from: '', newsletters: true, days: 7, createdAt: Date.parse('2026-11-20T07:00Z') }),
      ],
    );
    await catchUpRules(ports, anna);
    expect([labelsOf('m1'), labelsOf('old')]).toEqual([['UNREAD'], ['UNREAD']]);
    expect(searches[0]).toContain('{from:dana@example.com} after:');
    ports.clock.advance(dayMs);
    await catchUpRules(ports, anna);
    const from = (search = '') => Number(/after:(\d+)/.exec(search)?.[1]);
    expect((from(searches[2]) - from(searches[0])) / 86_400).toBeGreaterThan(6);
    // What the rule for old mails looks at came a week before it was kept, or ten minutes earlier.
    expect(from(searches[1])).toBe(Date.parse('2026-11-13T06:50Z') / 1_000);
  });

  it('do to 10,000 mails exactly what their trial showed', async () => {
    const random = seeded(32);
    const clockNow = Date.parse('2026-11-20T09:00:00Z');
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const mails = Array.from({ length: 10_000 }, (_, index) => {
      const sender = Math.floor(random() * 120);
      return aMail({
        id: `m${index}`,
        from: { name: `Sender ${sender}`, address: `s${sender}@d${sender % 15}.example` },
        subject: `${pick(['Invoice', 'Lunch', 'Weekly report', 'חשבונית', 'Trip'])} ${index}`,
        sentAt: clockNow - Math.floor(random() * 60 * dayMs),
        labels: [
          pick(['INBOX', 'INBOX', 'INBOX', 'SENT']),
          ...(random() < 0.5 ? ['UNREAD'] : []),
          ...(random() < 0.1 ? ['STARRED'] : []),
        ],
        unsubscribe: random() < 0.3 ? 'https://x.example' : null,
        attachments:
          random() < 0.2
            ? [{ attachmentId: 'a', filename: 'a.pdf', mimeType: 'application/pdf', size: 1 }]
            : [],
      });
    });
    const rules = Array.from({ length: 40 }, (_, index) =>
      aRule({
        id: `r${index}`,
        from: pick([`s${index}@d${index % 15}.example`, `@d${index % 15}.example`, '']),
        subject: pick(['', '', 'invoice', 'חשבונית']),
        newsletters: random() < 0.3,
        unread: random() < 0.3,
        files: random() < 0.2,
        days: pick([0, 0, 7, 30]),
        does: pick(['archive', 'tag', 'star', 'read', 'trash']),
        tag: 'Money',
      }),
    );
    let differing = 0;
    let acts = 0;
    for (const rule of rules) {
      const { ports, listed, done } = aMailbox(mails, [rule]);
      const shown = new Set(
        listed()
          .filter((mail) => isRuled(rule, mail, clockNow))
          .map(({ id }) => id),
      );
      // A day for every so many.
      const instant = ports.clock.now();
      for (let day = 0; day * limits.ruleActsPerDay <= shown.size; day += 1) {
        const left = listed().filter(({ id }) => shown.has(id) || day === 0);
        await ruled({ ...ports, clock: { ...ports.clock, now: () => instant + day * dayMs } }, anna, left);
      }
      const acted = new Set(done().flatMap(({ entry }) => String(entry.payload?.['messageIds']).split(' ')));
      differing += [...shown, ...acted].filter((id) => !(shown.has(id) && acted.has(id))).length;
      acts += acted.size;
    }
    expect(acts).toBeGreaterThan(5_000);
    expect(differing).toBe(0);
  });

  it('takes back 500 acts of one run exactly', async () => {
    const random = seeded(5);
    const mails = Array.from({ length: 800 }, (_, index) =>
      ofDana(`m${index}`, {
        labels: [
          'INBOX',
          ...(random() < 0.5 ? ['UNREAD'] : []),
          ...(random() < 0.3 ? ['STARRED'] : []),
          ...(random() < 0.3 ? ['tag-Money'] : []),
        ],
      }),
    );
    for (const does of ['archive', 'tag', 'star', 'read', 'trash'] as const) {
      const { ports, listed, all, done } = aMailbox(mails, [aRule({ does, tag: 'Money' })]);
      const before = all();
      const shown = listed().filter((mail) =>
        isRuled(aRule({ does, tag: 'Money' }), mail, ports.clock.now()),
      );
      const { acted } = await runRule(
        ports,
        anna,
        'r1',
        shown.map(({ id }) => ({ id, line: 'Dana: Lunch' })),
      );
      expect(acted).toBe(Math.min(shown.length, limits.ruleActsPerDay));
      expect(all().filter((one, index) => one !== before[index]).length).toBe(acted);
      await takeBack(ports, anna, done()[0]?.key ?? '');
      expect(all()).toEqual(before);
    }
  });

  it('a rule that is gone runs over nothing', async () => {
    const { ports } = aMailbox([ofDana('m1')], []);
    await expect(runRule(ports, anna, 'r1', [{ id: 'm1', line: 'Dana: Lunch' }])).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});
