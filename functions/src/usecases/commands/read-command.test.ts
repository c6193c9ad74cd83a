import { readingRoutes } from '@crocodile-hub/core/contract/readings';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { doubted } from '@crocodile-hub/core/reader/testing/doubted';
import { describe, expect, it } from 'vitest';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { KeptMessage } from '../../ports/channels.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { readByRules, readTyped } from './read-command.ts';

const { body, reply } = readingRoutes.readings;

/** What a command box gets for these words, as it leaves the server. */
const typed = async (command: string) =>
  reply.parse(
    await readTyped(
      { clock: fakeClock() },
      body.parse({ command, timeZone: 'Asia/Jerusalem', locale: 'en' }),
    ),
  ).actions;

describe('words that are being typed', () => {
  it('are answered as both readers have them', async () => {
    const now = new Date(fakeClock().now()).toISOString();
    const context = { now, timeZone: 'Asia/Jerusalem', country: 'IL' };
    const [first] = doubted(await commandModels(), context);
    if (first === undefined) throw new Error('no sentence is read in two ways');
    const { intent, slots, doubts } = first.reading;
    const [read] = await typed(first.text);
    expect(read).toMatchObject({ intent, slots, doubts });
    expect(read?.alternatives[0]).toMatchObject({ intent: first.other.intent, slots: first.other.slots });
  });

  it.each([
    ['email dana@example.com about lunch saying hi', 'send_email'],
    ['Schedule a meeting called Otters tomorrow at 10', 'create_event'],
    ['remind me tomorrow at 9 to water otters', 'reminder'],
    ['add a task to water otters', 'create_task'],
    ['whatsapp +972501234567 saying hi', 'send_whatsapp'],
    ['sms +972501234567 saying hi', 'send_sms'],
    ['message Shira on Instagram that otters are back', 'send_message'],
    ['search the web for otters', 'search'],
    ['how are you', 'none'],
  ] as const)('leave nothing out of "%s"', async (command, intent) => {
    const [read] = await typed(command);
    const [sent] = (await readTyped({ clock: fakeClock() }, { command, timeZone: 'Asia/Jerusalem' })).actions;
    expect(read?.intent).toBe(intent);
    expect(sent).toMatchObject(read ?? {});
    expect(Object.keys(read?.slots ?? {})).toEqual(Object.keys(sent?.slots ?? {}));
  });

  it('keep their places in the box, with the space around them', async () => {
    const command = '  remind me tomorrow at 9 to water otters ';
    const [read] = await typed(command);
    const task = read?.spans.find(({ slot }) => slot === 'task');
    expect(command.slice(task?.start, task?.end)).toBe('water otters');
  });

  it('are no new thing where they change one', async () => {
    for (const command of [
      'cancel the meeting with Dana',
      'תבטל את הפגישה עם דנה',
      "move my 3 o'clock to four",
      'תבטל את של ארבע',
    ])
      expect(await typed(command)).toMatchObject([{ intent: 'none' }]);
  });
});

