import { readingRoutes } from '@crocodile-hub/core/contract/readings';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { readTyped } from './read-command.ts';

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
    const command = 'dinner Yael sat 8';
    expect(await typed(command)).toMatchObject([
      {
        intent: 'create_event',
        slots: { title: 'dinner Yael' },
        doubts: [{ kind: 'reading' }],
        alternatives: [
          { intent: 'create_event', slots: { title: 'dinner', attendees: ['Yael'] } },
          { intent: 'reminder' },
        ],
      },
    ]);
  });

  it.each([
    ['email dana@example.com about lunch saying hi', 'send_email'],
    ['Schedule a meeting called Otters tomorrow at 10', 'create_event'],
    ['remind me tomorrow at 9 to water otters', 'reminder'],
    ['add a task to water otters', 'create_task'],
    ['whatsapp +972501234567 saying hi', 'send_whatsapp'],
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
    for (const command of ['cancel the meeting with Dana', 'תבטל את הפגישה עם דנה'])
      expect(await typed(command)).toMatchObject([{ intent: 'none' }]);
  });
});
