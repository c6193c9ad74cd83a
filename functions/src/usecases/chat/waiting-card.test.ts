import { describe, expect, it } from 'vitest';
import type { Assistant } from '../../ports/model.ts';
import { meetsIn } from '../../testing/what-is-there.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { writeReply } from './turn.ts';

const writing = { signal: new AbortController().signal, onText: () => undefined };
const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem' };

type Reply = Awaited<ReturnType<typeof writeReply>>;

function ask(ports: ReturnType<typeof aChat>, message: string, more: object = {}): Promise<Reply> {
  return writeReply(ports, anna, { message, userId: 'anna', ...clock, ...more }, writing);
}

/** The cards of a reply, as the web app sends them. */
const cardsOf = ({ actions }: Reply) =>
  actions.map(({ actionType, payload, runAt }, index) => ({
    id: `card-${index + 1}`,
    actionType,
    payload,
    runAt,
  }));

/** What is said after a command whose cards wait. */
async function after(command: string, message: string, ports = withPeople()): Promise<Reply> {
  const context = { messages: [{ role: 'user' as const, content: command }] };
  return await ask(ports, message, { waiting: cardsOf(await ask(ports, command)), context });
}

function withPeople() {
  const ports = aChat();
  const mail = { threadId: 't', at: 1, isSent: true, isBulk: false, from: null };
  const to = [
    { name: 'Dana Levi', address: 'dana@example.com' },
    { name: 'Ron Cohen', address: 'ron@example.com' },
    { name: 'רון כהן', address: 'ron@example.com' },
  ];
  ports.mail.peopleOf = () => Promise.resolve([{ ...mail, to }]);
  return ports;
}

/** A meeting that is to move from 15:00 to 16:00. */
const move = {
  id: 'move',
  actionType: 'update_event' as const,
  payload: {
    eventId: 'e1',
    etag: '1',
    title: 'Dentist',
    startTime: '2026-11-23T15:00:00+02:00',
    endTime: '2026-11-23T15:30:00+02:00',
    newStart: '2026-11-23T16:00:00+02:00',
    newEnd: '2026-11-23T16:30:00+02:00',
  },
};

it('names the second of two wishes that no card can hold', async () => {
  const { message, actions } = await after(
    'remind me tomorrow at 6pm to call Mum',
    'no, 7, and tell Dana about it',
  );
  expect(actions).toMatchObject([{ payload: { reminderTime: '2026-11-21T19:00:00+02:00' } }]);
  expect(message).toContain('“tell Dana about it” is left out.');
});

it.each([
  ['hmm less stiff pls', 'No language model is set up here to word it anew'],
  ['פחות רשמי, שיישמע כמוני', 'לא הוגדר כאן מודל שפה שינסח מחדש'],
])('keeps the card and says who words it anew: %s', async (message, told) => {
  const reply = await after('email dana@example.com that I am late', message);
  expect(reply.message).toContain(told);
  expect(reply.actions).toMatchObject([{ actionType: 'send_email', payload: { body: 'I am late' } }]);
});

it.each(['send it tomorrow at 9 instead', 'תשלחי את זה מחר בתשע'])(
  'keeps a mail that leaves at once, and makes nothing else of the time: %s',
  async (message) => {
    const { actions } = await after('email dana@example.com that I am late', message);
    expect(actions).toMatchObject([{ actionType: 'send_email', payload: { body: 'I am late' } }]);
  },
);

const { newStart: _start, newEnd: _end, ...dentist } = move.payload;
const bread = { reminderId: 'r1', revision: 1, task: 'Buy bread', reminderTime: dentist.startTime };

it.each([
  [
    'update_event',
    { ...dentist, title: 'Room 5 rota', newPlace: 'room 5' },
    'not room 5, room 6',
    { newPlace: 'room 6', title: 'Room 5 rota' },
  ],
  [
    'update_reminder',
    { ...bread, newTask: 'Buy bread' },
    'not bread, milk',
    { newTask: 'Buy milk', task: 'Buy bread' },
  ],
])(
  'changes what the card makes of it, and not what is there: %s',
  async (actionType, payload, said, changed) => {
    const { actions } = await ask(aChat(), said, { waiting: [{ id: 'card', actionType, payload }] });
    expect(actions).toMatchObject([{ actionType, payload: changed }]);
  },
);

