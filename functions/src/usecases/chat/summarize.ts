import { extractSentences, extractSummary } from '@crocodile-hub/core/domain/summary';
import { shownOutside, withoutMarkdown } from '@crocodile-hub/core/text/markdown';
import { quote, quoteRule, shownAnswer } from '@crocodile-hub/core/text/untrusted';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { plainReply, type ChatReply, type ChatRequest, type Writing } from './reply.ts';
import { chatWords } from './words.ts';

const mostTokens = 500;
/** A message no longer than this is the wish itself, and the conversation is what it is about. */
const wishLength = 80;
/** A wish in a line of its own, and the text that it is about. */
const wishAndText = /^[^\n]{1,80}\n\n(.+)$/s;

/** The conversation, or the message itself when it is a text, in a few sentences. */
export async function summarizeReply(
  { assistant, log }: Pick<Ports, 'assistant' | 'log'>,
  { message, context }: ChatRequest,
  writing: Writing,
): Promise<ChatReply> {
  const talk = (context?.messages ?? [])
    .filter(({ content }) => content.trim() !== message)
    .map(({ role, content }) => (assistant.isConfigured ? `${role}: ${content}` : content));
  const pasted = wishAndText.exec(message)?.[1] ?? (message.length > wishLength ? message : undefined);
  const about = pasted ?? talk.join('\n');
  const words = chatWords(message);
  if (about.trim() === '') return plainReply(words.nothingToSummarize);
  if (!assistant.isConfigured) return plainReply(words.extract(extractSummary(about)));
  try {
    const { text } = await assistant.answer(
      {
        instructions: `Summarise the text in a few sentences, in its own language.\n${quoteRule}`,
        turns: [{ role: 'user', content: quote({ what: 'conversation', text: about.slice(-8_000) }) }],
        tools: [],
        mostTokens,
      },
      writing,
    );
    return { ...plainReply(shownAnswer(text)), source: 'model' };
  } catch (error) {
    if (!isFailure(error) || writing.signal.aborted) throw error;
    log.warn('model.unavailable', { kind: error.kind });
    return plainReply(words.extractInstead(extractSummary(about)));
  }
}

const sumsUp =
  /^(?:(?:ok|okay|so|please|and|now|great|(?:can|could) you),? ){0,3}(?:(?:sum|summari[sz]e|condense|recap) (?:it|that|this|these|those|them)(?: all)?|(?:a |give me (?:a|the) )?(?:short |quick )?(?:summary|gist)(?: of (?:it|that|this|these|those|them))?|tl;?dr)(?: up)?(?: (?:for me|please|briefly|shortly|in (?:a|one|two|three|a few) (?:short )?(?:sentences?|lines?|words?)))*[?!. ]*$|^(?:(?:אוקיי|אוקי|אז|בבקשה|טוב|יופי),? ){0,3}(?:ת?סכמי|ת?סכם|ת?תמצתי?|ת?קצרי?)(?: לי)? (?:את (?:זה|אלה|אלו|כולם|כולן|הכל)|אות[וןםה]|הכל)(?=$|[ ,.!?])(?!.*(?<![א-ת])ו?ת(?:שלח|עביר|כתוב|כתב|גיד|ענ))/i;
const listed = /^- \*\*.{0,140}?\*\*.{0,40}?: /;

/** "Sum them up", of what the answer before lists: its main sentences. Null for other words, and where it lists nothing. */
export function summaryOfShown({ message, context }: ChatRequest): ChatReply | null {
  if (message.length > wishLength || !sumsUp.test(message.trim())) return null;
  const answer = (context?.messages ?? []).findLast(({ role }) => role === 'assistant')?.content ?? '';
  const said = answer
    .split('\n')
    .filter((line) => listed.test(line))
    .map((line) =>
      withoutMarkdown(
        line
          .replace(listed, '')
          .split(' · 📎 ', 1)
          .join('')
          .replaceAll(/[\u2060\u2068\u2069]/g, ''),
      ).replace(/\.?$/, '.'),
    );
  const sentences = extractSentences(said.join(' ')).map(({ text }) => shownOutside(text, mostOfSentence));
  return sentences.length === 0 ? null : plainReply(chatWords(message).extract(sentences.join(' ')));
}

const mostOfSentence = 300;
