import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { composeAction, isComposeFilled } from '../../actions/dialogs/compose/compose-form.ts';
import { newMessageTo, openingFor, signed } from './opening.ts';

const context = {
  own: ['noa@example.com'],
  heads: { reply: () => 'Dana wrote:', forward: () => ['From: Dana'] },
};

describe('the compose dialog opens', () => {
  it('for an answer to all, in the thread, with the mail below', () => {
    const mail = aMessage({ recipients: ['noa@example.com', 'avi@example.com'], cc: ['gil@example.com'] });
    const { mode, initial, carried } = openingFor('reply-all', mail, context);
    expect(mode).toBe('reply');
    expect(composeAction({ ...initial, body: 'Fine ' }, carried)).toEqual({
      actionType: 'send_email',
      payload: {
        to: ['dana@example.com'],
        cc: 'avi@example.com, gil@example.com',
        subject: 'Re: The quote',
        body: 'Fine\n\nDana wrote:\n> Here it is',
        replyTo: { messageId: 'm1', threadId: 'thread-0001' },
      },
    });
  });

  it('for forwarding, with the attachments', () => {
    const file = { attachmentId: 'a', filename: 'brief.pdf', mimeType: 'application/pdf', size: 2048 };
    const { initial, carried } = openingFor('forward', aMessage({ attachments: [file] }), context);
    expect(composeAction({ ...initial, to: 'gil@example.com' }, carried).payload).toEqual({
      to: ['gil@example.com'],
      subject: 'Fwd: The quote',
      body: '---------- Forwarded message ---------\nFrom: Dana\n\nHere it is',
      forwards: 'm1',
    });
    expect(carried.forwards?.files).toEqual([{ filename: 'brief.pdf', size: 2_048 }]);
  });

  it('with the signature of a mail, which alone says nothing', () => {
    const { initial, carried } = signed(newMessageTo(''), 'Noa Levi\nHaifa');
    const form = { ...initial, to: 'gil@example.com', subject: 'Hi' };
    expect(isComposeFilled(form, carried)).toBe(false);
    const said = { ...form, body: `Fine${initial.body}` };
    expect(isComposeFilled(said, carried)).toBe(true);
    expect(composeAction(said, carried).payload['body']).toBe('Fine\n\nNoa Levi\nHaifa');
    const reply = signed(openingFor('reply', aMessage({ platform: 'messenger' }), context), 'Noa');
    expect(reply.initial.body).toBe('');
  });

  it.each(['messenger', 'instagram', 'whatsapp', 'sms'] as const)(
    'for a quick reply on %s, to whom it came from',
    (platform) => {
      const message = aMessage({ platform, partner: '8200000000000077' });
      const { mode, initial, carried } = openingFor('reply', message, context);
      expect([mode, initial.platform, initial.to, carried]).toEqual([
        'reply',
        platform,
        '8200000000000077',
        { quote: '' },
      ]);
    },
  );
});
