import type { SocialMessage } from '@crocodile-hub/core/contract/channels';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  isToSomebody,
  messageOfChannel,
  messageOfMail,
  newestFirst,
  partnerName,
} from './message.ts';
import { aMessage } from './testing/a-message.ts';

const social = (over: Partial<SocialMessage>): SocialMessage => ({
  id: 's1',
  platform: 'messenger',
  direction: 'inbound',
  from: '6044',
  fromName: 'Ronit',
  to: '77',
  content: 'Hi',
  timestamp: 1_000,
  threadKey: '6044',
  read: false,
  sourceMeta: { delivery: null },
  ...over,
});

describe('a message of a channel', () => {
  it.each([
    [{}, 'Ronit', 'Messenger from Ronit', ['messenger', 'social']],
    [{ fromName: null }, '6044', 'Messenger from 6044', ['messenger', 'social']],
    [{ fromName: null, from: '' }, 'Unknown', 'Messenger from Unknown', ['messenger', 'social']],
    [{ platform: 'instagram' }, 'Ronit', 'Instagram DM from Ronit', ['instagram', 'social']],
    [
      { platform: 'sms', fromName: null, from: '0542207716' },
      '054-220-7716',
      'SMS from 054-220-7716',
      ['sms', 'mobile'],
    ],
    [
      { platform: 'sms', fromName: null, from: '15550100123' },
      '+1-555-010-0123',
      'SMS from +1-555-010-0123',
      ['sms', 'mobile'],
    ],
    [
      { platform: 'sms', fromName: null, from: '972542207716' },
      '054-220-7716',
      'SMS from 054-220-7716',
      ['sms', 'mobile'],
    ],
    [{ platform: 'sms', fromName: null, from: '4477' }, '4477', 'SMS from 4477', ['sms', 'mobile']],
    [
      { platform: 'sms', fromName: null, from: '+4512345678' },
      '+4512345678',
      'SMS from +4512345678',
      ['sms', 'mobile'],
    ],
    [
      { platform: 'whatsapp', fromName: null, from: '4712345678' },
      '4712345678',
      'WhatsApp from 4712345678',
      ['whatsapp', 'mobile'],
    ],
  ] as const)('%j is from %s', (over, sender, subject, tags) => {
    expect(messageOfChannel(social(over))).toMatchObject({ sender, subject, tags });
  });

  it('has behind its name the number of another country as it came', () => {
    const of = (from: string) => addressOf(messageOfChannel(social({ platform: 'whatsapp', from })));
    expect([of('+6591234567'), of('+972542207716')]).toEqual(['+6591234567', '054-220-7716']);
  });

  it('is unread while it came in and was not read', () => {
    expect(messageOfChannel(social({}))).toMatchObject({ isUnread: true, status: 'New' });
    expect(messageOfChannel(social({ read: true }))).toMatchObject({ isUnread: false, status: 'Waiting' });
    expect(messageOfChannel(social({ direction: 'outbound' }))).toMatchObject({
      isUnread: false,
      status: 'Replied',
    });
  });

  it('tells by which id Messenger knows who wrote, and what they call themselves', () => {
    expect(messageOfChannel(social({})).metadata).toEqual({ psid: '6044', fromName: 'Ronit' });
    const other = social({ platform: 'instagram', fromName: null });
    expect(messageOfChannel(other).metadata).toEqual({ psid: null, fromName: null });
    expect(messageOfChannel(social({ direction: 'outbound' })).metadata?.psid).toBeNull();
  });

  it('says what became of a message of ours', () => {
    const out = social({ direction: 'outbound', sourceMeta: { delivery: 'delivered' } });
    expect(messageOfChannel(out).delivery).toBe('delivered');
    expect(messageOfChannel(social({ sourceMeta: { delivery: 'read' } })).delivery).toBeUndefined();
    expect(messageOfChannel(social({ direction: 'outbound' })).delivery).toBeUndefined();
  });

  it('stands in one conversation with what went to the same person', () => {
    const out = social({ id: 's2', direction: 'outbound', from: '77', to: '6044' });
    expect(messageOfChannel(out).threadId).toBe(messageOfChannel(social({})).threadId);
  });
});

describe('a mail', () => {
  it('is answered to whoever wrote it, and one of one’s own to whom it went', () => {
    const mail = aMessage({ senderEmail: 'dana@example.com', recipients: ['avi@example.com'] });
    expect(messageOfMail(mail).partner).toBe('dana@example.com');
    expect(messageOfMail({ ...mail, isIncoming: false }).partner).toBe('avi@example.com');
  });

  it.each([
    ['avi@example.com', 'avi@example.com', null],
    ['Avi Levi <avi@example.com>', 'Avi Levi', 'avi@example.com'],
  ])('of one’s own to %s bears the name of whom it went to', (to, name, address) => {
    const mail = messageOfMail(aMessage({ isIncoming: false, sender: 'Noa', recipients: [to] }));
    expect([partnerName(mail), addressOf(mail)]).toEqual([name, address]);
  });

  it('that is to nobody yet says so of nobody', () => {
    const draft = messageOfMail(aMessage({ isIncoming: false, recipients: [] }));
    expect([isToSomebody(draft), addressOf(draft)]).toEqual([false, null]);
  });

  it('hides nothing in the name of its sender', () => {
    expect(messageOfMail(aMessage({ sender: 'Da\u202ena\u200b' })).sender).toBe('Dana');
    expect(messageOfMail(aMessage({ sender: '\u200b' })).sender).toBe('Unknown');
  });
});

describe('the list', () => {
  it.each(['messenger', 'instagram', 'whatsapp'] as const)(
    'names by their newest message who got one on %s',
    (platform) => {
      const out = social({
        id: 'out',
        platform,
        direction: 'outbound',
        from: '77',
        to: '6044',
        timestamp: 9,
      });
      const messages = [
        out,
        social({ id: 'silent', platform, fromName: null, timestamp: 8 }),
        social({ id: 'newer', platform, fromName: 'Ronit', timestamp: 7 }),
        social({ id: 'older', platform, fromName: 'Roni', timestamp: 6 }),
        social({ id: 'other', platform, from: '7055', fromName: 'Gil', timestamp: 10 }),
      ].map(messageOfChannel);
      const sent = newestFirst(messages).find(({ id }) => id === 'out');
      expect(sent).toMatchObject({ sender: 'Ronit', subject: expect.stringContaining('from Ronit') });
      expect(newestFirst([messageOfChannel(out)])[0]?.sender).toBe('6044');
    },
  );

  it('is newest first, each message once', () => {
    const ids = newestFirst([
      aMessage({ id: 'a', at: 1 }),
      aMessage({ id: 'b', at: 2 }),
      aMessage({ id: 'a', at: 1 }),
    ]);
    expect(ids.map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