it.each([
  'cancel the run on Thursday',
  'תבטלי את הריצה ביום חמישי',
  'my knee hurts, so cancel the run on Thursday',
])('is not meant where something else is to be cancelled: %s', async (message) => {
  const payload = { title: 'Meeting with Tomer', startTime: '2026-11-26T15:00:00+02:00' };
  const ports = aChat();
  const early = Date.parse('2026-11-26T06:30:00+02:00');
  meetsIn(ports)('run', 'Run', early);
  meetsIn(ports)('hebrew', 'ריצה', early);
  const reply = await ask(ports, message, { waiting: [{ id: 'card', actionType: 'create_event', payload }] });
  expect(reply.actions).toMatchObject([{ actionType: 'cancel_event' }]);
  expect(reply.withdraws ?? []).toEqual([]);
});

describe('a card that waits is given anew with another time', () => {
  const meeting = 'schedule a meeting with dana@example.com tomorrow at 4pm';
  const reminder = 'remind me tomorrow at 6pm to call mom';
  it.each([
    [meeting, 'no, I meant 5pm', { startTime: '2026-11-21T17:00:00+02:00' }],
    [meeting, 'no, 5', { startTime: '2026-11-21T17:00:00+02:00' }],
    [meeting, 'make it Friday', { startTime: '2026-11-27T16:00:00+02:00' }],
    [meeting, 'an hour later', { startTime: '2026-11-21T17:00:00+02:00' }],
    [meeting, 'push it by an hour', { startTime: '2026-11-21T17:00:00+02:00' }],
    [
      meeting,
      'make it two hours',
      { startTime: '2026-11-21T16:00:00+02:00', endTime: '2026-11-21T18:00:00+02:00' },
    ],
    [meeting, 'לא, התכוונתי לחמש', { startTime: '2026-11-21T17:00:00+02:00' }],
    [reminder, 'change it to 8', { reminderTime: '2026-11-21T20:00:00+02:00' }],
    [reminder, 'תשני את זה לשבע', { reminderTime: '2026-11-21T19:00:00+02:00' }],
    [reminder, '8 in the morning', { reminderTime: '2026-11-21T08:00:00+02:00' }],
    [
      meeting,
      'an hour and a half, at the studio',
      { endTime: '2026-11-21T17:30:00+02:00', location: 'the studio' },
    ],
    [meeting, 'at cafe noir', { startTime: '2026-11-21T16:00:00+02:00', location: 'cafe noir' }],
    [meeting, 'in the studio, not online', { location: 'the studio' }],
    [meeting, 'שעה וחצי, בסטודיו', { endTime: '2026-11-21T17:30:00+02:00', location: 'סטודיו' }],
    [meeting, 'עזבי תשני לשעה וחצי ובסטודיו', { endTime: '2026-11-21T17:30:00+02:00', location: 'סטודיו' }],
    [
      meeting,
      'no not four, five thirty, and make it 45 minutes',
      { startTime: '2026-11-21T17:30:00+02:00', endTime: '2026-11-21T18:15:00+02:00' },
    ],
    [
      meeting,
      'on Sunday at 5, for half an hour',
      { startTime: '2026-11-22T17:00:00+02:00', endTime: '2026-11-22T17:30:00+02:00' },
    ],
    [reminder, 'at 7 and call it ring Uri', { reminderTime: '2026-11-21T19:00:00+02:00', task: 'ring Uri' }],
    [
      meeting,
      'לא, ב-17:00 ושיהיה 45 דקות',
      { startTime: '2026-11-21T17:00:00+02:00', endTime: '2026-11-21T17:45:00+02:00' },
    ],
    [
      meeting,
      'sorry, 5, and only half an hour',
      { startTime: '2026-11-21T17:00:00+02:00', endTime: '2026-11-21T17:30:00+02:00' },
    ],
    [
      meeting,
      'סליחה, בחמש, ורק חצי שעה',
      { startTime: '2026-11-21T17:00:00+02:00', endTime: '2026-11-21T17:30:00+02:00' },
    ],
    [meeting, 'just 30 minutes', { endTime: '2026-11-21T16:30:00+02:00' }],
    ['תזכורת להתקשר לסבתא', 'היום בשש', { reminderTime: '2026-11-20T18:00:00+02:00' }],
    ['remind me to call grandma', 'tomorrow', { reminderTime: '2026-11-21T09:00:00+02:00' }],
    [meeting, 'למשך שעה', { endTime: '2026-11-21T17:00:00+02:00' }],
    [meeting, 'no half past', { startTime: '2026-11-21T16:30:00+02:00' }],
    [reminder, 'no half past', { reminderTime: '2026-11-21T18:30:00+02:00' }],
    [reminder, 'quarter to', { reminderTime: '2026-11-21T17:45:00+02:00' }],
    [reminder, 'לא חצי', { reminderTime: '2026-11-21T18:30:00+02:00' }],
    ['remind me in 5 minutes to call mom', 'no, 10 minutes', { reminderTime: '2026-11-20T09:10:00+02:00' }],
    [
      'add a task to water the plants on Thursday',
      'Friday',
      { due: expect.stringMatching(/^2026-11-2[07]/) },
    ],
  ])('%s | %s', async (command, message, payload) => {
    const reply = await after(command, message);
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      actions: [{ payload }],
      withdraws: ['card-1'],
      source: 'rules',
    });
  });

  it.each([
    ['no, I meant 5pm', '2026-11-23T17:00:00+02:00', '2026-11-23T17:30:00+02:00'],
    ['two hours', '2026-11-23T17:00:00+02:00', '2026-11-23T17:30:00+02:00'],
    ['ביום רביעי', '2026-11-25T16:00:00+02:00', '2026-11-25T16:30:00+02:00'],
  ])('of a change: %s', async (message, newStart, newEnd) => {
    const { actions, withdraws } = await ask(aChat(), message, { waiting: [move] });
    expect(actions).toMatchObject([{ actionType: 'update_event', payload: { newStart, newEnd, etag: '1' } }]);
    expect(withdraws).toEqual(['move']);
  });

  it.each([
    ['no, at 9', '2026-11-23T09:00:00+02:00'],
    ['לא, ביום רביעי', '2026-11-25T08:00:00+02:00'],
    ['two hours', '2026-11-20T11:00:00+02:00'],
  ])('of mails that are put off: %s', async (message, until) => {
    const payload = { messageIds: 'm1', mails: 'Dana: Lunch', until: '2026-11-23T08:00:00+02:00' };
    const later = { id: 'later', actionType: 'snooze_mail' as const, payload };
    const { actions, withdraws } = await ask(aChat(), message, { waiting: [later] });
    expect(actions).toMatchObject([{ actionType: 'snooze_mail', payload: { ...payload, until } }]);
    expect(withdraws).toEqual(['later']);
  });

  it('names what changed, in the language of the words or, where they have none, of those before', async () => {
    expect((await after(meeting, 'no, I meant 5pm')).message).toMatch(
      /^Changed: tomorrow, 17:00 instead of tomorrow, 16:00\.\n\n[^]+\n\nShall I\?$/,
    );
    expect((await after('תקבע פגישה עם dana@example.com מחר בארבע', '17:00')).message).toMatch(
      /^שיניתי: מחר, 17:00 במקום מחר, 16:00\./,
    );
  });

  it('names a day alone where no hour was said', async () => {
    const { message } = await after('add a task to water the plants on Wednesday', 'no, Thursday');
    expect(message).toMatch(/^Changed: Thursday 26 November instead of Wednesday 25 November\./);
  });

  it('of a mail that leaves later, and not of one that leaves at once', async () => {
    const command = 'email dana@example.com tomorrow at 8am that the report is ready';
    const { actions } = await after(command, 'no, at 9');
    expect(actions).toMatchObject([{ actionType: 'send_email', runAt: '2026-11-21T09:00:00+02:00' }]);
    const { message, actions: unchanged } = await after('email dana@example.com that I am late', 'no, at 9');
    expect(message).toMatch(/^I did not understand what to change\./);
    expect(unchanged).toMatchObject([{ actionType: 'send_email', payload: { body: 'I am late' } }]);
  });

  it.each([
    ['today at 10am', 'no, 8am', 'This time has passed'],
    ['tomorrow at 4pm', 'no, at 4pm', 'The card says tomorrow, 16:00 already.'],
  ])('but not at a time that cannot be: %s, %s', async (at, message, told) => {
    const reply = await after(`schedule a meeting with dana@example.com ${at}`, message);
    expect(reply.message).toContain(told);
  });

  it('leaves the days of what repeats to a command of its own', async () => {
    const reply = await after('remind me every Sunday at 9am to call mom', 'no, I meant Friday');
    expect(reply.message).toContain('I did not understand what to change.');
    expect(reply.actions).toMatchObject([{ payload: { reminderTime: '2026-11-22T09:00:00+02:00' } }]);
  });
});

