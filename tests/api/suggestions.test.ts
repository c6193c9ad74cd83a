import { beforeAll, expect, it } from 'vitest';
import { jerusalemTime } from '../../local/seed/jerusalem.ts';
import { actions as actionsEn } from '../../web/src/kit/text/catalogue/en/actions.ts';
import { hub as hubEn } from '../../web/src/kit/text/catalogue/en/hub.ts';
import { actions as actionsHe } from '../../web/src/kit/text/catalogue/he/actions.ts';
import { hub as hubHe } from '../../web/src/kit/text/catalogue/he/hub.ts';
import { theDemoPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';

let demo: TestPerson;
/** The day for which her calendar is seeded. */
let midnight: number;

beforeAll(async () => {
  demo = await theDemoPerson();
  midnight = jerusalemTime(Date.now(), 0, '00:00');
});

/** The suggestions of the hub, its dialogs and the README. */
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

async function answerTo(body: Record<string, unknown>): Promise<string | undefined> {
  return (await callRoute(demo.token, 'chat', { body })).reply?.message;
}

it.each(moments)(
  'answers whatever is suggested to the demo person, %i minutes after midnight',
  async (minutes) => {
    const now = new Date(midnight + minutes * minuteMs).toISOString();
    const body = { userId: demo.uid, now, timeZone: 'Asia/Jerusalem' };
    const replies = await Promise.all(suggested.map((message) => answerTo({ ...body, message })));
    for (const [index, reply] of replies.entries()) {
      expect(reply, suggested[index]).toBeTruthy();
      expect(reply, suggested[index]).not.toMatch(nothing);
    }
  },
);
