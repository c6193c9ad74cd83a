import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { describe, expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { noted } from '../../testing/what-is-there.ts';
import { execute } from '../ledger/execute.ts';
import { runEntry } from '../ledger/run-entry.ts';
import { takeBack } from '../ledger/take-back.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const hourMs = 3_600_000;
const timeZone = 'Asia/Jerusalem';

/** By the hour of a Tuesday, and it is the Monday before; the plan is for the first day of the next month. */
const mails = {
  cut: { to: ['dana@example.com'], subject: 'First cut', body: 'It is in the folder.', at: 9 },
  quote: { to: ['avi@example.com'], subject: 'The quote', body: 'As we said.', at: 15 },
  plan: { to: ['gil@example.com'], subject: 'The plan', body: 'For January.', at: 31 * 24 + 9 },
} as const;
type Name = keyof typeof mails;

async function world(...names: Name[]) {
  const engine = anEngine();
  const monday = Date.parse('2026-11-30T04:00:00Z');
  await engine.clock.wait(monday - engine.clock.now());
  const stored = new Map<string, SmartTaskDocument>();
  const instantOf = (hour: number) => Date.parse('2026-12-01T00:00:00+02:00') + hour * hourMs;
  for (const name of names) {
    const { at, to, subject, body } = mails[name];
    const payload = { to: [...to], subject, body };
    const runAt = new Date(instantOf(at)).toISOString();
    stored.set(name, {
      ...noted('x'),
      originalCommand: `mail it at ${at}`,
      assistantEcho: `Send an email to ${to[0]}`,
      actionType: 'send_email',
      status: 'Pending',
      actionPayload: payload,
    });
    const hash = payloadHash('send_email', payload);
    await execute(engine, anna, aMail({ taskId: name, payload, runAt, payloadHash: hash }));
  }
  const taskNow = (id: string, task: SmartTaskDocument) => {
    const { runAt, status } = engine.ledger.task(anna.uid, id) ?? {};
    return { ...task, id, ...(runAt == null ? {} : { runAt }), ...(status === undefined ? {} : { status }) };
  };
  const all = () => [...stored].map(([id, task]) => taskNow(id, task));
  const workspace = {
    openReminders: () => Promise.resolve([]),
    rungReminders: () => Promise.resolve([]),
    recentTasks: () => Promise.resolve(all()),
    notedTasks: () => Promise.resolve([]),
  };
  const ports = { ...noContacts(), ...engine, inbox: silentInbox(), workspace };
  const clock = clockOf({ timeZone }, engine.clock.now());
  const ask = (words: string, ...earlier: string[]) => askedChange(ports, anna, words, clock, earlier);
  const yes = async (words: string, ...earlier: string[]) => {
    const change = await ask(words, ...earlier);
    if (change?.is !== 'proposal') throw new Error(`no proposal: ${JSON.stringify(change)}`);
    const { actionType, payload, payloadHash: shown } = change;
    return aMail({ actionType, payload, payloadHash: shown, timeZone });
  };
  const run = (key: string) => runEntry(engine, anna, key);
  return { engine, ask, yes, run, instantOf };
}

describe('what is scheduled to leave', () => {
  it.each([
    'dont send dana that first cut mail tomorrow',
    "Don't send Dana the first cut yet",
    'cancel the mail to Dana that goes out tomorrow',
    'hold the first cut mail',
    'hold off on sending Dana the first cut',
    'stop the scheduled email to dana@example.com',
    'please call off the first cut mail',
    'delete the scheduled mail to Dana',
    'אל תשלחי לדנה את הקאט הראשון מחר, עוד לא מוכן',
    'אל תשלח לדנה את המייל מחר',
    'תבטלי את המייל לדנה שיוצא מחר',
    'בטל את השליחה של המייל לדנה',
    'תעצרי את המייל המתוזמן לדנה',
    'תעכבי את ההודעה לדנה',
  ])('is not sent, after a yes: %s', async (words) => {
    const { ask } = await world('cut', 'quote');
    expect(await ask(words)).toMatchObject({
      is: 'proposal',
      actionType: 'change_task',
      payload: { does: 'cancel', taskId: 'cut', due: '2026-12-01T09:00:00+02:00' },
      summary: 'Do not send “First cut (dana@example.com)”, scheduled for Tue 1 Dec, 09:00',
    });
  });

  it.each([
    ['dont send dana that first cut mail at 9 make it noon', '12:00'],
    ["don't send Dana the first cut until noon", '12:00'],
    ['do not send the first cut before 11', '11:00'],
    ['move the mail to Dana to noon', '12:00'],
    ['postpone the scheduled mail to Dana by two hours', '11:00'],
    ['push back the first cut mail an hour', '10:00'],
    ['send the first cut mail at noon instead', '12:00'],
    ['תדחי את המייל המתוזמן לדנה לצהריים', '12:00'],
    ['תדחה את המייל לדנה בשעה', '10:00'],
    ['תזיזי את המייל לדנה ל-12', '12:00'],
    ['אל תשלחי לדנה את המייל בתשע, תשלחי בצהריים', '12:00'],
    ['אל תשלח לדנה את המייל אלא רק ב-12', '12:00'],
  ])('is sent at another time, after a yes: %s', async (words, at) => {
    const { ask } = await world('cut', 'quote');
    expect(await ask(words)).toMatchObject({
      is: 'proposal',
      actionType: 'change_task',
      payload: { does: 'move', taskId: 'cut', newDue: `2026-12-01T${at}:00+02:00` },
    });
  });

  it('is asked to when it shall leave, where no time is said', async () => {
    const { ask } = await world('cut');
    const words = 'postpone the mail to Dana';
    expect(await ask(words)).toMatchObject({ is: 'said', asks: 'when' });
    expect(await ask('to noon', words)).toMatchObject({
      payload: { does: 'move', newDue: '2026-12-01T12:00:00+02:00' },
    });
  });

  it('is chosen by its place, or by its hour, where several are meant', async () => {
    const { ask } = await world('cut', 'quote');
    const words = 'cancel the scheduled mail';
    expect(await ask(words)).toMatchObject({ is: 'said', asks: 'which', choices: [{}, {}] });
    expect(await ask('the second one', words)).toMatchObject({
      payload: { does: 'cancel', taskId: 'quote' },
    });
    expect(await ask('cancel the mail that goes out at 3 pm tomorrow')).toMatchObject({
      payload: { taskId: 'quote' },
    });
  });

  it('is no other that leaves on the same day of another month', async () => {
    const { ask } = await world('cut', 'plan');
    expect(await ask('cancel the scheduled mail of tomorrow')).toMatchObject({ payload: { taskId: 'cut' } });
  });

  it.each(['cancel the scheduled mail to Zelda', 'תבטלי את המייל המתוזמן לזלדה'])(
    'is said to be nothing, where nothing is: %s',
    async (words) => {
      const { ask } = await world();
      expect(await ask(words)).toMatchObject({ is: 'said', asks: null });
    },
  );

  it.each([
    'send Dana the first cut at noon',
    'delete the mail from Dana',
    'move the mail from Dana to the archive',
    'cancel the meeting with Dana',
    "don't send Zelda the photos",
    'תשלחי לדנה מייל בצהריים',
    'תעבירי לדנה את המייל של תומר',
    'תמחקי את המייל מאת דנה',
  ])('is not meant by other words: %s', async (words) => {
    const { ask } = await world('cut');
    expect(await ask(words)).not.toMatchObject({ payload: { taskId: 'cut' } });
  });
});

describe('a send that is held back or moved', () => {
  it('never leaves once it is cancelled, and leaves at its time after Undo', async () => {
    const { engine, yes, run, instantOf } = await world('cut');
    const call = await yes('hold the first cut mail');
    expect(engine.ledger.entry(anna.uid, 'cut')?.status).toBe('scheduled');
    await execute(engine, anna, call);
    expect(await execute(engine, anna, call)).toMatchObject({ success: true });
    expect(engine.ledger.entry(anna.uid, 'cut')?.status).toBe('cancelled');
    expect(engine.ledger.task(anna.uid, 'cut')).toMatchObject({ status: 'Cancelled', runAt: null });
    await takeBack(engine, anna, call.idempotencyKey);
    expect(engine.ledger.entry(anna.uid, 'cut')).toMatchObject({ status: 'scheduled', runAt: instantOf(9) });
    expect(engine.ledger.task(anna.uid, 'cut')).toMatchObject({ status: 'Pending', runAt: instantOf(9) });
    await engine.clock.wait(instantOf(9) - engine.clock.now());
    await run('cut');
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('leaves once, at the new time and not at the old one', async () => {
    const { engine, yes, run, instantOf } = await world('cut');
    await execute(engine, anna, await yes('move the mail to Dana to noon'));
    await engine.clock.wait(instantOf(9) - engine.clock.now());
    expect(await run('cut')).toMatchObject({ is: 'waiting', until: instantOf(12) });
    await engine.clock.wait(3 * hourMs);
    await run('cut');
    await run('cut');
    expect(engine.mail.sent).toHaveLength(1);
  });

  it('goes back to its old time by Undo', async () => {
    const { engine, yes, instantOf } = await world('cut');
    const call = await yes('move the mail to Dana to noon');
    await execute(engine, anna, call);
    await takeBack(engine, anna, call.idempotencyKey);
    expect(engine.ledger.entry(anna.uid, 'cut')).toMatchObject({ status: 'scheduled', runAt: instantOf(9) });
  });

  it('is left alone where it has left, or was cancelled, since it was shown', async () => {
    const { engine, yes, run, instantOf } = await world('cut', 'quote');
    const late = await yes('move the mail to Dana to noon');
    const gone = await yes('move the mail to Avi to 4 pm');
    await takeBack(engine, anna, 'quote');
    await engine.clock.wait(instantOf(9) - engine.clock.now());
    await run('cut');
    for (const call of [late, gone])
      await expect(execute(engine, anna, call)).rejects.toMatchObject({ kind: 'conflict' });
    expect(engine.mail.sent).toHaveLength(1);
    expect(engine.ledger.entry(anna.uid, 'quote')?.status).toBe('cancelled');
  });
});
