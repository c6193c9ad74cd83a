import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../ports/calendar.ts';
import type { Mail } from '../../ports/mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { aReminder } from '../../testing/a-reminder.ts';
import { anAsking, anEntry, at, days, hours, plain } from '../../testing/an-asking.ts';
import { doneThings, openThings } from './tasks.ts';

type Task = SmartTaskDocument & { id: string };

const aTask = (id: string, more: Partial<SmartTaskDocument> = {}): Task => ({
  id,
  originalCommand: id,
  assistantEcho: id,
  status: 'Done',
  timestamp: at('2026-11-18T09:00'),
  actionType: 'send_email',
  actionPayload: {},
  actionSummary: '',
  ...more,
});

type World = {
  tasks?: readonly Task[];
  noted?: readonly Task[];
  mails?: readonly Mail[];
  nextPageToken?: string | null;
  entries?: readonly CalendarEntry[];
};

function portsOf({ tasks = [], noted = [], mails = [], nextPageToken = null, entries = [] }: World) {
  const chat = aChat();
  const page = { mails: [...mails], unreadable: [], nextPageToken, total: 0, historyId: null };
  return {
    ...chat,
    inbox: { ...chat.inbox, list: () => Promise.resolve(page) },
    calendar: { ...chat.calendar, entries: () => Promise.resolve([...entries]) },
    channelStore: { newest: () => Promise.resolve([]), count: () => Promise.resolve(0) },
    workspace: {
      ...chat.workspace,
      recentTasks: (_uid: string, limit: number, over?: { from: number; to: number }) =>
        Promise.resolve(
          tasks
            .filter(({ timestamp }) => over === undefined || (timestamp >= over.from && timestamp < over.to))
            .slice(0, limit),
        ),
      notedTasks: (_uid: string, limit: number) => Promise.resolve(noted.slice(0, limit)),
    },
  };
}

const lastWeek = days('2026-11-15', '2026-11-21');

describe('what was done', () => {
  const ask = async (world: World, over = lastWeek, ...asking: Parameters<typeof anAsking>) =>
    plain((await doneThings(portsOf(world), anAsking(...asking), { asks: 'done', over, about: null })).text);
  const lunch = anEntry('Lunch', '2026-11-16T12:00', '2026-11-16T13:00');

  it.each([
    ['english', '- **Monday 16 November, 12:00–13:00** Lunch'],
    ['hebrew', '- **יום שני, 16 בנובמבר, 12:00–13:00** Lunch'],
  ] as const)('in several days names the day of a meeting in %s', async (language, line) => {
    expect(await ask({ entries: [lunch] }, lastWeek, language)).toContain(line);
  });

  it('in one day does without', async () => {
    expect(await ask({ entries: [lunch] }, days('2026-11-16'))).toContain('- **12:00–13:00** Lunch');
  });

  it.each([
    ['english', '- …and more.'],
    ['hebrew', '- …ועוד.'],
  ] as const)('says in %s that more was done than was read', async (language, more) => {
    const mails = [aMail({ labels: ['SENT'], sentAt: at('2026-11-17T09:00') })];
    const many = Array.from({ length: 101 }, (_, index) => aTask(`t${index}`));
    expect((await ask({ mails, nextPageToken: 'x' }, lastWeek, language)).split('\n').at(-1)).toBe(more);
    expect((await ask({ mails }, lastWeek, language)).split('\n').at(-1)).not.toBe(more);
    expect((await ask({ tasks: many }, lastWeek, language)).split('\n').at(-1)).toBe(more);
    const older = [...many.slice(0, 20), ...many.map((task) => ({ ...task, timestamp: 0 }))];
    expect((await ask({ tasks: older }, lastWeek, language)).split('\n').at(-1)).not.toBe(more);
  });
});

it('tells what was done long ago, however much was done since', async () => {
  const newer = Array.from({ length: 150 }, (_, index) => aTask(`t${index}`));
  const old = aTask('Permit sent', { timestamp: at('2025-03-03T09:00') });
  const asked = { asks: 'done', over: days('2025-03-01', '2025-03-31'), about: null } as const;
  const { text } = await doneThings(portsOf({ tasks: [...newer, old] }), anAsking(), asked);
  expect(plain(text)).toContain('- **3 Mar 2025, 09:00** Permit sent');
});

describe('open tasks', () => {
  const ask = async (world: World, about: string | null = null) =>
    plain(
      (
        await openThings(portsOf(world), anAsking(), {
          asks: 'open',
          what: 'tasks',
          over: null,
          about,
          late: false,
        })
      ).text,
    );
  const noted = (id: string, payload = {}) =>
    aTask(id, { actionType: 'create_task', actionPayload: { title: id, ...payload } });

  it('are told however many actions came after they were noted', async () => {
    const tasks = Array.from({ length: 150 }, (_, index) => aTask(`t${index}`));
    const done = noted('done', { finishedAt: '2026-11-19T09:00:00.000Z' });
    expect(await ask({ tasks, noted: [noted('permit'), done] })).toBe('Your open tasks:\n\n- permit');
  });

  it.each([
    ['podcast', ['Check the podcast', 'להקליט פודקאסט']],
    ['הגג', ['לתקן את הגג', 'Fix the roof']],
  ])('about %s are told in whichever language they are written', async (about, titles) => {
    const others = [noted('Water the plants'), noted('להתקשר לסבתא')];
    expect(await ask({ noted: [...titles.map((title) => noted(title)), ...others] }, about)).toContain(
      titles.map((title) => `- ${title}`).join('\n'),
    );
  });

  it('are told once', async () => {
    expect(await ask({ tasks: [noted('permit')], noted: [noted('permit')] })).toBe(
      'Your open tasks:\n\n- permit',
    );
  });
});

it.each([
  ['2026-11-22T20:00', '2026-11-23T00:00', true],
  ['2026-11-22T12:00', '2026-11-22T18:00', false],
])('a reminder of the small hours rings tonight: from %s to %s', async (from, to, isTold) => {
  const ports = portsOf({});
  const all = [
    aReminder({ task: 'Oven', dueAt: at('2026-11-23T01:30') }),
    aReminder({ task: 'Run', dueAt: at('2026-11-23T06:30') }),
  ];
  const workspace = { ...ports.workspace, openReminders: () => Promise.resolve(all) };
  const over = hours(from, to);
  const question = { asks: 'open', what: 'reminders', over, about: null, late: false } as const;
  const { text } = await openThings(
    { ...ports, workspace },
    anAsking('english', '2026-11-22T19:00'),
    question,
  );
  expect(text.includes('Oven')).toBe(isTold);
  expect(text).not.toContain('Run');
});
