import { expect, it } from 'vitest';
import type { MessageAction } from '../log/message.ts';
import { waitingCards } from './chat-request.ts';

const action = (state: MessageAction['state']): MessageAction => ({
  actionType: 'create_task',
  payload: { title: 'Buy milk' },
  payloadHash: 'hash',
  summary: 'Note the task: Buy milk',
  state,
});
const asked = { id: 'asked', type: 'user' } as const;
const card = (id: string, state: MessageAction['state'] = 'proposed') =>
  ({ id, type: 'system', action: action(state) }) as const;
const idsOf = (log: Parameters<typeof waitingCards>[0]) => waitingCards(log).map(({ id }) => id);

it('are those of the newest reply', () => {
  expect(waitingCards([asked, card('one'), card('two')])).toEqual([
    { id: 'one', action: action('proposed') },
    { id: 'two', action: action('proposed') },
  ]);
});

it('are none that were answered', () => {
  const log = [asked, card('one', 'confirmed'), card('two', 'cancelled'), card('three', 'running')];
  expect(idsOf(log)).toEqual([]);
  expect(idsOf([asked, card('one', 'confirmed'), card('two')])).toEqual(['two']);
});

it('are none that something else was said after', () => {
  expect(idsOf([asked, card('one'), { ...asked, id: 'later' }])).toEqual([]);
  const answered = [asked, card('one'), { ...asked, id: 'later' }, { id: 'answer', type: 'system' } as const];
  expect(idsOf(answered)).toEqual([]);
});
