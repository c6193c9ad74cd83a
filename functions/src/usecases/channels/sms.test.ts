import { describe, expect, it } from 'vitest';
import { reason } from '@crocodile-hub/core/failures/reason';
import { Failure } from '../../ports/failure.ts';
import type { SmsGateway } from '../../ports/channels.ts';
import type { Person } from '../../ports/accounts.ts';
import { anEngine } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { memoryChannels } from '../../testing/memory-channels.ts';
import { quietLog } from '../../testing/quiet.ts';
import { noChannel } from '../../testing/unreached.ts';
import { execute } from '../ledger/execute.ts';
import { smsChannel } from './sms.ts';
import { receiveTwilio } from './twilio-webhook.ts';

const [first, second] = ['+972555000200', '+972555000201'];
const peer = '+972501234567';
const person = (uid: string): Person => ({ uid, googleIds: [], providerToken: null, signedInAt: 0 });
const allSigned = { isFromMeta: () => true, isFromTwilio: () => true, isMetaToken: () => true };
const [anna, ben, cleo] = [person('anna'), person('ben'), person('cleo')];

type Left = Parameters<SmsGateway['send']>[0];

/** People who share two numbers of ours. */
function theProduct({ answers = true }: { answers?: boolean } = {}) {
  const left: Left[] = [];
  const sms: SmsGateway = {
    numbers: [first, second],
    send(message) {
      left.push(message);
      const silence = new Failure('unavailable', 'unknown', { mayHaveHappened: true });
      return answers ? Promise.resolve(`SM${left.length}`) : Promise.reject(silence);
    },
    find: ({ from, to, text }) => {
      const index = left.findIndex((one) => one.from === from && one.to === to && one.text === text);
      return Promise.resolve(index === -1 ? null : `SM${index + 1}`);
    },
  };
  const channelStore = memoryChannels();
  const common = { channelStore, sms, clock: fakeClock(), log: quietLog };
  const engine = anEngine({
    channels: { whatsapp: noChannel, messenger: noChannel, instagram: noChannel, sms: smsChannel(common) },
  });
  let count = 0;
  return {
    left,
    text: (by: Person, message: string) =>
      execute(engine, by, {
        userId: by.uid,
        actionType: 'send_sms',
        payload: { to: peer, message },
        idempotencyKey: `${by.uid}-${(count += 1)}`,
      }),
    answer: (to: string, words: string, from = peer) =>
      receiveTwilio(
        { ...common, signatures: allSigned },
        new Map(Object.entries({ MessageSid: `in-${words}`, From: from, To: to, Body: words })),
        'signed',
      ),
    tells: (id: string, status: string, more: Readonly<Record<string, string>> = {}) => {
      const [{ from, to } = { from: '', to: '' }] = left;
      const news = { MessageSid: id, SmsStatus: status, MessageStatus: status, From: from, To: to, ...more };
      return receiveTwilio({ ...common, signatures: allSigned }, new Map(Object.entries(news)), 'signed');
    },
    states: async ({ uid }: Person) =>
      (await channelStore.newest(uid, 'sms', 10)).map(({ content, delivery }) => [content, delivery]),
    inbox: async ({ uid }: Person) =>
      (await channelStore.newest(uid, 'sms', 10))
        .filter(({ direction }) => direction === 'inbound')
        .map(({ content }) => content),
  };
}

describe('two people who text the same number', () => {
  it('write from numbers of their own, and each gets their own answers alone', async () => {
    const { text, answer, inbox, left } = theProduct();
    await Promise.all([text(anna, 'It is Anna'), text(ben, 'It is Ben')]);
    await text(anna, 'Anna again');
    const numberOf = (start: string) =>
      left.filter((one) => one.text.includes(start)).map(({ from }) => from);
    expect(numberOf('Ben')).toHaveLength(1);
    expect(new Set(numberOf('Anna')).size).toBe(1);
    expect(numberOf('Anna')).not.toContain(numberOf('Ben')[0]);

    await answer(numberOf('Anna')[0] ?? '', 'yes, Anna');
    await answer(numberOf('Ben')[0] ?? '', 'no, Ben');
    expect(await inbox(anna)).toEqual(['yes, Anna']);
    expect(await inbox(ben)).toEqual(['no, Ben']);
  });

  it('leave none for a third, who is told so, and nothing leaves', async () => {
    const { text, left } = theProduct();
    await text(anna, 'It is Anna');
    await text(ben, 'It is Ben');
    await expect(text(cleo, 'It is Cleo')).rejects.toMatchObject({
      kind: 'conflict',
      reason: reason('noNumberLeft', { to: '+972501234567' }),
      message: expect.stringMatching(/already writes to \+972501234567 for somebody else/),
    });
    expect(left).toHaveLength(2);
  });

  it('settle a doubtful send by what left from their own number', async () => {
    const { text, left } = theProduct({ answers: false });
    await text(anna, 'the same words');
    await text(ben, 'the same words');
    expect(left.map(({ from }) => from)).toEqual([first, second]);
  });

  it('keep a text whose answer was lost in the conversation, and hear what becomes of it', async () => {
    const { text, tells, states } = theProduct({ answers: false });
    await text(anna, 'the same words');
    expect(await states(anna)).toEqual([['the same words', 'sent']]);
    await tells('SM1', 'delivered');
    expect(await states(anna)).toEqual([['the same words', 'delivered']]);
  });
});

it('keeps a stranger’s text from everybody, whoever uses the number', async () => {
  const { text, answer, inbox } = theProduct();
  await text(anna, 'hello');
  await answer(first, 'I am nobody you know', '+972509999999');
  await answer(second, 'wrong number');
  expect(await inbox(anna)).toEqual([]);
  expect(await inbox(ben)).toEqual([]);
});

describe('what Twilio tells of a text that left', () => {
  it('becomes its state, whether or not its words come along', async () => {
    const { text, tells, states } = theProduct();
    await text(anna, 'hello');
    await tells('SM1', 'delivered');
    expect(await states(anna)).toEqual([['hello', 'delivered']]);
    await tells('SM1', 'undelivered', { Body: 'hello' });
    expect(await states(anna)).toEqual([['hello', 'failed']]);
  });

  it('is no new text, and changes nothing where the text only waits to leave', async () => {
    const { text, tells, states } = theProduct();
    await text(anna, 'hello');
    for (const status of ['queued', 'sending']) await tells('SM1', status, { Body: 'hello' });
    expect(await states(anna)).toEqual([['hello', 'sent']]);
  });
});

it('keeps a text once, however often Twilio tells it', async () => {
  const { text, answer, inbox, left } = theProduct();
  await text(anna, 'hello');
  for (let time = 0; time < 3; time += 1) await answer(left[0]?.from ?? '', 'yes');
  expect(await inbox(anna)).toEqual(['yes']);
});
