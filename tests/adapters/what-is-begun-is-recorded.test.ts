import { paths } from '@crocodile-hub/core/contract/paths';
import { executeRequest } from '@crocodile-hub/core/contract/routes';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isFailure } from '../../functions/src/ports/failure.ts';
import { anna } from '../../functions/src/testing/engine.ts';
import { allOf } from '../../functions/src/testing/memory-pages.ts';
import { execute } from '../../functions/src/usecases/ledger/execute.ts';
import { embeddedEngine, type EmbeddedEngine } from '../support/embedded-engine.ts';

let embedded: EmbeddedEngine;
beforeAll(async () => {
  embedded = await embeddedEngine();
});
afterAll(() => embedded.close());

const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud83d', 'א'.repeat(100_000), '字'.repeat(99_000), '9999-12-31T23:59:59-12:00'),
);
const anyId = fc.oneof(
  { arbitrary: fc.uuid(), weight: 9 },
  fc.constantFrom('.', '..', '__x__', 'a/b', '\ud800', 'x'.repeat(1_600)),
);
const anything = fc.oneof({ arbitrary: anyText, weight: 4 }, fc.jsonValue({ maxDepth: 8 }));
/** Mostly the right value, so that many calls begin. */
const mostly = (right: string) => fc.oneof({ arbitrary: fc.constant(right), weight: 9 }, anything);
const known = {
  to: mostly('dana@example.com'),
  subject: anything,
  body: fc.oneof(fc.constant('hi'), anyText),
  title: anything,
  task: anything,
  due: anything,
  startTime: mostly('2026-11-21T12:00:00'),
  endTime: anything,
  description: anything,
  reminderTime: mostly('2026-11-20T12:00:00Z'),
  notes: anything,
};
const unknown = fc.dictionary(fc.oneof(fc.string({ unit: 'binary' }), fc.constant('__x__')), anything);
const call = fc.record(
  {
    actionType: fc.constantFrom('send_email', 'create_event', 'reminder', 'create_task'),
    payload: fc
      .tuple(fc.record(known, { requiredKeys: ['to', 'body', 'title'] }), unknown)
      .map(([fields, more]) => ({ ...more, ...fields })),
    idempotencyKey: anyId,
    taskId: anyId,
    sessionId: anyId,
    locale: anyText,
    runAt: fc.constantFrom(undefined, '2026-11-20T10:00:00Z', '9999-12-31T23:59:59-12:00'),
  },
  { requiredKeys: ['actionType', 'payload'] },
);

/** As the API handles it: parsed by the contract, then executed. */
async function begun(wish: { actionType: string; payload: Record<string, unknown> }) {
  const shown = { ...wish, userId: anna.uid, payloadHash: payloadHash(wish.actionType, wish.payload) };
  const command = executeRequest.safeParse(JSON.parse(JSON.stringify(shown)));
  if (!command.success) return null;
  try {
    return await execute(embedded.engine, anna, command.data);
  } catch (error) {
    if (isFailure(error, 'invalid') || isFailure(error, 'conflict')) return null;
    throw error;
  }
}

it('is refused as invalid, or runs and is recorded, whatever a call brings', async () => {
  const { engine, db } = embedded;
  let recorded = 0;
  await fc.assert(
    fc.asyncProperty(call, async (wish) => {
      const before = engine.mail.sent.length;
      const reply = await begun(wish);
      if (reply === null) {
        expect(engine.mail.sent).toHaveLength(before);
        return;
      }
      recorded += 1;
      const entry = await db.doc(`${paths.outbox(anna.uid)}/${reply.key}`).get();
      expect(['done', 'scheduled']).toContain(entry.get('status'));
    }),
    { numRuns: 300, seed: 7, endOnFailure: true },
  );
  expect(recorded).toBeGreaterThan(50);
  expect(await allOf(engine.ledger.due(engine.clock.now()))).toEqual([]);
});
