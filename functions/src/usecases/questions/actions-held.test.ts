import type { SmartTaskDocument } from '@crocodile-hub/core/contract/documents';
import { describe, expect, it } from 'vitest';
import { anAsking, at, days, plain } from '../../testing/an-asking.ts';
import { actionsHeld } from './actions-held.ts';

type Task = SmartTaskDocument & { id: string };

const aTask = (id: string, more: Partial<SmartTaskDocument>): Task => ({
  id,
  originalCommand: id,
  assistantEcho: '',
  status: 'Done',
  timestamp: at('2026-11-22T08:00'),
  actionType: 'send_email',
  actionPayload: {},
  actionSummary: '',
  ...more,
});

const tasks: readonly Task[] = [
  aTask('whatsapp maya', {
    status: 'Error',
    assistantEcho: 'Send a WhatsApp message to +972547654321',
    actionType: 'send_whatsapp',
    actionPayload: { to: '+972547654321', message: 'The photos are ready.' },
    actionSummary: '❌ WhatsApp allows free text only within 24 hours.',
  }),
  aTask('mail dana the budget', {
    status: 'Error',
    timestamp: at('2026-11-20T08:00'),
    reason: 'whatsappWindow',
    actionSummary: 'as it was told then',
  }),
  aTask('email Dana that the hotel is free', {
    status: 'Waiting Confirmation',
    actionPayload: { subject: 'Three days in Lisbon' },
  }),
  aTask('send Dana the first cut', {
    status: 'Pending',
    runAt: at('2026-11-23T09:00'),
    actionPayload: { subject: 'First cut' },
  }),
  aTask('send Avi the plan', {
    status: 'Pending',
    actionPayload: { subject: 'Plan', sendAt: '2026-11-25T09:00:00+02:00' },
  }),
  aTask('pay city tax', { status: 'Pending', actionType: 'reminder' }),
];

const portsOf = (there: readonly Task[]) => ({
  workspace: {
    recentTasks: () => Promise.resolve([...there]),
    notedTasks: () => Promise.resolve([]),
    openReminders: () => Promise.resolve([]),
  },
});

const told = async (
  question: Omit<Parameters<typeof actionsHeld>[2], 'asks'>,
  language: 'english' | 'hebrew' = 'english',
  there = tasks,
) => plain((await actionsHeld(portsOf(there), anAsking(language), { asks: 'actions', ...question })).text);

describe('the actions that the assistant holds', () => {
  it('tells what failed and why, the newest first', async () => {
    expect(await told({ wants: 'failed', over: null, about: null })).toBe(
      [
        'These actions failed:',
        '',
        String.raw`- **today, 08:00** Send a WhatsApp message to \+972547654321, “The photos are ready.” — WhatsApp allows free text only within 24 hours.`,
        '- **20 Nov, 08:00** mail dana the budget — WhatsApp allows free text only within 24 hours of the last message from this person.',
      ].join('\n'),
    );
  });

  it('tells the one that is spoken of, under another name too, and all where none is', async () => {
    const about = async (words: string) => told({ wants: 'failed', over: null, about: words });
    expect(await about('photos')).not.toContain('budget');
    expect(await about('התמונות')).not.toContain('budget');
    expect(await about('זברה')).toContain('budget');
  });

  it('gives the reason in the language of the question', async () => {
    expect(await told({ wants: 'failed', over: days('2026-11-20'), about: null }, 'hebrew')).toMatch(
      /[א-ת]{3}.*24/,
    );
  });

  it('tells what waits for a yes', async () => {
    expect(await told({ wants: 'waiting', over: null, about: null })).toBe(
      'These wait for your yes:\n\n- **today, 08:00** email Dana that the hotel is free, “Three days in Lisbon”',
    );
  });

  it('tells which messages leave by themselves, the soonest first, in a time that is asked about', async () => {
    expect(await told({ wants: 'scheduled', over: null, about: null })).toBe(
      'These leave by themselves:\n\n- **leaves tomorrow, 09:00** send Dana the first cut, “First cut”\n- **leaves 25 Nov, 09:00** send Avi the plan, “Plan”',
    );
    expect(await told({ wants: 'scheduled', over: days('2026-11-23'), about: null })).not.toContain('Plan');
  });

  it.each([
    ['failed', 'None of your latest actions failed.'],
    ['waiting', 'Nothing waits for your yes.'],
    ['scheduled', 'Nothing is set to leave by itself.'],
  ] as const)('says that there are none: %s', async (wants, text) => {
    expect(await told({ wants, over: null, about: null }, 'english', [])).toBe(text);
  });
});
