import type { Contact } from '@crocodile-hub/core/language/reading';
import { quoteRule, shownAnswer } from '@crocodile-hub/core/text/untrusted';
import type { AssistantAnswer, Tool } from '../../ports/model.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Actions } from '../actions/registry.ts';
import { actionTools } from '../commands/action-tools.ts';
import type { PersonClock } from '../time/person-clock.ts';
import { modelProposal } from '../commands/model-proposal.ts';
import { ownWords, turnsOf } from './context.ts';
import { mailTool, quotedMails, searchTool, searchQueryOf } from './tools.ts';
import { plainReply, type ChatReply, type ChatRequest, type Writing } from './reply.ts';
import { chatWords } from './words.ts';

export type ConversePorts = Pick<Ports, 'assistant' | 'inbox' | 'web' | 'log'> & { actions: Actions };

const mostTokens = 1_200;

/**
 * A turn with the model. It may propose actions, ask for a search or look into the mail. What it reads from outside
 * goes into a second turn that has no tools at all, so nothing that a mail says can become a proposal.
 */
export async function converse(
  ports: ConversePorts,
  person: Person,
  request: ChatRequest,
  contacts: readonly Contact[],
  clock: PersonClock,
  writing: Writing,
): Promise<ChatReply> {
  const { message, context } = request;
  const text = chatWords(message);
  const turns = turnsOf(context, message);
  const answer = await ports.assistant.answer(
    { instructions: instructionsFor(clock), turns, tools: toolsFor(ports), mostTokens },
    writing,
  );
  const query = searchQueryOf(answer.calls);
  if (query !== null) {
    return { ...plainReply(text.searching(query)), isProcessing: true, searchQuery: query, source: 'model' };
  }
  const mails = await quotedMails(ports, person, answer.calls);
  if (mails !== null) {
    const content = `${mails.join('\n')}\n\nAnswer this from the mails above: ${message}`;
    const read = await ports.assistant.answer(
      { instructions: readingInstructions, turns: [{ role: 'user', content }], tools: [], mostTokens },
      writing,
    );
    return { ...plainReply(shownAnswer(read.text)), source: 'model' };
  }
  return await proposed(ports, answer, { words: ownWords(context, message), contacts, clock }, text.unsure);
}

async function proposed(
  { actions }: ConversePorts,
  { text, calls }: AssistantAnswer,
  { words, contacts, clock }: { words: string; contacts: readonly Contact[]; clock: PersonClock },
  unsure: string,
): Promise<ChatReply> {
  const ground = { words, contacts, clock: clock.context };
  const checked = await Promise.all(calls.map((call) => modelProposal(actions, call, ground, clock)));
  const proposals = checked.filter((proposal) => proposal !== null);
  const said = shownAnswer(text);
  if (proposals.length === 0) {
    return { ...plainReply(calls.length > 0 && said === '' ? unsure : said), source: 'model' };
  }
  return {
    ...plainReply(said === '' ? proposals.map(({ summary }) => summary).join('\n') : said),
    requiresConfirmation: true,
    actions: proposals.flatMap(({ actionType, summary, payload, payloadHash }) =>
      actionType === 'unknown' ? [] : [{ actionType, summary, payload, payloadHash }],
    ),
    source: 'model',
  };
}

function toolsFor({ web }: ConversePorts): Tool[] {
  return [...actionTools(), mailTool, ...(web.isConfigured ? [searchTool] : [])];
}

const readingInstructions = `You answer questions about mails. Be brief, and answer in the language of the question.\n${quoteRule}`;

function instructionsFor({ context, timeZone }: PersonClock): string {
  return [
    'You are the assistant of one person. Answer briefly, in the language of the last message.',
    'To do something, call a tool: it only proposes, and the person confirms. Never say that something was done.',
    'Use only addresses, names, numbers and times that the person stated.',
    `It is ${context.now} in ${timeZone}.`,
  ].join('\n');
}
