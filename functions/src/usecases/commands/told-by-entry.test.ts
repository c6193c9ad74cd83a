import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { Failure } from '../../ports/failure.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anEntry, ofDays, plain } from '../../testing/an-asking.ts';
import { anna } from '../../testing/engine.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { readByRules, readCommand, readTyped } from './read-command.ts';

const entries = [
  anEntry('Meeting with Dana', '2026-11-23T10:00', '2026-11-23T11:00'),
  anEntry('פגישה עם דנה', '2026-11-23T10:00', '2026-11-23T11:00'),
  anEntry('Meeting with Dana', '2026-11-25T16:00', '2026-11-25T17:00'),
  anEntry('Dentist', '2026-11-24T12:00', '2026-11-24T13:00'),
  anEntry('תור לרופא שיניים', '2026-11-24T12:00', '2026-11-24T13:00'),
  anEntry('Weekly sync', '2026-11-22T15:00', '2026-11-22T15:30'),
  anEntry('Tom / roadmap', '2026-11-22T17:00', '2026-11-22T17:45'),
  anEntry('שיחה עם תום', '2026-11-22T17:00', '2026-11-22T17:45'),
  anEntry('Flight to Berlin', '2026-11-27T06:30', '2026-11-27T10:30'),
  anEntry('טיסה לברלין', '2026-11-27T06:30', '2026-11-27T10:30'),
  ofDays('Wedding of Gil', '2026-11-29'),
  ofDays('החתונה של גיל', '2026-11-29'),
  anEntry('Budget review', '2026-11-22T10:40', '2026-11-22T11:30'),
];

type Read = typeof readCommand;

const plainly = <T extends { summary: string }>(one: T): T => ({ ...one, summary: plain(one.summary) });

