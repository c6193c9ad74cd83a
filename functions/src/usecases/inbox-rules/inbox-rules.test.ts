import { describe, expect, it } from 'vitest';
import { type InboxRule, type RuleVerb, ruleVerbs } from '@crocodile-hub/core/contract/inbox-rules';
import { isRuled, noConditions } from '@crocodile-hub/core/domain/inbox-rules';
import { limits } from '@crocodile-hub/core/domain/limits';
import { Failure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { memoryCache } from '../../testing/memory-cache.ts';
import { seeded } from '../../testing/seeded.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { resumeEntry, runJob } from '../ledger/run-job.ts';
import { takeBack } from '../ledger/take-back.ts';
import { inboxMessage } from '../inbox/inbox-message.ts';
import { mostFailures } from '../patience.ts';
import { catchUpRules } from './catch-up.ts';
import { ruled } from './ruled-mails.ts';
import { runRule } from './run-rule.ts';

const dayMs = 86_400_000;
type KeptRule = InboxRule & { id: string };

const aRule = (given: Partial<KeptRule> = {}): KeptRule => ({
  id: 'r1',
  sentence: 'archive everything from Dana',
  ...noConditions,
  from: 'dana@example.com',
  does: 'archive',
  also: [],
  tag: '',
  isOn: true,
  createdAt: 0,
  ...given,
});

/** A person's mailbox with rules, which knows what labels each mail has. */
function aMailbox(mails: readonly Mail[], rules: KeptRule[]) {
  const labels = new Map(mails.map((mail) => [mail.id, new Set(mail.labels)]));
  const searches: string[] = [];
  const relabelled: string[] = [];
  let callsLeft = Infinity;
  let breaksWith = new Failure('unavailable', 'unknown');
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
      const isWanted = (mail: Mail) => q?.includes('is:unread') !== true || mail.labels.includes('UNREAD');
      return Promise.resolve({
        mails: now().filter(isWanted),
        unreadable: [],
        nextPageToken: null,
        total: 0,
        historyId: null,
      });
    },
    labelId: (_person, name) => Promise.resolve(`tag-${name}`),
    relabel: (_person, ids, { add = [], remove = [] }) => {
      if (callsLeft <= 0) return Promise.reject(breaksWith);
      callsLeft -= 1;
      relabelled.push(
        `${ids.join(' ')}: ${[...add.map((one) => `+${one}`), ...remove.map((one) => `-${one}`)].join(' ')}`,
      );
      for (const id of ids) {
        for (const label of add) labels.get(id)?.add(label);
        for (const label of remove) labels.get(id)?.delete(label);
      }
      return Promise.resolve(ids.filter((id) => !labels.has(id)));
    },
    labelsOf: (_person, ids) =>
      Promise.resolve(
        new Map(ids.flatMap((id) => (labels.has(id) ? [[id, [...(labels.get(id) ?? [])]]] : []))),
      ),
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
    /** What Gmail was asked to change, call by call. */
    relabelled,
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
    unstar: (id: string) => void labels.get(id)?.delete('STARRED'),
    breaks: (down: boolean) => {
      callsLeft = down ? 0 : Infinity;
    },
    /** From now on Gmail does not answer in time; nobody knows whether it will do what it was asked. */
    answersTooLate: () => {
      callsLeft = 0;
      breaksWith = new Failure('unavailable', 'googleSilent', { mayStillHappen: true });
    },
    /** The runs in the ledger, whatever came of them. */
    entries: () => runs.filter((key) => engine.ledger.entry(anna.uid, key) !== undefined),
    breaksAfter: (calls: number) => {
      callsLeft = calls;
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

  it('try again what was in doubt and turned out not to have happened', async () => {
    const { look, labelsOf, breaks, answersTooLate, ports, entries } = aMailbox(
      [ofDana('m1'), ofDana('m2')],
      [aRule()],
    );
    answersTooLate();
    await look();
    breaks(false);
    // In doubt it is not done a second time.
    expect((await look()).map(({ id }) => id)).toEqual(['m1', 'm2']);
    ports.clock.advance(61_000);
    for (const key of entries()) await runJob(ports, { uid: anna.uid, key });
    expect(await look()).toEqual([]);
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([['UNREAD'], ['UNREAD']]);
  });

  it('try again what nobody began in time, or could begin at all', async () => {
    const unknown = () => Promise.reject(new Failure('unavailable', 'accountUnchecked'));
    const late = aMailbox([ofDana('m1')], [aRule()]);
    const stuck = aMailbox([ofDana('m1')], [aRule()]);
    for (const { ports, listed } of [late, stuck])
      await ruled({ ...ports, accounts: { ...ports.accounts, find: unknown } }, anna, listed());
    late.ports.clock.advance(2 * 3_600_000);
    for (const key of late.entries()) await runJob(late.ports, { uid: anna.uid, key });
    const lost = { ...stuck.ports, accounts: { ...stuck.ports.accounts, find: unknown } };
    for (const id of stuck.entries())
      for (let time = 0; time < mostFailures; time += 1) await resumeEntry(lost, { uid: anna.uid, id });
    for (const { look, labelsOf } of [late, stuck]) {
      expect(await look()).toEqual([]);
      expect(labelsOf('m1')).toEqual(['UNREAD']);
    }
  });

  it('count a day later nothing less of that day, where what failed was of the day before', async () => {
    const many = Array.from({ length: limits.ruleActsPerDay + 20 }, (_, index) => ofDana(`m${index}`));
    const late = ofDana('late', { sentAt: Date.parse('2026-11-20T08:30Z') });
    const { ports, labelsOf, listed, breaks, answersTooLate, entries } = aMailbox([...many, late], [aRule()]);
    answersTooLate();
    await ruled(
      ports,
      anna,
      listed().filter(({ id }) => id === 'late'),
    );
    breaks(false);
    ports.clock.advance(dayMs);
    await ruled(
      ports,
      anna,
      listed().filter(({ id }) => id !== 'late'),
    );
    for (const key of entries()) await runJob(ports, { uid: anna.uid, key });
    await ruled(
      ports,
      anna,
      listed().filter(({ labels }) => labels.includes('INBOX')),
    );
    expect(listed().filter(({ labels }) => !labels.includes('INBOX'))).toHaveLength(limits.ruleActsPerDay);
    expect(labelsOf('late')).toEqual(['INBOX', 'UNREAD']);
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
        shown.map(({ id }) => ({ id, line: 'Dana: Lunch', already: [] })),
      );
      expect(acted).toBe(Math.min(shown.length, limits.ruleActsPerDay));
      expect(all().filter((one, index) => one !== before[index]).length).toBe(acted);
      await takeBack(ports, anna, done()[0]?.key ?? '');
      expect(all()).toEqual(before);
    }
  });

  it('a rule that is gone runs over nothing', async () => {
    const { ports } = aMailbox([ofDana('m1')], []);
    await expect(
      runRule(ports, anna, 'r1', [{ id: 'm1', line: 'Dana: Lunch', already: [] }]),
    ).rejects.toMatchObject({
      kind: 'not-found',
    });
  });
});

