import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { Mail, MailReader } from '../../ports/mail.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { takeBack } from '../ledger/take-back.ts';

const timeZone = 'Asia/Jerusalem';
const until = '2026-12-01T08:00:00+02:00';
const back = Date.parse(until);

const dana = aMail({ id: 'lunch', threadId: 't1', sentAt: 1_000, text: 'See  you\n there' });
const older = aMail({ id: 'first', threadId: 't1', sentAt: 500 });
const answer = aMail({
  id: 'own',
  threadId: 't1',
  sentAt: 2_000,
  labels: ['SENT'],
  to: ['dana@example.com'],
});
const bank = aMail({ id: 'bank', threadId: 't2', subject: 'Your bill', sentAt: 3_000, from: null });

function aMailbox(mails: readonly Mail[] = [dana, older, answer, bank], given: Partial<MailReader> = {}) {
  const engine = anEngine({
    inbox: silentInbox({
      get: (_person, id) => {
        const mail = mails.find((one) => one.id === id);
        return mail === undefined
          ? Promise.reject(new Failure('not-found', 'unknown'))
          : Promise.resolve(mail);
      },
      threadHeaders: (_person, threadId) => Promise.resolve(mails.filter((one) => one.threadId === threadId)),
      ...given,
    }),
  });
  const snooze = (payload: object, idempotencyKey = 'later') =>
    execute(engine, anna, {
      actionType: 'snooze_mail',
      payload: { messageIds: 'lunch', mails: 'Dana: Lunch', until, ...payload },
      userId: anna.uid,
      idempotencyKey,
      timeZone,
    });
  return { engine, snooze, stored: engine.snoozes.stored };
}

/** As the action is run by a worker. */
function aRun(engine: ReturnType<typeof anEngine>, messageIds = 'lunch') {
  const action = engine.actions.snooze_mail.prepare({ messageIds, mails: 'Dana: Lunch', until });
  const now = engine.clock.now();
  const run = { person: anna, key: 'died', now, since: now, leaveBy: now, timeZone, locale: 'en' };
  return { action, run };
}

