import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { execute } from './execute.ts';
import { takeBack } from './take-back.ts';

const runAt = '2026-11-21T09:00:00+02:00';
const event = { actionType: 'create_event', payload: { title: 'Lunch', startTime: '2026-11-21T12:00:00' } };

/** What an action answers when it is asked for, and when it is taken back. */
async function answers(changes: Record<string, unknown>): Promise<string[]> {
  const engine = anEngine();
  const wish = aMail(changes);
  const { message } = await execute(engine, anna, wish);
  const back = await takeBack(engine, anna, wish.idempotencyKey);
  return [message, back.message];
}

describe('the ledger answers in the language of the call', () => {
  it.each([
    ['en', 'Waiting to be sent', 'Cancelled'],
    ['he', 'ממתינה לשליחה', 'בוטלה'],
  ])('%s, of what is held', async (locale, ...said) => {
    expect(await answers({ locale, holdMs: 5_000 })).toEqual(said);
  });

  it.each([
    ['en', 'Scheduled', 'Cancelled'],
    ['he-IL', 'מתוזמנת', 'בוטלה'],
  ])('%s, of what is scheduled', async (locale, ...said) => {
    expect(await answers({ locale, runAt })).toEqual(said);
  });

  it.each([
    ['en', 'Already delivered'],
    ['he', 'כבר נמסרה'],
  ])('%s, of what has left', async (locale, said) => {
    expect((await answers({ locale }))[1]).toBe(said);
  });

  it.each([
    ['en', 'Taken back'],
    ['he', 'הוחזרה לאחור'],
  ])('%s, of what is taken back', async (locale, said) => {
    expect((await answers({ ...event, locale }))[1]).toBe(said);
  });
});