/** Whether a verb holds of a mail with these labels, told apart from the code that is tested. */
const holds: Record<RuleVerb, (has: readonly string[]) => boolean> = {
  archive: (has) => !has.includes('INBOX'),
  tag: (has) => has.includes('tag-Money'),
  star: (has) => has.includes('STARRED'),
  read: (has) => !has.includes('UNREAD'),
  trash: (has) => has.includes('TRASH') && !has.includes('INBOX'),
};

describe('rules that do several things', () => {
  const starred = (id: string) => ofDana(id, { labels: ['INBOX', 'UNREAD', 'STARRED'] });

  it('do all of it at once, in one run, and the list shows what came of it', async () => {
    const { look, labelsOf, relabelled, done } = aMailbox(
      [ofDana('m1')],
      [aRule({ does: 'star', also: ['read', 'tag'], tag: 'Money' })],
    );
    const shown = await look();
    expect(shown).toMatchObject([{ id: 'm1', status: 'Flagged', isUnread: false, tags: ['Money'] }]);
    expect(shown[0]?.labels.toSorted()).toEqual(['INBOX', 'STARRED']);
    expect(labelsOf('m1')).toEqual(['INBOX', 'STARRED', 'tag-Money']);
    expect(relabelled.length).toBe(1);
    const payload = { does: 'star', also: 'read tag', tag: 'Money', messageIds: 'm1', mails: 'Dana: Lunch' };
    expect(done().map(({ entry }) => entry.payload)).toEqual([{ ...payload, ruleId: 'r1' }]);
    expect(done()[0]?.entry.result?.['message']).toBe('1 mail starred, marked as read and tagged');
  });

  it('take a mail off the list where one of the things does', async () => {
    const { look, labelsOf } = aMailbox(
      [ofDana('m1'), ofDana('m2', { from: null })],
      [aRule({ does: 'read', also: ['trash', 'star'] })],
    );
    expect((await look()).map(({ id }) => id)).toEqual(['m2']);
    expect(labelsOf('m1')).toEqual(['STARRED', 'TRASH']);
  });

  it('act where one of the things does not hold yet, and nowhere else', async () => {
    const { look, labelsOf, done, all, ports } = aMailbox(
      [
        ofDana('none'),
        starred('starred'),
        ofDana('both', { labels: ['INBOX', 'STARRED'] }),
        ofDana('read', { labels: ['INBOX'] }),
      ],
      [aRule({ does: 'star', also: ['read'] })],
    );
    const before = all();
    expect((await look()).map(({ id, status, isUnread }) => [id, status, isUnread])).toEqual([
      ['none', 'Flagged', false],
      ['starred', 'Flagged', false],
      ['both', 'Flagged', false],
      ['read', 'Flagged', false],
    ]);
    expect(['none', 'starred', 'both', 'read'].map(labelsOf)).toEqual(
      Array.from({ length: 4 }, () => ['INBOX', 'STARRED']),
    );
    const [run] = done();
    expect(run?.entry.payload).toMatchObject({ messageIds: 'none starred read', already: 'read 2\nstar 1' });
    expect(run?.entry.ruleMails).toBe(3);
    await takeBack(ports, anna, run?.key ?? '');
    expect(all()).toEqual(before);
  });

  it.each<[string, string[]]>([
    ['starred', ['INBOX', 'STARRED', 'UNREAD']],
    ['read', ['INBOX']],
    ['tagged', ['INBOX', 'UNREAD', 'tag-Money']],
    ['starred, read and tagged', ['INBOX', 'STARRED', 'tag-Money']],
    ['nothing of it', ['INBOX', 'UNREAD']],
  ])('leave by Undo a mail as it was that was %s', async (_, labels) => {
    const { look, labelsOf, done, ports } = aMailbox(
      [ofDana('m1', { labels })],
      [aRule({ does: 'archive', also: ['star', 'read', 'tag'], tag: 'Money' })],
    );
    await look();
    expect(labelsOf('m1')).toEqual(['STARRED', 'tag-Money']);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect(labelsOf('m1')).toEqual(labels);
  });

  it('act once on a mail, also where several look at once, and not again after Undo', async () => {
    const { look, all, done, moveBack, unstar, labelsOf, ports } = aMailbox(
      [ofDana('m1'), starred('m2')],
      [aRule({ does: 'archive', also: ['star'] })],
    );
    const before = all();
    await Promise.all([look(), look(), catchUpRules(ports, anna)]);
    expect(done().map(({ entry }) => entry.payload?.['messageIds'])).toEqual(['m1 m2']);
    unstar('m1');
    moveBack('m2');
    await look();
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([['UNREAD'], ['INBOX', 'STARRED', 'UNREAD']]);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    await Promise.all([look(), catchUpRules(ports, anna)]);
    expect(all()).toEqual(before);
    expect(done()).toEqual([]);
  });

  it('tell apart the mails of a run where others of the look were done before', async () => {
    const { look, listed, done, moveBack, labelsOf, ports } = aMailbox(
      [ofDana('m1'), ofDana('m2'), starred('m3')],
      [aRule({ does: 'star', also: ['archive'] })],
    );
    await ruled(
      ports,
      anna,
      listed().filter(({ id }) => id === 'm1'),
    );
    moveBack('m1');
    await look();
    expect(done()[1]?.entry.payload).toMatchObject({ messageIds: 'm2 m3', already: 'star 1' });
    await takeBack(ports, anna, done()[1]?.key ?? '');
    expect([labelsOf('m2'), labelsOf('m3')]).toEqual([
      ['INBOX', 'UNREAD'],
      ['INBOX', 'STARRED', 'UNREAD'],
    ]);
  });

  it('try again all of what certainly did not happen', async () => {
    const { look, labelsOf, breaks, all, done } = aMailbox(
      [ofDana('m1')],
      [aRule({ does: 'archive', also: ['star', 'read'] })],
    );
    const before = all();
    breaks(true);
    expect((await look()).map(({ id, status }) => [id, status])).toEqual([['m1', 'New']]);
    expect([all(), done()]).toEqual([before, []]);
    breaks(false);
    expect(await look()).toEqual([]);
    expect(labelsOf('m1')).toEqual(['STARRED']);
  });

  it('are taken back by a second Undo where the first one broke in the middle', async () => {
    const { look, all, done, breaks, breaksAfter, ports } = aMailbox(
      [ofDana('m1'), starred('m2'), ofDana('m3', { labels: ['INBOX'] })],
      [aRule({ does: 'archive', also: ['star', 'read'] })],
    );
    const before = all();
    await look();
    const key = done()[0]?.key ?? '';
    breaksAfter(1);
    await expect(takeBack(ports, anna, key)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(all()).not.toEqual(before);
    breaks(false);
    await takeBack(ports, anna, key);
    expect(all()).toEqual(before);
  });

  it.each<[string, Partial<KeptRule>, boolean]>([
    ['marks as read alone', { does: 'read' }, true],
    ['marks as read and archives', { does: 'read', also: ['archive'] }, false],
    ['archives and marks as read', { does: 'archive', also: ['read'] }, false],
    [
      'is of unread mail, archives and marks as read',
      { does: 'archive', also: ['read'], unread: true },
      true,
    ],
  ])('look at night at what a rule may act on: one that %s', async (_, given, isOfUnread) => {
    const { ports, searches } = aMailbox([ofDana('m1')], [aRule(given)]);
    await catchUpRules(ports, anna);
    expect(searches.map((q) => q.includes('is:unread'))).toEqual([isOfUnread]);
  });

  it('archive at night also what is read already, and leave it read by Undo', async () => {
    const { ports, labelsOf, done } = aMailbox(
      [ofDana('m1'), ofDana('m2', { labels: ['INBOX'] })],
      [aRule({ does: 'read', also: ['archive'] })],
    );
    await catchUpRules(ports, anna);
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([[], []]);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([['INBOX', 'UNREAD'], ['INBOX']]);
  });

  it.each([
    [0, 1],
    [1, 0],
  ])(
    'share what they do with others in one look, and all Undo together is exact: %i, then %i',
    async (...order) => {
      const { look, all, done, ports } = aMailbox(
        [ofDana('m1'), starred('m2')],
        [
          aRule({ does: 'tag', also: ['star'], tag: 'Money' }),
          aRule({ id: 'r2', does: 'star', also: ['read', 'tag'], tag: 'Money' }),
        ],
      );
      const before = all();
      expect((await look()).map(({ tags, labels }) => [tags, labels.toSorted()])).toEqual([
        [['Money'], ['INBOX', 'STARRED']],
        [['Money'], ['INBOX', 'STARRED']],
      ]);
      const runs = done();
      for (const index of order) await takeBack(ports, anna, runs[index]?.key ?? '');
      expect(all()).toEqual(before);
    },
  );

  it('leave by Undo what another rule has done before', async () => {
    const { look, labelsOf, done, rules, ports } = aMailbox([ofDana('m1')], [aRule({ does: 'star' })]);
    await look();
    rules.push(aRule({ id: 'r2', does: 'archive', also: ['star'] }));
    await look();
    expect(labelsOf('m1')).toEqual(['STARRED', 'UNREAD']);
    await takeBack(ports, anna, done()[1]?.key ?? '');
    expect(labelsOf('m1')).toEqual(['INBOX', 'STARRED', 'UNREAD']);
  });

  it('run over what their trial has shown, of which a mail may be gone', async () => {
    const { ports, all, labelsOf, relabelled, done } = aMailbox(
      [starred('m1'), ofDana('m2')],
      [aRule({ does: 'archive', also: ['star'] })],
    );
    const before = all();
    const line = 'Dana: Lunch';
    await runRule(ports, anna, 'r1', [
      { id: 'gone', line, already: [] },
      { id: 'm1', line, already: ['star'] },
      { id: 'm2', line, already: [] },
    ]);
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([
      ['STARRED', 'UNREAD'],
      ['STARRED', 'UNREAD'],
    ]);
    expect(done()[0]?.entry.result?.['message']).toBe('2 mails archived and starred');
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect(all()).toEqual(before);
    expect(relabelled.slice(1).join(' ')).not.toContain('gone');
  });

  it('take back a run of before there could be several', async () => {
    const { look, labelsOf, done, ports } = aMailbox(
      [ofDana('m1'), ofDana('m2')],
      [aRule({ does: 'archive' })],
    );
    await look();
    const [run] = done();
    expect(Object.keys(run?.entry.payload ?? {}).toSorted()).toEqual([
      'does',
      'mails',
      'messageIds',
      'ruleId',
    ]);
    const id = JSON.stringify({ add: ['INBOX'], remove: [], ids: ['m1', 'm2'] });
    await ports.ledger.transact(anna.uid, run?.key ?? '', (entry) => ({
      result: undefined,
      ...(entry === null ? {} : { entry: { ...entry, inverse: { kind: 'action', id } } }),
    }));
    await takeBack(ports, anna, run?.key ?? '');
    expect([labelsOf('m1'), labelsOf('m2')]).toEqual([
      ['INBOX', 'UNREAD'],
      ['INBOX', 'UNREAD'],
    ]);
    expect(done()).toEqual([]);
  });

  it('count mails and not things, and take back a day of them of which nearly all held', async () => {
    const mails = Array.from({ length: limits.ruleActsPerDay + 10 }, (_, index) =>
      ofDana(`m${index}`, {
        labels: ['INBOX', 'STARRED', 'tag-Money', ...(index % 2 === 0 ? ['UNREAD'] : [])],
      }),
    );
    const { look, all, done, ports } = aMailbox(mails, [
      aRule({ does: 'archive', also: ['tag', 'star', 'read', 'trash'], tag: 'Money' }),
    ]);
    const before = all();
    expect((await look()).length).toBe(10);
    expect(done()[0]?.entry.ruleMails).toBe(limits.ruleActsPerDay);
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect(all()).toEqual(before);
  });

  it('do all of it, to no mail that has it, and take it back exactly, in 200 mailboxes of any kind', async () => {
    const random = seeded(77);
    const some = (share: number, label: string) => (random() < share ? [label] : []);
    const shuffled = <T>(list: readonly T[]): T[] =>
      list
        .map((one) => ({ one, at: random() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ one }) => one);
    const ways = ['look', 'night', 'trial'] as const;
    let acts = 0;
    for (let box = 0; box < 200; box += 1) {
      const [does = 'archive', ...also] = shuffled(ruleVerbs).slice(0, 1 + Math.floor(random() * 5));
      const verbs = [does, ...also];
      const mails = Array.from({ length: 40 }, (_, index) =>
        ofDana(`m${index}`, {
          labels: [
            ...some(0.85, 'INBOX'),
            ...some(0.5, 'UNREAD'),
            ...some(0.5, 'STARRED'),
            ...some(0.5, 'tag-Money'),
            ...some(0.3, 'tag-Bills'),
            ...some(0.2, 'IMPORTANT'),
            ...some(0.1, 'SENT'),
          ],
        }),
      );
      const rule = aRule({ does, also, tag: verbs.includes('tag') ? 'Money' : '' });
      const { ports, look, all, labelsOf, done } = aMailbox(mails, [rule]);
      const before = all();
      const isDue = ({ labels }: Mail) =>
        labels.includes('INBOX') && !labels.includes('SENT') && !verbs.every((verb) => holds[verb](labels));
      const due = mails.filter(isDue);
      const way = ways[box % 3];
      if (way === 'look') await look();
      else if (way === 'night') await catchUpRules(ports, anna);
      else if (due.length > 0) {
        const shown = due.map(({ id, labels }) => ({
          id,
          line: 'Dana: Lunch',
          already: verbs.filter((verb) => holds[verb](labels)),
        }));
        expect(await runRule(ports, anna, 'r1', shown)).toEqual({ success: true, acted: due.length });
      }
      const wrong = mails.filter((mail) => {
        const has = labelsOf(mail.id);
        return isDue(mail)
          ? !verbs.every((verb) => holds[verb](has))
          : has.join(' ') !== mail.labels.toSorted().join(' ');
      });
      expect(wrong).toEqual([]);
      for (const { key } of done()) await takeBack(ports, anna, key);
      expect(all()).toEqual(before);
      acts += due.length;
    }
    expect(acts).toBeGreaterThan(4_000);
  });

  // Gmail holds them for two labels, and a rule for one tag: the mail gets the second label, and Undo leaves it there.
  it.each([
    ['archive', 'trash'],
    ['trash', 'archive'],
  ] as const)('of which one wants %s and one %s take back each its own', async (one, other) => {
    const { look, labelsOf, done, ports } = aMailbox(
      [ofDana('m1')],
      [aRule({ does: one }), aRule({ id: 'r2', does: other })],
    );
    await look();
    const [first, second] = done();
    await takeBack(ports, anna, second?.key ?? '');
    expect(labelsOf('m1')).toEqual(one === 'archive' ? ['UNREAD'] : ['TRASH', 'UNREAD']);
    await takeBack(ports, anna, first?.key ?? '');
    expect(labelsOf('m1')).toEqual(['INBOX', 'UNREAD']);
  });

  it('take back exactly where a mail has a tag that is only spelled alike', async () => {
    const labels = ['INBOX', 'UNREAD', 'tag-Money!'];
    const { look, labelsOf, done, ports } = aMailbox(
      [ofDana('m1', { labels })],
      [aRule({ does: 'archive', also: ['tag'], tag: 'Money' })],
    );
    await look();
    await takeBack(ports, anna, done()[0]?.key ?? '');
    expect(labelsOf('m1')).toEqual(labels);
  });
});
