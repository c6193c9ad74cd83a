import { readingRoutes } from '@crocodile-hub/core/contract/readings';
import { commandModels } from '@crocodile-hub/core/reader/commands/load';
import { doubted } from '@crocodile-hub/core/reader/testing/doubted';
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
