import { expect, it } from 'vitest';
import type { Mail } from '../../ports/mail.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anEngine, anna } from '../../testing/engine.ts';
import { noContacts } from '../../testing/no-contacts.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const leave = 'https://lists.example/leave';
const from = (name: string) => ({ name, address: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` });
const weekly = aMail({
  id: 'weekly',
  from: from('Design Weekly'),
  subject: 'Grids',
  unsubscribe: leave,
  sentAt: 3,
});
const older = aMail({
  id: 'older',
  from: from('Design Weekly'),
  subject: 'Type',
  unsubscribe: leave,
  sentAt: 1,
});
const paper = aMail({
  id: 'paper',
  from: from('Paper House'),
  subject: '20% off',
  unsubscribe: leave,
  sentAt: 2,
});
const ofDana = aMail({ id: 'dana', from: from('Dana'), subject: 'Newsletter ideas', sentAt: 4 });

function asked(words: string, mails: readonly Mail[], earlier: readonly string[] = []) {
  const page = {
    mails: [...mails],
    unreadable: [],
    nextPageToken: null,
    total: mails.length,
    historyId: null,
  };
  const inbox = silentInbox({ list: () => Promise.resolve(page) });
  const engine = anEngine({ inbox });
  const none = () => Promise.resolve([]);
  const workspace = { openReminders: none, rungReminders: none, recentTasks: none, notedTasks: none };
  const ports = { ...noContacts(), ...engine, inbox, workspace };
  return askedChange(
    ports,
    anna,
    words,
    clockOf({ timeZone: 'Asia/Jerusalem' }, engine.clock.now()),
    earlier,
  );
}

const payloadOf = async (change: ReturnType<typeof asked>) => {
  const found = await change;
  if (found?.is !== 'proposal') return [];
  return [found.payload, ...(found.also ?? []).map(({ payload }) => payload)];
};

it.each([
  ['unsubscribe from Design Weekly', [weekly, paper, older]],
  ['unsubscribe me from the newsletter', [weekly, older, ofDana]],
  ['תבטלי את ההרשמה לניוזלטר', [older, weekly]],
])('is left by its newest mail, with a card: %s', async (words, mails) => {
  expect(await payloadOf(asked(words, mails))).toEqual([{ messageId: 'weekly', list: 'Design Weekly' }]);
});

it('is asked about where several may be meant, and then chosen', async () => {
  const mails = [weekly, paper, older];
  const which = await asked('unsubscribe me from the newsletter', mails);
  expect(which).toMatchObject({
    is: 'said',
    asks: 'which',
    choices: [{ message: 'The first one' }, { message: 'The second one' }],
  });
  const chosen = asked('the second one', mails, ['unsubscribe me from the newsletter']);
  expect(await payloadOf(chosen)).toEqual([{ messageId: 'paper', list: 'Paper House' }]);
});

it('has a card of its own where all are meant', async () => {
  expect(await payloadOf(asked('unsubscribe me from all newsletters', [weekly, paper, older]))).toEqual([
    { messageId: 'weekly', list: 'Design Weekly' },
    { messageId: 'paper', list: 'Paper House' },
  ]);
});

it('is told with its last mail, and a way to leave it', async () => {
  const told = await asked('what newsletters do I get?', [weekly, paper, older, ofDana]);
  expect(told).toMatchObject({
    is: 'said',
    text: expect.stringMatching(/Design Weekly.*Grids[^]*Paper House.*20% off/),
    choices: [{ message: 'Unsubscribe from Design Weekly' }, { message: 'Unsubscribe from Paper House' }],
  });
});

it('is not found where no mail can be left', async () => {
  expect(await asked('what newsletters do I get?', [ofDana])).toMatchObject({
    is: 'said',
    text: 'No list in your inbox lets you unsubscribe from here.',
  });
});