/** What the server reads on Sunday, 22 November 2026, 10:20, with this calendar. */
async function asked(command: string, calendar: readonly CalendarEntry[] | Failure = entries, read?: Read) {
  const chat = aChat();
  const ports = {
    ...chat,
    calendar: {
      ...chat.calendar,
      entries: () =>
        calendar instanceof Failure ? Promise.reject(calendar) : Promise.resolve([...calendar]),
    },
  };
  const clock = { now: '2026-11-22T10:20:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
  const reply = await (read ?? readByRules)(ports, anna, { command, userId: 'anna', ...clock });
  return { ...reply, summary: plain(reply.summary), actions: reply.actions.map(plainly) };
}

describe('a time before every one of a series', () => {
  const series = [
    anEntry('Studio sync', '2026-11-22T10:25', '2026-11-22T10:45'),
    anEntry('Studio sync', '2026-11-29T10:25', '2026-11-29T10:45'),
    anEntry('Studio sync', '2026-12-06T10:25', '2026-12-06T10:45'),
    anEntry('ישיבת צוות', '2026-11-23T09:30', '2026-11-23T10:00'),
    anEntry('ישיבת צוות', '2026-11-24T09:30', '2026-11-24T10:00'),
  ];

  it.each([
    // That of today's has passed.
    [
      'I want to be reminded ten minutes before every studio sync',
      'Studio sync',
      '2026-11-29T10:15',
      'FREQ=WEEKLY',
    ],
    [
      'remind me an hour before each studio sync to print the plan',
      'print the plan',
      '2026-11-29T09:25',
      'FREQ=WEEKLY',
    ],
    ['תזכיר לי עשר דקות לפני כל ישיבת צוות להכין קפה', 'להכין קפה', '2026-11-23T09:20', 'FREQ=DAILY'],
  ])('comes as often as the series does: %s', async (command, task, at, recurrence) => {
    const { actions } = await asked(command, series);
    expect(actions).toMatchObject([
      {
        actionType: 'reminder',
        payload: { task, reminderTime: `${at}:00+02:00`, recurrence },
        requiresConfirmation: true,
      },
    ]);
  });

  it('is once where the calendar tells no rule', async () => {
    const { actions } = await asked('remind me an hour before every dentist appointment to eat');
    expect(actions[0]?.payload).toMatchObject({ reminderTime: '2026-11-24T11:00:00+02:00' });
    expect(actions[0]?.payload).not.toHaveProperty('recurrence');
  });
});

describe('a time that an entry of the calendar tells', () => {
  it.each([
    [
      'remind me an hour before the meeting with Dana to print the contract',
      '2026-11-23T09:00',
      'print the contract',
    ],
    ['תזכירי לי שעה לפני הפגישה עם דנה להכין קפה', '2026-11-23T09:00', 'להכין קפה'],
    [
      'remind me to print the contract an hour before the meeting with Dana',
      '2026-11-23T09:00',
      'print the contract',
    ],
    ['שעה לפני הפגישה עם דנה תזכירי לי להכין קפה', '2026-11-23T09:00', 'להכין קפה'],
    [
      'remind me half an hour before my dentist appointment to find the form',
      '2026-11-24T11:30',
      'find the form',
    ],
    ["remind me 15 min before my 3 o'clock to eat", '2026-11-22T14:45', 'eat'],
    ['remind me the evening before the flight to pack', '2026-11-26T19:00', 'pack'],
    ['remind me a day before the flight to Berlin to check in', '2026-11-26T06:30', 'check in'],
    [
      'half an hour before I fly to Berlin, remind me to print the visa',
      '2026-11-27T06:00',
      'print the visa',
    ],
    ['remind me two days before the Berlin trip to pack', '2026-11-25T06:30', 'pack'],
    ['nudge me an hour before i meet dana so i can print the brief', '2026-11-23T09:00', 'print the brief'],
    ['remind me after the meeting with Dana to send notes', '2026-11-23T11:00', 'send notes'],
    ['תזכיר לי יום לפני הטיסה לארוז', '2026-11-26T06:30', 'לארוז'],
    ['remind me right after my call with Tom to send the notes', '2026-11-22T17:45', 'send the notes'],
    ['תזכירי לי רבע שעה אחרי השיחה עם תום לשלוח סיכום', '2026-11-22T18:00', 'לשלוח סיכום'],
    ['remind me two days before the wedding to iron the suit', '2026-11-27T09:00', 'iron the suit'],
    ['תזכירי לי ערב לפני החתונה לגהץ את החליפה', '2026-11-28T19:00', 'לגהץ את החליפה'],
    ['remind me an hour before the meeting with Dana on Wednesday to print', '2026-11-25T15:00', 'print'],
    ['remind me an hour before the meeting with Dana', '2026-11-23T09:00', 'Meeting with Dana'],
    ['תזכירי לי שעה לפני התור לרופא השיניים', '2026-11-24T11:00', 'תור לרופא שיניים'],
    [
      'remind me 10 minutes before my meeting with Dana print the contract',
      '2026-11-23T09:50',
      'print the contract',
    ],
  ])('is the one of "%s"', async (command, at, task) => {
    const { actions } = await asked(command);
    expect(actions).toMatchObject([
      {
        actionType: 'reminder',
        payload: { task, reminderTime: `${at}:00+02:00` },
        requiresConfirmation: true,
        words: command,
      },
    ]);
  });

  it('is asked about with its entry, the next one of several, though the look-up was agreed to', async () => {
    const command = 'remind me an hour before the meeting with Dana to print';
    const start = command.indexOf('an hour');
    const end = command.indexOf(' to print');
    const read = await asked(command, entries, (ports, person, request) =>
      readByRules(ports, person, { ...request, answered: [{ kind: 'entry', start, end }] }),
    );
    expect(read).toMatchObject({
      requiresConfirmation: true,
      summary: expect.stringContaining('(by your calendar: “Meeting with Dana”, tomorrow, 10:00)') as string,
      doubts: expect.arrayContaining([
        { kind: 'entry', start, end, meant: 'Meeting with Dana, tomorrow, 10:00' },
      ]) as unknown,
    });
  });

  it('is left to no model, which knows no calendar', async () => {
    const command = 'remind me well an hour before the meeting with Dana to eat';
    const { confidence, payload } = await asked(command);
    expect(payload).toMatchObject({ reminderTime: '2026-11-23T09:00:00+02:00' });
    expect(confidence).toBe(0.8);
  });

  it('is that of a meeting and of a send, too', async () => {
    expect(
      await asked('schedule a prep call with Gil half an hour before the dentist appointment'),
    ).toMatchObject({
      actionType: 'create_event',
      payload: { startTime: '2026-11-24T11:30:00+02:00' },
      requiresConfirmation: true,
    });
    expect(
      await asked('email gil@example.com an hour before the meeting with Dana saying I am on my way'),
    ).toMatchObject({
      actionType: 'send_email',
      payload: { to: ['gil@example.com'], body: 'I am on my way' },
      runAt: '2026-11-23T09:00:00+02:00',
      requiresConfirmation: true,
    });
  });

  it.each([
    [
      'remind me an hour before the meeting with Noa to print',
      'I found no “the meeting with Noa” ahead in your calendar.',
    ],
    ['תזכירי לי שעה לפני הפגישה עם נועה להכין קפה', 'אין בהמשך היומן ״הפגישה עם נועה״.'],
    [
      'remind me an hour before the budget review to print',
      '“Budget review” is today, 10:40, so today, 09:40 has passed.',
    ],
    [
      'remind me an hour before the wedding to iron',
      '“Wedding of Gil” has no hour: it takes the whole day, Sunday 29 November.',
    ],
  ])('is none, and asked for, in "%s"', async (command, summary) => {
    expect(await asked(command)).toMatchObject({
      actionType: 'reminder',
      payload: { reminderTime: '' },
      summary,
      requiresConfirmation: true,
    });
  });

  it.each([
    [
      new Failure('reauth', 'googleNeeded'),
      'I cannot see your calendar: Google is not connected. Connect it on Connected Devices.',
    ],
    [new Failure('unavailable', 'googleSilent'), 'Your calendar did not answer. Please try again.'],
  ])('is none where the calendar cannot be read', async (failure, summary) => {
    const command = 'remind me an hour before the meeting with Dana to print';
    expect(await asked(command, failure)).toMatchObject({ payload: { reminderTime: '' }, summary });
    const { actions } = await asked(command, failure, readCommand);
    expect(actions).toMatchObject([{ payload: { task: 'print', reminderTime: '' }, summary }]);
  });

  it('lets no send leave at once unasked where nobody knows the time', async () => {
    const command = 'email gil@example.com an hour before the meeting with Noa saying hi';
    const why = 'I found no “the meeting with Noa” ahead in your calendar.';
    expect(await asked(command)).toMatchObject({
      actionType: 'send_email',
      runAt: null,
      requiresConfirmation: true,
      summary: expect.stringContaining(`${why} When is it to leave?`) as string,
    });
    expect(await asked(command, entries, readCommand)).toMatchObject({ actionType: 'unknown', summary: why });
  });

  it('is the hour that the words say themselves where the calendar has none', async () => {
    expect(await asked('remind me 15 minutes before the 11:00 standup to open the chart', [])).toMatchObject({
      payload: { reminderTime: '2026-11-22T10:45:00+02:00', task: 'open the chart' },
      requiresConfirmation: true,
    });
  });

  it.each([
    'remind me before I leave to lock the door',
    'remind me an hour before I leave to lock the door',
    'remind me when i get back from Athens to water everything',
    'תזכירי לי לפני שאני יוצאת לנעול',
  ])('is asked for where it is that of an event in no calendar: %s', async (command) => {
    const { actions } = await asked(command);
    expect(actions).toMatchObject([{ actionType: 'reminder', payload: { reminderTime: '' } }]);
    expect(actions.flatMap(({ doubts }) => doubts)).not.toContainEqual(
      expect.objectContaining({ kind: 'entry' }),
    );
  });

  it.each([
    'tell Dana I will be there an hour before the meeting',
    'תגיד לדנה שאני אגיע שעה לפני הפגישה',
    'remind me three days before the 26th to pay',
    'schedule a meeting with Dana tomorrow at 10 and remind me an hour before the meeting',
  ])('is left alone in "%s"', async (command) => {
    const { actions } = await asked(command);
    expect(actions.flatMap(({ doubts }) => doubts)).not.toContainEqual(
      expect.objectContaining({ kind: 'entry' }),
    );
    expect(actions.map(({ payload }) => payload['reminderTime'])).not.toContain('');
  });

  it.each([
    [
      'remind me an hour before the meeting with Dana to print',
      'an hour before the meeting with Dana',
      'print',
    ],
    ['תזכירי לי שעה לפני הפגישה עם דנה להכין קפה', 'שעה לפני הפגישה עם דנה', 'להכין קפה'],
  ])('is asked about while "%s" is typed, and nobody is looked up', async (command, words, task) => {
    const { actions } = await readTyped({ clock: fakeClock() }, { command, timeZone: 'Asia/Jerusalem' });
    const start = command.indexOf(words);
    expect(actions).toMatchObject([
      {
        intent: 'reminder',
        slots: { task, reminderTime: null },
        doubts: [{ kind: 'entry', start, end: start + words.length }],
      },
    ]);
  });
});
