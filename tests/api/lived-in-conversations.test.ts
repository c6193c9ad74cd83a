import { beforeAll, expect, it } from 'vitest';
import type { MessageDocument } from '@crocodile-hub/core/contract/documents';
import { isSearchAhead, messagesOfReply } from '@crocodile-hub/core/domain/message';
import { conversations } from '../../local/demo/conversations.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';

/**
 * A visitor of the demo may repeat the questions that it shows: the product gives the same answers, without a model.
 */

let person: TestPerson;

beforeAll(async () => {
  person = await aPerson({ google: true });
});

type Shown = Pick<MessageDocument, 'type' | 'content' | 'status' | 'action' | 'sources'>;

/** The questions in the demo's conversations, each with all its answers. */
function questionsAndAnswers(): { question: string; answers: Shown[] }[] {
  const asked: { question: string; answers: Shown[] }[] = [];
  for (const { path, fields } of conversations('noa', Date.now())) {
    if (!path.includes('/messages/')) continue;
    const shown = fields as Shown;
    if (shown.type === 'user') asked.push({ question: shown.content, answers: [] });
    else asked.at(-1)?.answers.push(shown);
  }
  return asked;
}

async function answered(message: string): Promise<Shown[]> {
  const ask = async (more: object = {}) => {
    const locale = hebrew.test(message) ? 'he-IL' : 'en-GB';
    const body = {
      message,
      userId: person.uid,
      sessionId: 'demo',
      timeZone: 'Asia/Jerusalem',
      locale,
      ...more,
    };
    const { reply } = await callRoute(person.token, 'chat', { body });
    if (reply === null) throw new Error('there is an answer');
    return reply;
  };
  const first = await ask();
  if (!isSearchAhead(first)) return messagesOfReply(first, 'r').messages;
  const found = await ask({ executeSearch: true, searchQuery: first.searchQuery });
  return [...messagesOfReply(first, 'r').messages, ...messagesOfReply(found, 'r').messages];
}

/** The words, the proposal and the sources; degrees change by the hour. */
function essence({ content, action, sources }: Shown) {
  return {
    content: content.replaceAll(/[\d.]+(?=°C)/g, '#'),
    proposes:
      action === undefined ? null : [action.actionType, action.payload, action.payloadHash, action.summary],
    sources: sources ?? [],
  };
}

const hebrew = /\p{Script=Hebrew}/u;
const shown = questionsAndAnswers();

it('shows what was asked in both languages', () => {
  expect(shown.length).toBeGreaterThan(7);
  expect(new Set(shown.map(({ question }) => hebrew.test(question)))).toEqual(new Set([true, false]));
});

it.each(shown)('answers $question as the demo shows it', async ({ question, answers }) => {
  const now = await answered(question);
  // One answer is shown as failed; a new try succeeds.
  if (answers.some(({ status }) => status === 'Error'))
    expect(now.at(-1)?.sources?.length).toBeGreaterThan(0);
  else expect(answers.map(essence)).toEqual(now.map(essence));
});
