import type { Question } from '@crocodile-hub/core/language/questions/question';
import { agenda } from './agenda.ts';
import { plainAnswer, type Answer, type Asking, type QuestionPorts } from './asking.ts';
import { mail, waiting } from './mail.ts';
import { openThings } from './tasks.ts';

/** The day at a glance. Each part is the answer to a question of its own, and one that cannot be read says so. */
export async function brief(
  ports: QuestionPorts,
  asking: Asking,
  { over }: Extract<Question, { asks: 'brief' }>,
): Promise<Answer> {
  const parts = await Promise.all([
    agenda(ports, asking, { asks: 'agenda', over, pick: null }),
    openThings(ports, asking, { asks: 'open', what: 'both', over, about: null, late: false }),
    waiting(ports, asking),
    mail(ports, asking, {
      asks: 'mail',
      from: null,
      to: null,
      about: null,
      sent: false,
      unread: true,
      attachments: false,
      over: null,
    }),
  ]);
  // Without Google two parts have the same to say.
  const texts = new Set(parts.map(({ text }) => text));
  const sources = new Map(parts.flatMap((part) => part.sources.map((source) => [source.url, source])));
  const head = `**${asking.words.brief(asking.time.span(over))}**`;
  return plainAnswer([head, ...texts].join('\n\n'), [...sources.values()]);
}
