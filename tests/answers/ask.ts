import type { Question } from '@crocodile-hub/core/language/questions/question';
import { kindReader } from '@crocodile-hub/core/reader/kinds/kinds';
import { readByEvidence } from '@crocodile-hub/core/reader/questions/read-by-evidence';
import { anna } from '../../functions/src/testing/engine.ts';
import { answerQuestion } from '../../functions/src/usecases/questions/answer-question.ts';
import type { Answer } from '../../functions/src/usecases/questions/asking.ts';
import { clockOf } from '../../functions/src/usecases/time/person-clock.ts';
import type { Account } from './account.ts';
import { now, stated } from './day.ts';
import { causeOf } from './causes.ts';
import { judge, type Verdict } from './judge.ts';
import { evaluate } from './naive.ts';
import { portsOver } from './ports.ts';
import type { Query } from './query.ts';
import { misreadings } from './reading.ts';

type Outcome =
  | Extract<Verdict, { is: 'right' }>
  /** `misread`: what of the sentence was understood otherwise. `cause`: in what the answer differs. */
  | (Extract<Verdict, { is: 'wrong' }> & { readonly misread: readonly string[]; readonly cause: string })
  /** It is asked what is meant. */
  | { readonly is: 'asked' }
  /** It is taken for no question of this kind: a command, or something for the web. */
  | { readonly is: 'passed on' };

export type Answered = {
  readonly query: Query;
  readonly outcome: Outcome;
  /** Beyond the time of the ports. */
  readonly ownMs: number;
};

/** Answers each query as the chat does where there is no model, and compares with what must be answered. */
export async function answerAll(account: Account, queries: readonly Query[]): Promise<Answered[]> {
  const { ports, meter } = await portsOver(account);
  const clock = clockOf(stated, now);
  const kindsOf = await kindReader();
  const all: Answered[] = [];
  for (const query of queries) {
    const message = query.text;
    const [begun, takenBefore] = [performance.now(), meter.takenMs];
    const asked = { message, earlier: [], looksFurther: true };
    const first = await answerQuestion(ports, anna, asked, clock);
    // What nobody else understood is asked once more, for the likeliest that it may be.
    const answer =
      first === null || first.isOnlyOffer
        ? await answerQuestion(ports, anna, { ...asked, isLast: true }, clock)
        : first;
    const ownMs = performance.now() - begun - (meter.takenMs - takenBefore);
    const read = () => {
      const { question, likeliest } = readByEvidence(message, clock.context, [], kindsOf);
      return question ?? likeliest;
    };
    all.push({ query, outcome: outcomeOf(account, query, answer, read), ownMs });
  }
  return all;
}

function outcomeOf(
  account: Account,
  query: Query,
  answer: Answer | null,
  read: () => Question | null,
): Outcome {
  if (answer === null) return { is: 'passed on' };
  if (answer.isOnlyOffer) return { is: 'asked' };
  const verdict = judge(answer, evaluate(account, query.slots), query);
  if (verdict.is === 'right') return verdict;
  const misread = misreadings(query.slots, read());
  const cause = misread.length > 0 ? `misread: ${misread.join(', ')}` : causeOf(account, query, answer);
  return { ...verdict, misread, cause };
}
