import { expect, it } from 'vitest';
import { commandReducer, emptyCommand, type CommandState } from './command-state.ts';
import { draftOf, editSlot, noEdits, type Read, type ReadWords } from './draft.ts';

const reading = (task: string, over: Partial<Read> = {}): ReadWords => {
  const first: Read = {
    intent: 'reminder',
    slots: { task, reminderTime: null },
    words: 'remind me',
    spans: [],
    doubts: [],
    alternatives: [],
    sendAt: null,
    ...over,
  };
  return { ...first, actions: [first] };
};

const ofBrowser = reading('call Dana');
const ofServer = reading('call mum');
const typed: CommandState = { ...emptyCommand, text: 'remind me', reading: ofBrowser };
const arrives = (state: CommandState, text = 'remind me', read = ofServer) =>
  commandReducer(state, { type: 'readAgain', text, reading: read });

it("puts the server's reading in the place of the browser's, and remembers that one", () => {
  expect(arrives(typed)).toMatchObject({ reading: ofServer, before: ofBrowser });
});

it('leaves the reading when the server has the same, or read other words, or the words are on their way', () => {
  expect(arrives(typed, 'remind me', reading('call Dana'))).toBe(typed);
  expect(arrives(typed, 'remind')).toBe(typed);
  const sent = { ...typed, busy: true };
  expect(arrives(sent)).toBe(sent);
});

it('leaves what the person changed, confirmed, took or moved meanwhile', () => {
  const edits = editSlot(noEdits, draftOf(ofBrowser, noEdits), 'task', 'call Dad');
  const touched: readonly Partial<CommandState>[] = [
    { edits: [edits] },
    { edits: [{ ...noEdits, answered: ['time soon'] }] },
    { edits: [{ ...noEdits, intent: 'create_task' }] },
    { order: [0] },
  ];
  for (const change of touched) {
    const state = { ...typed, ...change };
    expect(arrives(state)).toBe(state);
  }
});

it('takes the other reading and the first one again, and both settle the question', () => {
  const other = { intent: 'create_task' as const, slots: { title: 'call Dana', due: null } };
  const read = reading('call Dana', { alternatives: [other] });
  const question = { kind: 'reading' as const, start: 0, end: 6, words: 'remind' };
  const state = { ...typed, reading: read };
  const taken = commandReducer(state, { type: 'readingTaken', place: 0, question, other });
  expect(draftOf(read, taken.edits[0] ?? noEdits)).toMatchObject({ ...other, isTaken: true });
  const back = commandReducer(taken, { type: 'readingTaken', place: 0, question, other: null });
  expect(draftOf(read, back.edits[0] ?? noEdits)).toMatchObject({ intent: 'reminder', isTaken: false });
  for (const { edits } of [taken, back]) expect(edits[0]?.answered).toContain('reading remind');
});
