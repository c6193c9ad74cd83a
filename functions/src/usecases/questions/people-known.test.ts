import { expect, it } from 'vitest';
import { aChat } from '../../testing/a-chat.ts';
import { plain } from '../../testing/an-asking.ts';
import { anna } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { answerQuestion } from './answer-question.ts';
import { isOfContacts } from './people-known.ts';

const dana = { name: 'Dana Levi', address: 'dana@example.com' };
const ron = { name: 'Ron Cohen', address: 'ron@example.com' };

async function asked(message: string, isSent = true) {
  const ports = aChat();
  const mail = { threadId: 't', at: 1, isSent, isBulk: false };
  ports.mail.peopleOf = () =>
    Promise.resolve(
      isSent
        ? [
            { ...mail, from: null, to: [dana] },
            { ...mail, isSent: false, from: ron, to: [] },
          ]
        : [],
    );
  const answer = await answerQuestion(ports, anna, { message, earlier: [] }, clockOf({}, ports.clock.now()));
  return plain(answer?.text ?? '');
}

it.each(['who is in my contacts?', 'show me my contacts', 'How many contacts do I have'])(
  'tells whom one wrote to, and how many others wrote: %s',
  async (message) => {
    expect(await asked(message)).toBe(
      'You have written to one person; one more has only written to you:\n\n- **Dana Levi** `dana@example.com`',
    );
  },
);

it('tells it in Hebrew', async () => {
  expect(await asked('כמה אנשי קשר יש לי')).toContain('כתבת אל אדם אחד; עוד אחד רק כתב לך:');
});

it('says that nobody is known yet', async () => {
  expect(await asked('list my contacts', false)).toBe(
    'I know nobody yet. Whoever you write to is known from then on.',
  );
});

it.each([
  'who is Dana',
  'show me mail from my contacts',
  'how many people are coming',
  'add Dana to my contacts',
])('is not asked by %j', (message) => {
  expect(isOfContacts(message)).toBe(false);
});
