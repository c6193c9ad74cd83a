import { describe, expect, it } from 'vitest';
import type { Mail } from '../../ports/mail.ts';
import { aChat } from '../../testing/a-chat.ts';
import { aMail } from '../../testing/a-mail.ts';
import { anna } from '../../testing/engine.ts';
import { clockOf } from '../time/person-clock.ts';
import { askedChange } from './asked-change.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-20T09:00:00+02:00');

const of = (id: string, name: string, subject: string, more: Partial<Mail> = {}) =>
  aMail({
    id,
    threadId: id,
    from: { name, address: `${name.toLowerCase().replaceAll(' ', '.')}@example.com` },
    subject,
    sentAt: now - dayMs,
    labels: ['INBOX', 'UNREAD'],
    ...more,
  });

const contract = of('contract', 'Tomer Shaked', 'Contract for the spring site');
const bill = of('bill', 'חברת החשמל', 'חשבון החשמל שלך מוכן');
const weekly = of('weekly', 'Design Weekly', 'Posters that shout');
const older = of('older', 'Design Weekly', 'Quiet interfaces', { sentAt: now - 7 * dayMs });
const photos = of('photos', 'Maya Azulay', 'The photos', { labels: ['INBOX', 'STARRED'] });
const gym = of('gym', 'Gym', 'We miss you', { labels: ['TRASH'] });
const fees = of('fees', 'הבנק', 'עמלות');
const statement = of('statement', 'הבנק', 'דף חשבון', { sentAt: now - 2 * dayMs });
const mailbox = [contract, bill, weekly, older, photos, fees, statement];

function asked(words: string, mails: readonly Mail[] = mailbox) {
  const clock = clockOf({ timeZone: 'Asia/Jerusalem', now: '2026-11-20T09:00:00+02:00' }, now);
  return askedChange(aChat({ mails }), anna, words, clock);
}

describe('a mail that is there', () => {
  it.each([
    ['hide the contract mail till sunday morning', 'snooze_mail', { messageIds: 'contract' }],
    [
      'the electricity bill goes under receipts',
      'sort_mail',
      { does: 'tag', tag: 'receipts', messageIds: 'bill' },
    ],
    [
      'take the label receipts off the electricity bill',
      'sort_mail',
      { does: 'untag', tag: 'receipts', messageIds: 'bill' },
    ],
    ['תורידי את התגית קבלות מחשבון החשמל', 'sort_mail', { does: 'untag', tag: 'קבלות', messageIds: 'bill' }],
    ['take the star off the photos from maya', 'sort_mail', { does: 'unstar', messageIds: 'photos' }],
    ['keep the contract mail as unread so i see it later', 'said', {}],
    [
      'everything from the bank goes to the archive',
      'sort_mail',
      { does: 'archive', messageIds: 'fees statement' },
    ],
    ['bin the design weekly mails', 'sort_mail', { does: 'trash', messageIds: 'weekly older' }],
    ['כל מה שהגיע מהבנק לארכיון', 'sort_mail', { does: 'archive', messageIds: 'fees statement' }],
    ['תעבירי לארכיון את המיילים של הבנק', 'sort_mail', { does: 'archive', messageIds: 'fees statement' }],
    ['תתייגי את חשבון החשמל תחת קבלות', 'sort_mail', { does: 'tag', messageIds: 'bill' }],
    ['המייל של תומר על החוזה שיחזור אליי ביום ראשון בשמונה', 'snooze_mail', { messageIds: 'contract' }],
  ])('is found by what the words say of it: %s', async (words, is, payload) => {
    const change = await asked(words);
    expect(change?.is === 'proposal' ? change.actionType : change?.is).toBe(is);
    if (change?.is === 'proposal') expect(change.payload).toMatchObject(payload);
  });

  it('is brought back from where it is', async () => {
    const change = await asked('get the gym mail back out of the trash', [...mailbox, gym]);
    expect(change).toMatchObject({ payload: { does: 'untrash', messageIds: 'gym' } });
  });

  it('is asked about where two fit, and is each of them where several are meant', async () => {
    expect(await asked('put the design weekly mail in the archive')).toMatchObject({ asks: 'which' });
    const both = await asked('archive both mails of design weekly');
    expect(both).toMatchObject({ payload: { does: 'archive', messageIds: 'weekly older' } });
  });

  it('is not touched by words about no mail that is there', async () => {
    expect(await asked('archive the mail about the wedding')).not.toMatchObject({ is: 'proposal' });
  });
});