describe('a card that waits is given anew for another person or with other words', () => {
  it.each([
    ['email Dana that I am late', 'no, I meant Ron', { to: ['ron@example.com'], body: 'I am late' }],
    ['email Dana that I am late', 'sorry, to Ron', { to: ['ron@example.com'] }],
    ['שלח מייל לדנה לוי שאני מאחר', 'לא, התכוונתי לרון', { to: ['ron@example.com'] }],
    ['email dana@example.com that I am late', 'לא, התכוונתי לרון', { to: ['ron@example.com'] }],
    ['email Dana that I am late', 'gil@example.com', { to: ['gil@example.com'] }],
    [
      'schedule lunch with Dana tomorrow at 1pm',
      'no, with Ron',
      { attendees: ['ron@example.com'], title: 'lunch with Ron' },
    ],
    ['add a task to buy milk', 'I meant bread', { title: 'buy bread' }],
    ['remind me tomorrow at 5pm to call Dana', 'no, I meant Ron', { task: 'call Ron' }],
    ['תזכיר לי מחר בחמש להתקשר לדנה', 'התכוונתי ליוסי', { task: 'להתקשר ליוסי' }],
    ['add a task to buy milk and eggs', 'not milk, bread', { title: 'buy bread and eggs' }],
    ['תוסיף משימה לקנות חלב וביצים', 'לא חלב, לחם', { title: 'לקנות לחם וביצים' }],
    [
      'email dana@example.com that I am five minutes late',
      'ten minutes, not five minutes',
      { to: ['dana@example.com'], body: 'I am ten minutes late' },
    ],
    ['email Dana that I am late', 'not Dana, Ron', { to: ['ron@example.com'] }],
    ['שלח מייל לדנה לוי שאני מאחר', 'לא לדנה, לרון', { to: ['ron@example.com'] }],
    ['add a task to buy milk', 'call it Groceries', { title: 'Groceries' }],
    ['תזכיר לי מחר בחמש לקנות חלב', 'התכוונתי ללחם', { task: 'לקנות לחם' }],
  ])('%s | %s', async (command, message, payload) => {
    const reply = await after(command, message);
    expect(reply).toMatchObject({ actions: [{ payload }], withdraws: ['card-1'] });
  });

  it('but as it was where nobody is known by that name', async () => {
    const reply = await after('email Dana that I am late', 'no, I meant Zoe');
    expect(reply.message).toContain('no address of Zoe');
    expect(reply).toMatchObject({
      actions: [{ payload: { to: ['dana@example.com'] } }],
      withdraws: ['card-1'],
    });
  });
});

