import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { jerusalemTime } from '../../local/seed/jerusalem.ts';
import { actions as actionsEn } from '../../web/src/shared/i18n/catalogue/en/actions.ts';
import { hub as hubEn } from '../../web/src/shared/i18n/catalogue/en/hub.ts';
import { actions as actionsHe } from '../../web/src/shared/i18n/catalogue/he/actions.ts';
import { hub as hubHe } from '../../web/src/shared/i18n/catalogue/he/hub.ts';
import { theDemoPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';

let demo: TestPerson;
/** Of the day that her calendar is seeded for. */
let midnight: number;

beforeAll(async () => {
  demo = await theDemoPerson();
  midnight = jerusalemTime(Date.now(), 0, '00:00');
});

/** What the hub and its dialogs suggest, and the README. */
const suggested = [
  hubEn.exampleFirst,
  hubHe.exampleFirst,
  ...[actionsEn, actionsHe].flatMap(({ question1, question2, question3 }) => [
    question1,
    question2,
    question3,
  ]),
  'find two free hours this week',
  'who is waiting for my answer?',
  'מי מחכה לתשובה ממני?',
];
const minuteMs = 60_000;
const moments = Array.from({ length: 14 }, (_, index) => index * 102 + 3);
const nothing = /language model|מודל שפה|: nothing|אין דבר|not connected|לא מחובר|did not answer|לא ענה/;

/** For each call at a time the emulator starts a process; on a busy machine, many at once run into its limit. */
const atATime = 3;

/** What is asked too often is asked again when the server says so. */
async function answerTo(body: Record<string, unknown>): Promise<string | undefined> {
  const { reply, error } = await callRoute(demo.token, 'chat', { body });
  const retryAfter = error?.retryAfterSeconds;
  if (retryAfter === undefined) return reply?.message;
  await wait(retryAfter * 1_000);
  return answerTo(body);
}

it.each(moments)(
  'answers whatever is suggested to the demo person, %i minutes after midnight',
  async (minutes) => {
    const now = new Date(midnight + minutes * minuteMs).toISOString();
    const body = { userId: demo.uid, now, timeZone: 'Asia/Jerusalem' };
    const left = [...suggested];
    while (left.length > 0) {
      const some = left.splice(0, atATime);
      const replies = await Promise.all(some.map((message) => answerTo({ ...body, message })));
      for (const [index, reply] of replies.entries()) {
        expect(reply, some[index]).toBeTruthy();
        expect(reply, some[index]).not.toMatch(nothing);
      }
    }
  },
);
