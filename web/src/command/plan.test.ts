import type { Reading } from '@crocodile-hub/core/language/reading';
import { describe, expect, it } from 'vitest';
import { chooseIntent, noEdits } from './draft.ts';
import { planOf } from './plan.ts';

const rest = {
  confidence: 0.9,
  words: '',
  spans: [],
  doubts: [],
  alternatives: [],
  sendAt: null,
  day: null,
  repeats: null,
  asksPreview: false,
};
const nothing: Reading = { ...rest, intent: 'none', slots: {} };
const reminder = (task: string | null, reminderTime: string | null): Reading => ({
  ...rest,
  intent: 'reminder',
  slots: { task, reminderTime, priority: null, notes: null, recurrence: null },
});
const at8 = '2026-11-23T08:00:00+02:00';

describe('what Enter will do', () => {
  it('is what was read, when the rule agrees', () => {
    const plan = planOf('remind me to call Dana tomorrow at 8', reminder('call Dana', at8), noEdits);
    expect(plan).toMatchObject({ flow: 'task', standing: 'understood' });
    expect(plan.offers).toEqual([{ intent: 'none', name: 'none', differs: false }]);
  });

  it('is a search when the rule says so, with the reading one key away', () => {
    const plan = planOf('remind me to find the invoice', reminder('find the invoice', null), noEdits);
    expect(plan).toMatchObject({ flow: 'search', standing: 'search' });
    expect(plan.draft.slots['query']).toBe('remind me to find the invoice');
    expect(plan.offers[0]).toEqual({ intent: 'reminder', name: 'reminder', differs: true });
  });

  it('is the reading once the person chose it', () => {
    const reading = reminder('find the invoice', at8);
    const plan = planOf('remind me to find the invoice', reading, chooseIntent('reminder'));
    expect(plan).toMatchObject({ flow: 'task', standing: 'understood' });
    expect(plan.draft.intent).toBe('reminder');
  });

  it('is a conversation for words that ask for nothing', () => {
    expect(planOf('how are you', nothing, noEdits)).toMatchObject({
      flow: 'conversation',
      standing: 'question',
      chips: [],
      offers: [],
    });
  });

  it('waits for what is missing, and names it', () => {
    expect(planOf('remind me to call', reminder('call', null), noEdits).standing).toBe('needs-time');
    expect(planOf('remind me at 8', reminder(null, at8), noEdits).standing).toBe('needs-text');
  });

  it('is nothing while the box is empty', () => {
    expect(planOf(' ', nothing, noEdits).standing).toBe('ready');
  });

  it('is always a task where only tasks are made', () => {
    const plan = planOf('remind me to find the invoice', reminder('find the invoice', at8), noEdits, 'tasks');
    expect(plan).toMatchObject({ flow: 'task', standing: 'understood', offers: [] });
  });
});