describe('a message on a channel that the words name', () => {
  const shira = '8200000000000042';
  let minute = 0;
  const message = (over: Partial<KeptMessage>): KeptMessage => ({
    id: `m${(minute += 1)}`,
    platform: 'instagram',
    direction: 'inbound',
    from: shira,
    fromName: 'Shira Katz',
    to: '17841400000000001',
    content: 'hi',
    timestamp: minute,
    threadKey: shira,
    delivery: null,
    read: false,
    ...over,
  });
  const answer = message({ direction: 'outbound', fromName: null });
  const connection = {
    accountId: '17841400000000001',
    accessToken: 'token',
    account: null,
    connectedAt: 0,
    isRefused: false,
  };

  /** What the server reads, where these messages came by this channel. */
  async function asked(command: string, messages: readonly KeptMessage[] = [], isConnected = true) {
    const ports = {
      ...aChat(),
      channelStore: {
        newest: (_uid: string, channel: string) =>
          Promise.resolve(messages.filter(({ platform }) => platform === channel)),
      },
      connections: { load: () => Promise.resolve(isConnected ? connection : null) },
    };
    const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
    const { actions } = await readByRules(ports, anna, { command, userId: 'anna', ...clock });
    return actions;
  }

  const words = 'message Shira on Instagram that the reel was great';

  it('goes by it, to the number that is written, and is shown as such', async () => {
    const payload = { to: '+972501234567', message: 'hi' };
    expect(await asked('sms +972501234567 saying hi')).toMatchObject([
      {
        actionType: 'send_sms',
        payload,
        payloadHash: payloadHash('send_sms', payload),
        summary: 'Send +972501234567 an SMS message: hi',
        requiresConfirmation: false,
      },
    ]);
  });

  it('goes to the id of who wrote there and was answered', async () => {
    const payload = { platform: 'instagram', to: shira, message: 'the reel was great' };
    expect(await asked(words, [answer, message({})])).toMatchObject([
      {
        actionType: 'send_message',
        payload,
        payloadHash: payloadHash('send_message', payload),
        summary: `Send Shira <${shira}> an Instagram message: the reel was great`,
        requiresConfirmation: false,
        resolved: [{ written: 'Shira', address: shira, name: 'Shira Katz', doubt: null }],
      },
    ]);
  });

  it.each([
    ['was never written to', [message({})], { address: shira, doubt: 'never-written-to' }],
    [
      'may be one of two',
      [answer, message({}), message({ threadKey: '8200000000000043', fromName: 'Shira Bar' })],
      { address: null, doubt: 'several' },
    ],
    ['never wrote there', [message({ platform: 'messenger' })], { address: null, doubt: 'unknown' }],
  ] as const)('asks first where its recipient %s', async (_, messages, resolved) => {
    expect(await asked(words, messages)).toMatchObject([
      { actionType: 'send_message', requiresConfirmation: true, resolved: [resolved] },
    ]);
  });

  it('asks first where the channel is not connected', async () => {
    expect(await asked(words, [answer, message({})], false)).toMatchObject([
      {
        actionType: 'send_message',
        payload: { platform: 'instagram', to: 'Shira' },
        requiresConfirmation: true,
        resolved: [{ doubt: 'unknown' }],
      },
    ]);
  });

  it('finds a username among those who wrote there', async () => {
    const sent = await asked('dm @shira.katz on insta that the reel was great', [
      answer,
      message({ fromName: 'shira.katz' }),
    ]);
    expect(sent).toMatchObject([{ payload: { platform: 'instagram', to: shira } }]);
  });

  it.each([
    ['dm maya.studio on insta hi', 'hi'],
    ['message maya.studio on Instagram that two spots are saved', 'two spots are saved'],
    ['תכתבי ל-maya.studio באינסטגרם שיש מקום', 'יש מקום'],
  ])('goes to a username without its sign: %s', async (command, said) => {
    const wrote = message({ fromName: 'maya.studio' });
    expect(await asked(command, [answer, wrote])).toMatchObject([
      { actionType: 'send_message', payload: { platform: 'instagram', to: shira, message: said } },
    ]);
  });

  it('belongs to its own action of a sentence', async () => {
    const both = await asked('email gil@example.com saying hi and sms +972501234567 that the lift is stuck');
    expect(both).toMatchObject([
      { actionType: 'send_email', payload: { to: ['gil@example.com'], body: 'hi' } },
      { actionType: 'send_sms', payload: { to: '+972501234567', message: 'the lift is stuck' } },
    ]);
  });

  it('has both ways to choose from where the name of a channel ends what is said', async () => {
    const [read] = await asked('text +972501234567 that the lift is stuck by sms');
    expect(read).toMatchObject({
      actionType: 'send_sms',
      payload: { message: 'the lift is stuck' },
      requiresConfirmation: true,
      alternatives: [{ actionType: 'send_whatsapp', payload: { message: 'the lift is stuck by sms' } }],
    });
  });
});

describe('a message that names no channel', () => {
  const now = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
  async function asked(command: string) {
    const ports = aChat();
    const mail = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
    const to = [
      { name: 'Ruth Levi', address: 'ruth@example.com' },
      { name: 'Yossi Ben-David', address: 'yossi@example.com' },
    ];
    ports.mail.peopleOf = () => Promise.resolve([{ ...mail, to }]);
    return (await readByRules(ports, anna, { command, userId: 'anna', ...now })).actions;
  }

  it.each([
    ["tell Ruth I'll bring the salad", 'ruth@example.com', "I'll bring the salad"],
    ["let Ruth know I'm running late", 'ruth@example.com', "I'm running late"],
    ['ask Yossi if he booked the flight', 'yossi@example.com', 'Did you book the flight?'],
    ['ask Yossi whether he booked the flight', 'yossi@example.com', 'Did you book the flight?'],
    ["tell Yossi I'll bring it to him", 'yossi@example.com', "I'll bring it to you"],
    ['תגידי ליוסי שאני בדרך', 'yossi@example.com', 'אני בדרך'],
  ])('goes by mail to who is known there alone, and asks: %s', async (command, address, said) => {
    expect(await asked(command)).toMatchObject([
      {
        actionType: 'send_email',
        payload: { to: [address], body: said },
        requiresConfirmation: true,
        resolved: [{ address }],
      },
    ]);
  });

  it.each(["whatsapp Ruth that I'm late", "tell Ruth on WhatsApp I'm late", "sms Ruth that I'm late"])(
    'goes by no other channel than the one that is named: %s',
    async (command) => {
      const [read] = await asked(command);
      expect(read?.actionType).not.toBe('send_email');
      expect(read?.resolved).toMatchObject([{ address: null, doubt: 'unknown' }]);
    },
  );

  it('stays as it is read where no channel knows who is meant', async () => {
    expect(await asked("tell Zoe I'm late")).toMatchObject([
      {
        actionType: 'send_whatsapp',
        payload: { to: 'Zoe', message: "I'm late" },
        requiresConfirmation: true,
      },
    ]);
  });
});

describe('a meal without an hour', () => {
  it.each([
    ['Wednesday lunch with dana@example.com', '2026-11-25T12:30:00+02:00'],
    ['dinner with dana@example.com on Wednesday', '2026-11-25T19:30:00+02:00'],
    ['ארוחת צהריים ביום רביעי עם dana@example.com', '2026-11-25T12:30:00+02:00'],
  ])('is proposed at its usual one, and asks: %s', async (command, startTime) => {
    const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
    const { actions } = await readByRules(aChat(), anna, { command, userId: 'anna', ...clock });
    expect(actions).toMatchObject([
      { actionType: 'create_event', payload: { startTime }, requiresConfirmation: true },
    ]);
  });
});