describe('mails that are put off by an action', () => {
  it('are kept as the inbox keeps them, with the newest of their conversation', async () => {
    const { engine, snooze, stored } = aMailbox();
    expect(
      await snooze({ messageIds: 'lunch bank', mails: 'Dana: Lunch\nUnknown: Your bill' }),
    ).toMatchObject({
      status: 'done',
      message: '2 mails hidden until Tue 1 Dec, 08:00',
    });
    expect([...stored.values()]).toEqual([
      {
        id: 'gmail-t2',
        platform: 'gmail',
        messageId: 'bank',
        threadId: 't2',
        sender: 'Unknown',
        subject: 'Your bill',
        preview: 'See you',
        newestAt: 3_000,
        snoozedAt: engine.clock.now(),
        until: back,
      },
      {
        id: 'gmail-t1',
        platform: 'gmail',
        messageId: 'lunch',
        threadId: 't1',
        sender: 'Dana',
        subject: 'Lunch',
        preview: 'See you there',
        newestAt: 2_000,
        snoozedAt: engine.clock.now(),
        until: back,
      },
    ]);
  });

  it('are one conversation where they belong to one, which comes back with the first of them', async () => {
    const { snooze, stored } = aMailbox();
    await snooze({ messageIds: 'lunch first' });
    expect([...stored.values()]).toMatchObject([{ messageId: 'lunch' }]);
  });

  it('are in the inbox again after Undo, which can be asked for until they are back', async () => {
    const { engine, snooze, stored } = aMailbox();
    const now = engine.clock.now();
    await snooze({ messageIds: 'lunch bank' });
    expect(engine.ledger.entry(anna.uid, 'later')?.undoUntil).toBe(now + 3_600_000);
    await takeBack(engine, anna, 'later');
    expect(stored.size).toBe(0);
    await snooze({ until: new Date(now + 60_000).toISOString() }, 'soon');
    expect(engine.ledger.entry(anna.uid, 'soon')?.undoUntil).toBe(now + 60_000);
  });

  it('are put off after Undo as they were before it, with their words', async () => {
    const { engine, snooze, stored } = aMailbox();
    await snooze({}, 'first');
    const muted = { ...stored.get('gmail-t1'), until: null, muted: true as const };
    const awaited = { messageId: 'own', sender: 'dana@example.com', awaits: true as const };
    for (const [key, earlier] of Object.entries({ muted, awaited: { ...muted, ...awaited } })) {
      stored.set('gmail-t1', earlier as never);
      engine.clock.advance(1_000);
      await snooze({}, key);
      expect(stored.get('gmail-t1')).toMatchObject({ until: back, messageId: 'lunch' });
      expect(JSON.stringify(engine.ledger.entry(anna.uid, key)?.inverse)).not.toMatch(/Dana|Lunch|dana/);
      await takeBack(engine, anna, key);
      expect(stored.get('gmail-t1')).toEqual({ ...earlier, preview: expect.any(String) as string });
    }
  });

  it('stay as they are after Undo where they were put off to another time since', async () => {
    const { engine, snooze, stored } = aMailbox();
    await snooze({});
    engine.clock.advance(1_000);
    await snooze({ until: '2026-12-02T08:00:00+02:00' }, 'again');
    await takeBack(engine, anna, 'later');
    expect(stored.get('gmail-t1')).toMatchObject({ until: back + 86_400_000 });
  });

  it('that have gone meanwhile, or that the person wrote, are not counted, and alone are refused', async () => {
    const { snooze, stored } = aMailbox();
    expect(await snooze({ messageIds: 'gone lunch own' })).toMatchObject({
      message: '1 mail hidden until Tue 1 Dec, 08:00',
    });
    await expect(snooze({ messageIds: 'gone own' }, 'none')).rejects.toMatchObject({
      kind: 'not-found',
      reason: 'mailGone',
    });
    expect([...stored.keys()]).toEqual(['gmail-t1']);
  });

  it('are all in the inbox where one of them cannot be read', async () => {
    const { snooze, stored } = aMailbox([dana, bank], {
      threadHeaders: (_person, threadId) =>
        threadId === 't2'
          ? Promise.reject(new Failure('unavailable', 'googleSilent', { mayHaveHappened: true }))
          : Promise.resolve([dana]),
    });
    await expect(snooze({ messageIds: 'lunch bank' })).rejects.toMatchObject({ reason: 'googleSilent' });
    expect(stored.size).toBe(0);
  });

  it('are known to be put off where the worker died after it, and not before', async () => {
    const { engine, stored } = aMailbox();
    const { action, run } = aRun(engine);
    expect(await action.recover(run)).toEqual({ is: 'not-done' });
    const performed = await action.perform(run);
    expect(await action.recover(run)).toEqual({ is: 'done', performed });
    expect(await action.perform(run)).toEqual(performed);
    const other = aRun(engine, 'bank');
    expect(await other.action.recover(other.run)).toEqual({ is: 'not-done' });
    expect(stored.size).toBe(1);
  });

  it.each([
    ['to a time that has passed', { until: '2020-01-01T08:00:00Z' }, 'payload.until'],
    ['to no time', { until: 'tomorrow' }, 'payload.until'],
    [
      'in greater number than a person looks through',
      { messageIds: Array.from({ length: 51 }, (_, index) => `m${index}`).join(' ') },
      'payload.messageIds',
    ],
  ])('are not put off %s', async (_, payload, path) => {
    const { snooze, stored } = aMailbox();
    const issues = expect.arrayContaining([expect.objectContaining({ path })]) as unknown;
    await expect(snooze(payload)).rejects.toMatchObject({ issues });
    expect(stored.size).toBe(0);
  });

  it.each([
    ['en', 'lunch', 'Hide 1 mail until Tue 1 Dec, 08:00'],
    ['en', 'lunch bank', 'Hide 2 mails until Tue 1 Dec, 08:00'],
    ['he', 'lunch', 'להסתיר מייל אחד עד יום ג׳, 1 בדצמ׳, 08:00'],
    ['he', 'lunch bank', 'להסתיר 2 מיילים עד יום ג׳, 1 בדצמ׳, 08:00'],
  ])('are asked about in words: %s %s', (locale, messageIds, words) => {
    const { action } = aRun(anEngine(), messageIds);
    expect(action.describe({ timeZone, locale })).toBe(words);
  });
});