describe('a card that waits is given anew with more on it', () => {
  const meeting = 'schedule a meeting with Ron tomorrow at 4pm';
  const both = { attendees: ['ron@example.com', 'dana@example.com'] };
  it.each([
    [meeting, 'also invite Dana', both],
    [meeting, 'שעה וחצי, ותזמיני גם את דנה', { ...both, endTime: '2026-11-21T17:30:00+02:00' }],
    [meeting, 'an hour and a half, and invite Dana too', { ...both, endTime: '2026-11-21T17:30:00+02:00' }],
    [meeting, 'at the studio, and add Dana', { ...both, location: 'the studio' }],
    ['email Ron that I am late', 'add that I am on the 9 bus', { body: 'I am late. I am on the 9 bus' }],
    [
      'email Ron that I am late',
      'oh and add that I will sign it on Wednesday',
      { body: 'I am late. I will sign it on Wednesday' },
    ],
    [
      'email Ron that I am late',
      "and also say I'll bring the keys",
      { body: "I am late. I'll bring the keys" },
    ],
    ['email Ron that I am late', 'oh, also that we start at nine', { body: 'I am late. We start at nine' }],
    ['email Ron that I am late', 'oh and cc Dana', { cc: 'dana@example.com' }],
    ['שלח מייל לרון כהן שאני מאחר', 'וגם שאני באוטובוס', { body: 'אני מאחר. אני באוטובוס' }],
    ['add a task to buy milk', 'and bread too', { title: 'buy milk and bread' }],
    ['תוסיף משימה לקנות חלב', 'תוסיפי גם לחם', { title: 'לקנות חלב ולחם' }],
    ['email Ron that I am late', 'cc Dana', { to: ['ron@example.com'], cc: 'dana@example.com' }],
    ['שלח מייל לרון כהן שאני מאחר', 'תוסיפי שאני באוטובוס', { body: 'אני מאחר. אני באוטובוס' }],
  ])('%s | %s', async (command, message, payload) => {
    const reply = await after(command, message);
    expect(reply).toMatchObject({ actions: [{ payload }], withdraws: ['card-1'] });
    expect(reply.message).toMatch(/^(?:Added|הוספתי): /);
  });

  it.each(['add Zoe', 'add a task to buy milk'])('but for what is nobody: %s', async (message) => {
    expect((await after(meeting, message)).withdraws).toBeUndefined();
  });
});

