import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { expect, it } from 'vitest';
import { Failure } from '../../ports/failure.ts';
import type { Mail } from '../../ports/mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { silentInbox } from '../../testing/silent-inbox.ts';
import { readByRules } from './read-command.ts';

const quote = aMail({ id: 'quote', threadId: 'thread-1', subject: 'Re: The quote' });

async function asked(command: string, mails: readonly Mail[] = [quote]) {
  const clock = { now: '2026-11-20T09:00:00+02:00', timeZone: 'Asia/Jerusalem', locale: 'en' };
  const { actions } = await readByRules(aChat({ mails }), anna, { command, userId: 'anna', ...clock });
  return actions;
}

it.each([
  'reply to dana@example.com saying one video is fine',
  'answer dana@example.com by mail that one video is fine',
  'תעני במייל ל-dana@example.com: one video is fine',
])('a mail that answers somebody stands below their last one, and asks: %s', async (command) => {
  const [action] = await asked(command);
  expect(action).toMatchObject({
    actionType: 'send_email',
    payload: {
      to: ['dana@example.com'],
      subject: 'Re: The quote',
      body: 'one video is fine',
      replyTo: { messageId: 'quote', threadId: 'thread-1' },
    },
    summary: 'Send an email to dana@example.com, “Re: The quote”: one video is fine',
    requiresConfirmation: true,
  });
  expect(action?.payloadHash).toBe(payloadHash('send_email', action?.payload ?? {}));
});

it.each([
  ['it is no answer', 'send an email to dana@example.com saying one video is fine', [quote]],
  ['it has a subject', 'reply to dana@example.com about lunch saying one video is fine', [quote]],
  ['nothing came from there', 'reply to avi@example.com saying one video is fine', [quote]],
  [
    'their last mail may be of somebody else',
    'reply to dana@example.com saying one video is fine',
    [aMail({ ...quote, failedChecks: ['dmarc'] })],
  ],
] as const)('a mail is a new one where %s', async (_, command, mails) => {
  const [action] = await asked(command, mails);
  expect(action?.actionType).toBe('send_email');
  expect(action?.payload).not.toHaveProperty('replyTo');
});

it('a mail is a new one where the mailbox does not answer', async () => {
  const list = () => Promise.reject(new Failure('unavailable', 'googleUnexpected'));
  const ports = { ...aChat(), inbox: silentInbox({ list }) };
  const command = 'reply to dana@example.com saying one video is fine';
  const { actions } = await readByRules(ports, anna, { command, userId: 'anna' });
  expect(actions[0]?.payload).not.toHaveProperty('replyTo');
});
