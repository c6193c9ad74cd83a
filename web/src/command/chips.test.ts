import type { Reading } from '@crocodile-hub/core/language/reading';
import { describe, expect, it } from 'vitest';
import { chipsOf, missingSlots, type WhoIs } from './chips.ts';
import { chooseIntent, draftOf, editSlot, noEdits, type Proposed } from './draft.ts';

const slots = { task: 'call Dana', notes: null, priority: null, recurrence: null };
const morning = '2026-11-23T08:00:00+02:00';
const evening = '2026-11-23T20:00:00+02:00';

/** "Remind me to call Dana tomorrow at 8" */
function aReminder(): Reading {
  return {
    intent: 'reminder',
    slots: { ...slots, reminderTime: morning },
    confidence: 0.9,
    words: '',
    spans: [
      { start: 0, end: 9, slot: 'intent', certain: true },
      { start: 23, end: 36, slot: 'reminderTime', certain: false },
    ],
    doubts: [],
    alternatives: [
      { intent: 'reminder', slots: { ...slots, reminderTime: evening }, confidence: 0.5 },
      {
        intent: 'create_event',
        slots: { title: 'call Dana', startTime: morning, endTime: null, attendees: null, description: null },
        confidence: 0.3,
      },
    ],
    sendAt: null,
    day: null,
    repeats: null,
    asksPreview: false,
  };
}

const laterEdit = () => editSlot(noEdits, draftOf(aReminder(), noEdits), 'reminderTime', evening);

describe('the chips of a reading', () => {
  it('stand in the order intent, when, what, and offer the other way to take a guess', () => {
    expect(chipsOf(draftOf(aReminder(), noEdits))).toEqual([
      {
        slot: 'intent',
        editor: 'intent',
        state: 'certain',
        value: { is: 'intent', intent: 'reminder', name: 'reminder' },
      },
      {
        slot: 'reminderTime',
        editor: 'time',
        state: 'guessed',
        value: { is: 'time', iso: morning },
        alternative: { is: 'time', iso: evening },
      },
      { slot: 'task', editor: 'text', state: 'certain', value: { is: 'text', text: 'call Dana' } },
    ]);
  });

  it('ask for what is not said', () => {
    const reading: Reading = {
      ...aReminder(),
      intent: 'send_email',
      slots: { to: ['Dana'], cc: null, bcc: null, subject: null, body: null },
      words: '',
      spans: [],
      doubts: [],
      alternatives: [],
    };
    expect(missingSlots(chipsOf(draftOf(reading, noEdits)))).toEqual(['subject', 'body']);
  });

  it('are none when nothing was understood', () => {
    const reading: Reading = {
      ...aReminder(),
      intent: 'none',
      slots: {},
      words: '',
      spans: [],
      doubts: [],
      alternatives: [],
    };
    expect(chipsOf(draftOf(reading, noEdits))).toEqual([]);
  });
});

describe('a change on a chip', () => {
  it('replaces the guess and is sure from then on', () => {
    const draft = draftOf(aReminder(), laterEdit());
    expect(draft.edited).toEqual({ reminderTime: evening });
    expect(chipsOf(draft)[1]).toEqual({
      slot: 'reminderTime',
      editor: 'time',
      state: 'certain',
      value: { is: 'time', iso: evening },
    });
  });

  it('stays while other words change and falls when its own words do', () => {
    const edits = laterEdit();
    const otherTask: Reading = {
      ...aReminder(),
      intent: 'reminder',
      slots: { ...slots, reminderTime: morning, task: 'x' },
    };
    const otherTime: Reading = {
      ...aReminder(),
      intent: 'reminder',
      slots: { ...slots, reminderTime: null },
    };
    expect(draftOf(otherTask, edits).edited).toEqual({ reminderTime: evening });
    expect(draftOf(otherTime, edits).edited).toEqual({});
  });
});

describe('another intent', () => {
  it('shows what the words say under it, and the first reading among the others', () => {
    const draft = draftOf(aReminder(), chooseIntent('create_event'));
    expect(draft.intent).toBe('create_event');
    expect(draft.slots['startTime']).toBe(morning);
    expect(draft.others[0]?.intent).toBe('reminder');
  });

  it('keeps what the person fills in, and forgets it with the intent', () => {
    const chosen = chooseIntent('send_whatsapp');
    const edits = editSlot(chosen, draftOf(aReminder(), chosen), 'message', 'hi');
    expect(draftOf(aReminder(), edits).edited).toEqual({ message: 'hi' });
    expect(draftOf(aReminder(), { ...edits, intent: null }).edited).toEqual({});
  });

  it('asks for everything when the words say nothing about it', () => {
    const draft = draftOf(aReminder(), chooseIntent('send_whatsapp'));
    expect(missingSlots(chipsOf(draft))).toEqual(['to', 'message']);
  });
});

describe('a message on a channel that the words name', () => {
  const slots = { to: 'Shira', message: 'hi' };
  const byWhatsapp = { intent: 'send_whatsapp', slots } as const;
  const onInstagram = { intent: 'send_message', slots: { platform: 'instagram', ...slots } } as const;
  const bySms = { intent: 'send_sms', slots } as const;
  const chipOf = (reading: Proposed, other?: Proposed) => {
    const read = { ...aReminder(), ...reading, doubts: [], alternatives: other === undefined ? [] : [other] };
    const [intent, ...others] = chipsOf(draftOf(read, noEdits), whoIs);
    return { intent, others };
  };
  const whoIs: WhoIs = (written, wants) => ({
    written,
    address: wants,
    name: null,
    source: 'contacts',
    doubt: null,
    candidates: [],
  });

  it.each([
    [bySms, 'send_sms', 'phone'],
    [onInstagram, 'instagram', 'instagram'],
    [{ ...onInstagram, slots: { ...slots, platform: 'messenger' } }, 'messenger', 'messenger'],
  ] as const)('is called by it, and looks for its people there: %j', (reading, name, wants) => {
    const { intent, others } = chipOf(reading);
    expect(intent).toMatchObject({ value: { intent: reading.intent, name } });
    expect(others).toMatchObject([
      { slot: 'to', value: { people: ['Shira'], who: [{ address: wants }] } },
      { slot: 'message', value: { text: 'hi' } },
    ]);
  });

  it('is one of the choices where the words may also go by another way', () => {
    expect(chipOf(byWhatsapp, onInstagram).intent).toMatchObject({
      value: { name: 'send_whatsapp' },
      named: { intent: 'send_message', name: 'instagram' },
    });
    expect(chipOf(byWhatsapp).intent).not.toHaveProperty('named');
    expect(chipOf(onInstagram, byWhatsapp).intent).not.toHaveProperty('named');
  });

  it('goes by another way when the person chooses so, with whom and what', () => {
    const read = { ...aReminder(), ...bySms, doubts: [], alternatives: [] };
    const draft = draftOf(read, chooseIntent('send_whatsapp'));
    expect(draft).toMatchObject({ intent: 'send_whatsapp', slots });
    const [intent] = chipsOf(draft, whoIs);
    expect(intent).toMatchObject({ value: { name: 'send_whatsapp' }, named: { name: 'send_sms' } });
  });
});
