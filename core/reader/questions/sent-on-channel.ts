import { channels } from '../../contract/channels.ts';
import { mailFilterIn } from '../../language/questions/mail-filters.ts';
import type { Question } from '../../language/questions/question.ts';
import { wordsIn } from '../../language/questions/read-question.ts';

/** "what did I write to Avi on WhatsApp", "מה כתבתי לאבי בוואטסאפ": what went out, by that channel alone. */
export function sentOnChannel(question: Question | null, text: string): Question | null {
  if (question?.asks !== 'mail') return question;
  const { only } = mailFilterIn(wordsIn(text), question.about);
  const channel = channels.find((one) => one === only);
  if (channel === undefined) return question;
  const { from, sent } = question;
  if (sent) return { ...question, only: channel };
  const isMine =
    from?.startsWith('ל') === true && /(?<![א-ת])(?:כתבתי|שלחתי|עניתי|אמרתי)(?![א-ת])/.test(text);
  return isMine ? { ...question, from: null, to: from.slice(1), sent: true, only: channel } : question;
}