describe('a card that waits is called off', () => {
  it.each([
    ['cancel it', 'All right, I leave it. Nothing was done.'],
    ['never mind', 'All right, I leave it. Nothing was done.'],
    ['no', 'All right, I leave it. Nothing was done.'],
    ['עזוב', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
    ['לא משנה', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
    ['תבטל', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
    ['I already did that', 'All right, I leave it. Nothing was done.'],
    ['סיימתי עם זה', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
    ['cancel the task', 'All right, I leave it. Nothing was done.'],
    ['תבטל את המשימה', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
    ['לא', 'בסדר, עזבתי את זה. דבר לא נעשה.'],
  ])('by %s', async (message, answer) => {
    const reply = await after('add a task to buy milk', message);
    expect(reply).toMatchObject({
      message: answer,
      requiresConfirmation: false,
      actions: [],
      withdraws: ['card-1'],
    });
  });

  it('with all that wait; a correction is for the one that it fits', async () => {
    const two = [move, { id: 'milk', actionType: 'create_task' as const, payload: { title: 'buy milk' } }];
    expect((await ask(aChat(), 'forget it', { waiting: two })).withdraws).toEqual(['move', 'milk']);
    const reply = await ask(aChat(), 'I meant bread', { waiting: two.toReversed() });
    expect(reply).toMatchObject({ actions: [{ payload: { title: 'buy bread' } }], withdraws: ['milk'] });
  });

  it.each(['cancel it', 'תבטל'])('not by %s where the card asks whether to cancel', async (message) => {
    const { newStart: _, newEnd: __, ...payload } = move.payload;
    const waiting = [{ id: 'cancel', actionType: 'cancel_event', payload }];
    const reply = await ask(aChat(), message, { waiting });
    expect(reply).toMatchObject({ actions: [{ actionType: 'cancel_event' }], withdraws: ['cancel'] });
    expect(reply.message).toMatch(/press Confirm|אישור/);
  });
});

describe('beside a card that waits', () => {
  it.each(['yes', 'yep send', 'Yes please, send it', 'ok, go ahead', 'כן', 'מאשרת', 'סבבה, תשלחי'])(
    'a yes is a press: %s',
    async (message) => {
      const reply = await ask(aChat(), message, { waiting: [move] });
      expect(reply).toMatchObject({
        actions: [],
        message: expect.stringMatching(/press Confirm|אישור הוא לחיצה/),
      });
      expect(reply.withdraws).toBeUndefined();
    },
  );

  it.each(['what time is it?', 'thanks!', 'remind me at 5pm to call mom', 'no, what time is it?'])(
    '%j is what it is without one',
    async (message) => {
      const reply = await ask(aChat(), message, { waiting: [move] });
      expect(reply.withdraws).toBeUndefined();
      expect(reply.message).toBe((await ask(aChat(), message)).message);
    },
  );

  it('a model is asked what else a correction may mean', async () => {
    const assistant: Assistant = {
      isConfigured: true,
      answer: () => Promise.resolve({ text: 'By the model.', calls: [] }),
    };
    const reply = await ask(aChat({ assistant }), 'make it more polite', { waiting: [move] });
    expect(reply.message).toBe('By the model.');
  });

  it('nothing of the browser is taken for granted: a card that could not run is none', async () => {
    const waiting = [{ ...move, payload: { newStart: move.payload.newStart } }];
    expect((await ask(aChat(), 'no, I meant 5pm', { waiting })).actions).toEqual([]);
  });
});

it.each([
  ["email ron@example.com that I'll send it on Thursday", 'no, make it Friday', "I'll send it on Friday"],
  ['email ron@example.com that I come at 5pm', 'sorry, 6pm', 'I come at 6pm'],
])('changes the time in what is written: %s, %s', async (command, message, body) => {
  expect(await after(command, message)).toMatchObject({
    actions: [{ payload: { body } }],
    withdraws: ['card-1'],
  });
});

it.each(['send it tomorrow at 9 instead', 'תשלחי את זה מחר ב-9'])(
  'sends later what was to leave at once: %s',
  async (message) => {
    expect(await after('email ron@example.com that the campaign is ready', message)).toMatchObject({
      actions: [{ runAt: '2026-11-21T09:00:00+02:00', payload: { body: 'the campaign is ready' } }],
      withdraws: ['card-1'],
    });
  },
);

it.each(["hmm hold on, don't send it yet, I want to read it again", 'רגע, אל תשלחי עדיין'])(
  'leaves the card as it is where nothing is to leave yet: %s',
  async (message) => {
    const reply = await after('email ron@example.com that I disagree', message);
    expect(reply).toMatchObject({
      actions: [],
      message: expect.stringMatching(/before you press Confirm|לפני לחיצה/),
    });
    expect(reply.withdraws).toBeUndefined();
  },
);

it('leaves somebody out, and out of the title', async () => {
  const reply = await after('set up a site meeting tomorrow at 9 with Dana and Ron', 'yes but without Ron');
  expect(reply.actions[0]?.payload).toMatchObject({
    attendees: ['dana@example.com'],
    title: 'site meeting with Dana',
  });
  expect(reply.withdraws).toEqual(['card-1']);
});

it.each([
  ['remind me tomorrow at 6:30 pm to take out the bins', 'not pm, am!!', '2026-11-21T06:30:00+02:00'],
  ['remind me tomorrow at 6:30 pm to take out the bins', 'in the morning', '2026-11-21T06:30:00+02:00'],
  [
    'remind me tomorrow at 10 to call Dana',
    'You put it on the wrong week, I wanted the one after',
    '2026-11-28T10:00:00+02:00',
  ],
])('is at the hour or in the week that was meant: %s, %s', async (command, message, reminderTime) => {
  expect(await after(command, message)).toMatchObject({ actions: [{ payload: { reminderTime } }] });
});

it('puts somebody in copy, whatever reason is told', async () => {
  const reply = await after(
    'email ron@example.com that the payment is due',
    'And put Dana in copy, she should know too',
  );
  expect(reply).toMatchObject({ actions: [{ payload: { cc: 'dana@example.com' } }] });
});

it.each([
  [
    'add a task: order thirty door handles',
    'Sorry, I said thirteen, not thirty.',
    'order thirteen door handles',
  ],
  ['add a task: order door handles', "call it 'Handles' instead", 'Handles'],
])('says in a title what was meant: %s, %s', async (command, message, title) => {
  expect(await after(command, message)).toMatchObject({ actions: [{ payload: { title } }] });
});

it('makes no number of a name', async () => {
  const { actions } = await after('whatsapp +972544112233 that I am late', 'I meant Yoav from the office');
  expect(JSON.stringify(actions)).not.toContain('"+972"');
});

it('is renamed by words that speak of its name', async () => {
  const { actions } = await after('פגישה ביום שלישי הבא ב-9', 'תשנה את השם של זה לסיור נכס');
  expect(actions).toMatchObject([{ payload: { title: 'סיור נכס' } }]);
});
