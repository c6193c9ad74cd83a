import { describe, expect, it } from 'vitest';
import { aMessage } from '../testing/a-message.ts';
import { forwardSubject, replySubject } from '@crocodile-hub/core/domain/mail-subject';
import { forwarded } from '@crocodile-hub/core/domain/quoted-text';
import { quoted, replyAction, replyAllTo } from './answer.ts';

describe('the subject', () => {
  it.each([
    ['The quote', 'Re: The quote'],
    ['Re: The quote', 'Re: The quote'],
    ['RE: re : Re[2]: The quote', 'Re: The quote'],
    ['השב: תגובה: הצעת מחיר', 'Re: הצעת מחיר'],
    ['Fwd: The quote', 'Re: Fwd: The quote'],
    ['Regarding: the quote', 'Re: Regarding: the quote'],
    ['', 'Re:'],
  ])('of an answer to %j is %j', (subject, expected) => {
    expect(replySubject(subject)).toBe(expected);
  });

  it.each([
    ['The quote', 'Fwd: The quote'],
    ['FW: Fwd: fwd: The quote', 'Fwd: The quote'],
    ['הועבר: העבר: הצעת מחיר', 'Fwd: הצעת מחיר'],
    ['Re: The quote', 'Fwd: Re: The quote'],
    ['Forward: march', 'Fwd: Forward: march'],
  ])('of %j, forwarded, is %j', (subject, expected) => {
    expect(forwardSubject(subject)).toBe(expected);
  });
});

describe('an answer to all', () => {
  const own = ['noa@example.com', 'Noa.Work@example.com'];

  it('goes to the sender, and in copy to the others, each once and oneself never', () => {
    const mail = aMessage({
      recipients: ['NOA@example.com', 'avi@example.com', 'dana@example.com'],
      cc: ['Gil <gil@example.com>', 'AVI@example.com', 'noa.work@example.com'],
    });
    expect(replyAllTo(mail, own)).toEqual({
      to: ['dana@example.com'],
      cc: ['avi@example.com', 'Gil <gil@example.com>'],
    });
  });

  it('goes where the sender wants it', () => {
    const mail = aMessage({ replyTo: ['Desk@example.com'], recipients: ['avi@example.com'] });
    expect(replyAllTo(mail, own)).toEqual({ to: ['Desk@example.com'], cc: ['avi@example.com'] });
    expect(replyAction(mail, 'Yes').payload).toMatchObject({ to: ['Desk@example.com'] });
  });

  it('to a mail of one’s own goes to those it was written to', () => {
    const mail = aMessage({
      isIncoming: false,
      senderEmail: 'noa@example.com',
      recipients: ['dana@example.com', 'avi@example.com'],
      cc: ['gil@example.com', 'dana@example.com'],
    });
    expect(replyAllTo(mail, own)).toEqual({
      to: ['dana@example.com', 'avi@example.com'],
      cc: ['gil@example.com'],
    });
  });

  it('leaves nobody out when the sender is oneself, and nobody in who has no address', () => {
    const mail = aMessage({ senderEmail: 'noa@example.com', recipients: [''], cc: ['gil@example.com'] });
    expect(replyAllTo(mail, own)).toEqual({ to: ['gil@example.com'], cc: [] });
    const alone = aMessage({ senderEmail: 'noa@example.com', recipients: ['noa@example.com'] });
    expect(replyAllTo(alone, own)).toEqual({ to: ['noa@example.com'], cc: [] });
  });
});

describe('the mail below', () => {
  it('is marked line by line in an answer, and marked again where it was', () => {
    expect(quoted('Dana wrote:', { messageText: 'Here\r\n> there\n' })).toBe('Dana wrote:\n> Here\n>> there');
  });

  it('stands as it came where it is forwarded, below its head', () => {
    expect(forwarded(['From: Dana'], 'Here\nit is')).toBe(
      '---------- Forwarded message ---------\nFrom: Dana\n\nHere\nit is',
    );
  });

  it('says when it is not all', () => {
    const long = forwarded([], 'x'.repeat(40_001));
    expect(long.endsWith(`${'x'.repeat(40_000)}\n[...]`)).toBe(true);
  });
});

describe('what sends an answer', () => {
  it('is a mail in its thread', () => {
    expect(replyAction(aMessage({ id: 'm1', threadId: 'thread-0001', subject: 'Re: Hi' }), 'Yes')).toEqual({
      actionType: 'send_email',
      payload: {
        to: ['dana@example.com'],
        subject: 'Re: Hi',
        body: 'Yes',
        replyTo: { messageId: 'm1', threadId: 'thread-0001' },
      },
    });
  });

  it.each([
    ['messenger', 'send_message', { platform: 'messenger' }],
    ['instagram', 'send_message', { platform: 'instagram' }],
    ['whatsapp', 'send_whatsapp', {}],
    ['sms', 'send_sms', {}],
  ] as const)('is, on %s, %s', (platform, actionType, also) => {
    const message = aMessage({ platform, partner: '+972521234567' });
    const payload = { ...also, to: '+972521234567', message: 'Yes' };
    expect(replyAction(message, 'Yes')).toEqual({ actionType, payload });
  });
});
