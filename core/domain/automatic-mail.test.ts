import { describe, expect, it } from 'vitest';
import { isAutomaticMail } from './automatic-mail.ts';

const automatic = (headers: Readonly<Record<string, string>>) => {
  const all = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return isAutomaticMail((name) => all.get(name.toLowerCase()) ?? '');
};

describe('a mail is a machine’s', () => {
  it.each([
    ['Gmail, on vacation', { 'Auto-Submitted': 'auto-replied', Precedence: 'bulk', 'X-Autoreply': 'yes' }],
    ['Exchange', { 'Auto-Submitted': 'auto-generated', Subject: 'Automatic reply: Quote' }],
    ['an old Outlook', { Subject: 'Out of Office: Quote' }],
    ['in Hebrew', { Subject: 'תשובה אוטומטית: הצעת מחיר' }],
    ['cPanel', { 'X-Autorespond': 'Quote', Precedence: 'auto_reply' }],
    ['a bounce of Gmail', { From: 'Mail Delivery Subsystem <mailer-daemon@googlemail.com>' }],
    [
      'a bounce of Exchange',
      { 'Content-Type': 'multipart/report; report-type=delivery-status; boundary="b"' },
    ],
    [
      'a bounce of Postfix',
      { 'Return-Path': '<>', From: 'MAILER-DAEMON@example.com (Mail Delivery System)' },
    ],
    ['a receipt', { 'Content-Type': 'multipart/report; report-type=disposition-notification' }],
  ])('%s', (_, headers) => expect(automatic(headers)).toBe(true));

  it.each([
    ['an ordinary answer', { From: 'Dana <dana@example.com>', Subject: 'Re: Quote' }],
    ['one that says it is no machine’s', { 'Auto-Submitted': 'no' }],
    ['one through a list', { Precedence: 'list', 'List-Id': '<team.example.com>' }],
    ['one about an absence', { Subject: 'Re: Out of office plans' }],
    ['one that wants no out-of-office notes', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }],
    ['one of a person called so', { From: 'Mailer-Daemon Fan <dana@example.com>' }],
  ])('but not %s', (_, headers) => expect(automatic(headers)).toBe(false));
});
