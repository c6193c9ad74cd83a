import { describe, expect, it } from 'vitest';
import { bulkActions } from '@crocodile-hub/core/contract/inbox';
import { Failure } from '../../ports/failure.ts';
import { absent } from '../../ports/accounts.ts';
import { quietLog, rememberingLog } from '../../testing/quiet.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { sortMails } from './sort-mail.ts';

const person = absent('noa');

/** A mailbox in which these mails are. */
function mailboxOf(...there: string[]) {
  const move = (_person: unknown, id: string) =>
    there.includes(id) ? Promise.resolve() : Promise.reject(new Failure('not-found', 'mailGone'));
  return silentInbox({
    relabel: (_person, ids) => Promise.resolve(ids.filter((id) => !there.includes(id))),
    labelId: () => Promise.resolve('Label_1'),
    trash: move,
    untrash: move,
  });
}

const sort = (action: (typeof bulkActions)[number], messageIds: string[], language: string | null = null) => {
  const wish = { messageIds, action, labelId: 'Work' };
  return sortMails({ inbox: mailboxOf('a', 'b'), log: quietLog }, person, wish, language);
};

describe.each(bulkActions)('%s', (action) => {
  it('is told as done for each mail that is there', async () => {
    expect((await sort(action, ['a', 'b'])).results).toEqual([
      { id: 'a', success: true },
      { id: 'b', success: true },
    ]);
  });

  it('is told as failed for a mail that is not there, beside those that are', async () => {
    expect((await sort(action, ['a', 'x'])).results).toEqual([
      { id: 'a', success: true },
      { id: 'x', success: false, error: 'This message is not in the mailbox any more.' },
    ]);
  });

  it('says in Hebrew why it failed to whoever asks in Hebrew', async () => {
    expect((await sort(action, ['a', 'x'], 'he-IL')).results[1]).toEqual({
      id: 'x',
      success: false,
      error: 'ההודעה הזאת כבר לא נמצאת בתיבת הדואר.',
    });
  });

  it('has found nothing where no mail is there', async () => {
    await expect(sort(action, ['x', 'y'])).rejects.toMatchObject({ kind: 'not-found', reason: 'mailGone' });
  });
});

it('logs a fault of ours with its place, and the refusal of a provider as a warning', async () => {
  const fault = new TypeError('not a function');
  const failures = [fault, new Failure('unavailable', 'googleSilent')].values();
  const inbox = silentInbox({ trash: () => Promise.reject(failures.next().value ?? new Error()) });
  const log = rememberingLog();
  const wish = { messageIds: ['a', 'b'], action: 'delete' as const };
  await sortMails({ inbox, log }, person, wish, null).catch(() => null);
  expect(log.problems).toEqual([
    ['mail.not-sorted', fault],
    ['mail.not-sorted', { kind: 'unavailable' }],
  ]);
});
