import { describe, expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { execute } from '../ledger/execute.ts';
import { runJob } from '../ledger/run-job.ts';
import { takeBack } from '../ledger/take-back.ts';

const address = 'https://news.example/leave';
const key = 'leave-1';

/** A mailbox with a mail of a list; `asked` are the addresses that were asked to leave. */
function aList({
  names = address,
  takes = () => Promise.resolve(),
}: { names?: string | null; takes?: () => Promise<void> } = {}) {
  const asked: string[] = [];
  let isSilent = false;
  const engine = anEngine({
    inbox: silentInbox({
      get: (_person, id) =>
        isSilent
          ? Promise.reject(new Failure('unavailable', 'googleSilent', { mayStillHappen: true }))
          : Promise.resolve(aMail({ id, unsubscribe: names })),
    }),
    mailingLists: {
      unsubscribe: (to) => {
        asked.push(to);
        return takes();
      },
    },
  });
  const payload = { messageId: 'm7', list: 'News' };
  const call = { actionType: 'unsubscribe', payload, userId: anna.uid, idempotencyKey: key };
  const leave = () => execute(engine, anna, call);
  const silence = () => {
    isSilent = true;
  };
  return { engine, asked, leave, silence };
}

describe('a list that is left by an action', () => {
  it('is asked once, by the address in its mail, and there is no Undo', async () => {
    const { engine, asked, leave } = aList();
    expect(await leave()).toMatchObject({ status: 'done', message: 'Unsubscribed from “News”' });
    expect(await leave()).toMatchObject({ status: 'done' });
    expect(asked).toEqual([address]);
    expect(engine.ledger.entry(anna.uid, key)).toMatchObject({ inverse: null, undoUntil: null });
    expect(await takeBack(engine, anna, key)).toMatchObject({ status: 'already-delivered' });
  });

  it('is not asked where the mail allows none', async () => {
    const { asked, leave } = aList({ names: null });
    await expect(leave()).rejects.toMatchObject({ reason: 'cannotUnsubscribe' });
    expect(asked).toEqual([]);
  });

  it('that refuses is told, and not asked again by the same yes', async () => {
    const takes = () => Promise.reject(new Failure('unavailable', 'unsubscribeFailed'));
    const { asked, leave } = aList({ takes });
    await expect(leave()).rejects.toMatchObject({ reason: 'unsubscribeFailed' });
    await expect(leave()).rejects.toMatchObject({ reason: 'unsubscribeFailed' });
    expect(asked).toEqual([address]);
  });

  it('is known not to be left where its mail cannot be read', async () => {
    const { engine, asked, leave, silence } = aList();
    silence();
    await expect(leave()).rejects.toMatchObject({ reason: 'googleSilent' });
    expect(engine.ledger.entry(anna.uid, key)?.status).toBe('failed');
    expect(asked).toEqual([]);
  });

  it('is not asked again where the worker died while asking: nobody knows what came of it', async () => {
    const dead = Promise.withResolvers<void>();
    const { engine, asked, leave } = aList({ takes: () => dead.promise });
    void leave();
    await expect.poll(() => asked).toEqual([address]);
    engine.clock.advance(61_000);
    await runJob(engine, { uid: anna.uid, key });
    expect(engine.ledger.entry(anna.uid, key)).toMatchObject({
      status: 'uncertain',
      failure: { reason: 'undecidable' },
    });
    expect(asked).toEqual([address]);
  });

  it.each([
    ['en', 'Unsubscribe from “News”. This cannot be undone'],
    ['he', 'לבטל את ההרשמה אל ״News״. אי אפשר לבטל את הפעולה'],
  ])('is asked about in words: %s', (locale, words) => {
    const action = anEngine().actions.unsubscribe.prepare({ messageId: 'm7', list: 'News' });
    expect(action.describe({ timeZone: 'Asia/Jerusalem', locale })).toBe(words);
  });
});
