import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bounds } from '../contract/bounds.ts';
import { actionStates } from '../contract/documents.ts';
import {
  type ActionEvent,
  type ActionState,
  type ChatReply,
  messagesOfReply,
  nextActionState,
  openTurns,
  previewOf,
  searchIdOf,
  sessionEventOfAction,
  statusOfAction,
} from './message.ts';
import { nextSessionStatus } from './session.ts';

const event = fc.constantFrom<ActionEvent>('confirm', 'cancel', 'done', 'failed', 'undone');

describe('a proposed action', () => {
  it('runs only when it was confirmed, and never again once it was done or declined', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 50 }), (events) => {
        let state: ActionState = 'proposed';
        for (const happened of events) {
          const next = nextActionState(state, happened);
          if (next === null) continue;
          if (next === 'running') {
            expect(happened).toBe('confirm');
            expect(['proposed', 'failed']).toContain(state);
          }
          expect(state).not.toBe('cancelled');
          state = next;
          expect(actionStates).toContain(state);
        }
      }),
    );
  });

  it('is Pending until it is handled, and the session says what became of it', () => {
    const seen = actionStates.map((state) => [
      state,
      statusOfAction(state),
      nextSessionStatus(sessionEventOfAction(state)),
    ]);
    expect(seen).toEqual([
      ['proposed', 'Pending', 'Waiting'],
      ['running', 'Pending', 'Running'],
      ['confirmed', 'Done', 'Success'],
      ['cancelled', 'Done', 'Success'],
      ['failed', 'Error', 'Failed'],
    ]);
  });

  it('can be tried again or declined after a failure', () => {
    expect(nextActionState('failed', 'confirm')).toBe('running');
    expect(nextActionState('failed', 'cancel')).toBe('cancelled');
    expect(nextActionState('cancelled', 'confirm')).toBeNull();
  });

  it('is done when the ledger says so, although no answer came', () => {
    expect(nextActionState('failed', 'done')).toBe('confirmed');
  });
});

const aReply = (given: Partial<ChatReply> = {}): ChatReply => ({
  success: true,
  message: 'Hello',
  isProcessing: false,
  searchQuery: null,
  requiresConfirmation: false,
  actions: [],
  sources: [],
  source: 'rules',
  ...given,
});

const anAction = (task: string): ChatReply['actions'][number] => ({
  actionType: 'reminder',
  summary: `Remind you: ${task}`,
  payload: { task },
  payloadHash: 'a'.repeat(64),
});

describe('a reply', () => {
  it('is stored Done, with its sources, and ends the turn well', () => {
    const sources = [{ title: 'Water', url: 'https://water.test' }];
    expect(messagesOfReply(aReply({ sources }), 'r1')).toEqual({
      messages: [{ id: 'r1', content: 'Hello', type: 'system', status: 'Done', sources }],
      event: 'answered',
    });
  });

  it('keeps of its sources what can be stored', () => {
    const source = { title: 't'.repeat(bounds.sourceTitle + 1), url: 'https://water.test' };
    const far = { title: 'Far', url: `https://water.test/${'x'.repeat(bounds.sourceUrl)}` };
    const sources = [far, ...Array.from({ length: bounds.sources + 1 }, () => source)];
    const [message] = messagesOfReply(aReply({ sources }), 'r1').messages;
    const kept = { title: 't'.repeat(bounds.sourceTitle), url: source.url };
    expect(message?.sources).toEqual(Array.from({ length: bounds.sources }, () => kept));
  });

  it('that asks for confirmation is stored Pending, an action a message', () => {
    const reply = aReply({ requiresConfirmation: true, actions: [anAction('call'), anAction('pay')] });
    const { messages, event } = messagesOfReply(reply, 'r1');
    expect(event).toBe('confirmation-asked');
    expect(messages.map(({ id, content, status, action }) => [id, content, status, action?.state])).toEqual([
      ['r1', 'Hello', 'Pending', 'proposed'],
      ['r1-2', 'Remind you: pay', 'Pending', 'proposed'],
    ]);
  });

  it('with an action that needs no yes sets it running under a key of its own', () => {
    const { messages, event } = messagesOfReply(aReply({ actions: [anAction('call')] }), 'r1');
    expect(event).toBe('action-started');
    expect(messages[0]?.action).toMatchObject({ state: 'running', key: 'r1' });
  });

  it('that will search is a pending notice', () => {
    const reply = aReply({ isProcessing: true, searchQuery: 'quiet places' });
    expect(messagesOfReply(reply, 'r1')).toMatchObject({
      messages: [{ status: 'Pending' }],
      event: 'searching',
    });
    expect(messagesOfReply(aReply({ isProcessing: true, searchQuery: ' ' }), 'r1').event).toBe('answered');
  });
});

describe('the open turns of a log', () => {
  type Said = Parameters<typeof openTurns>[0][number];
  const first: Said = { id: 'm1', type: 'user', status: 'Done', replyId: 'r1' };
  const second: Said = { id: 'm2', type: 'user', status: 'Done', replyId: 'r2' };
  const fromHub: Said = { id: 'm3', type: 'user', status: 'Pending' };
  const notice: Said = { id: 'r1', type: 'system', status: 'Pending' };
  const answer: Said = { id: 'r1', type: 'system', status: 'Done' };
  const open = (question: { id: string }) => ({ is: 'answer', question });

  it.each([
    ['nothing was said', [], []],
    ['the person spoke last', [first], [open(first)]],
    ['it was answered', [first, answer], []],
    ['two were sent and the first is answered', [first, second, answer], [open(second)]],
    ['a search was announced', [first, notice], [{ is: 'search', question: first }]],
    ['the search was answered', [first, notice, { ...answer, id: searchIdOf('r1') }], []],
    ['the hub asked', [fromHub], [open(fromHub)]],
    ['the hub asked, and whatever followed', [fromHub, { ...answer, id: 'any' }], []],
  ])('when %s', (_, log, turns) => {
    expect(openTurns(log)).toEqual(turns);
  });

  it('do not include proposals that wait for a yes', () => {
    const action = {
      actionType: 'reminder',
      payload: {},
      payloadHash: '',
      summary: '',
      state: 'proposed',
    } as const;
    expect(openTurns([first, { ...notice, action }])).toEqual([]);
  });
});

it('previews the last messages of any log within the bounds', () => {
  const message = fc.record({
    id: fc.string(),
    content: fc.string({ maxLength: 2 * bounds.preview }),
    type: fc.constantFrom('user' as const, 'system' as const),
    status: fc.constantFrom('Pending' as const, 'Done' as const),
    timestamp: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(message), (log) => {
      const preview = previewOf(log);
      expect(preview.map(({ id }) => id)).toEqual(log.slice(-bounds.previewMessages).map(({ id }) => id));
      expect(preview.every(({ content }) => content.length <= bounds.preview)).toBe(true);
    }),
  );
});
