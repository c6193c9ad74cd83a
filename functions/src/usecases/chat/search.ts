import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { quote, quoteRule, shownAnswer } from '@crocodile-hub/core/text/untrusted';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { WebResult } from '../../ports/outside.ts';
import { sourceTitle } from '../source-title.ts';
import type { ChatReply, Writing } from './reply.ts';
import { plainReply } from './reply.ts';
import { chatWords } from './words.ts';

export type SearchPorts = Pick<Ports, 'web' | 'assistant' | 'log'>;

const mostTokens = 900;

/** Runs a search and says what it found, with its sources. With a model, in a turn that has no tools. */
export async function searchReply(
  ports: SearchPorts,
  question: string,
  query: string,
  locale: string | null,
  writing: Writing,
): Promise<ChatReply> {
  const text = chatWords(question);
  const results = (await find(ports, query, locale))?.map(readable) ?? null;
  if (results === null) return plainReply(ports.web.isConfigured ? text.searchFailed : text.noSearch);
  if (results.length === 0) return plainReply(text.nothingFound(query));
  const sources = results.map(({ title, url }) => ({ title, url }));
  const summary = ports.assistant.isConfigured ? await tellFrom(ports, question, results, writing) : null;
  if (summary !== null) return { ...plainReply(summary), sources, source: 'model' };
  const list = results.map(({ title, snippet }) => `- **${title}** ${snippet}`).join('\n');
  return { ...plainReply(`${text.found(query)}\n\n${list}`), sources };
}

/** A page says its title itself. */
function readable({ title, url, snippet }: WebResult): WebResult {
  return { title: sourceTitle(title), url, snippet: onOneLine(snippet) };
}

async function find(
  { web, log }: SearchPorts,
  query: string,
  locale: string | null,
): Promise<WebResult[] | null> {
  try {
    return await web.find(query, { locale });
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('search.unavailable', { kind: error.kind });
    return null;
  }
}

async function tellFrom(
  { assistant, log }: SearchPorts,
  question: string,
  results: readonly WebResult[],
  { signal, onText }: Writing,
): Promise<string | null> {
  const pages = results.map(({ title, snippet, url }) =>
    quote({ what: new URL(url).hostname, text: `${title}\n${snippet}` }),
  );
  try {
    const { text } = await assistant.answer(
      {
        instructions: `Answer the question from these search results, briefly, in the language of the question. Say so when they do not answer it.\n${quoteRule}`,
        turns: [{ role: 'user', content: `${pages.join('\n')}\n\nThe question: ${question}` }],
        tools: [],
        mostTokens,
      },
      { signal, onText },
    );
    return shownAnswer(text) === '' ? null : shownAnswer(text);
  } catch (error) {
    if (!isFailure(error) || signal.aborted) throw error;
    log.warn('model.unavailable', { kind: error.kind });
    return null;
  }
}
