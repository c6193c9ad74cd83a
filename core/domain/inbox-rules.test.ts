import { describe, expect, it } from 'vitest';
import {
  isNewToRule,
  isRuled,
  noConditions,
  type RuledMail,
  type RuleWish,
  sendersCalled,
} from './inbox-rules.ts';

const dayMs = 86_400_000;
const now = Date.parse('2026-11-20T09:00:00Z');
const mail = (given: Partial<RuledMail> = {}): RuledMail => ({
  sender: 'Dana Cohen',
  senderEmail: 'dana@mail.example.com',
  subject: 'Your invoice of May',
  labels: ['INBOX', 'UNREAD'],
  tags: [],
  timestamp: new Date(now - 3 * dayMs).toISOString(),
  canUnsubscribe: false,
  isIncoming: true,
  attachments: [],
  ...given,
});
const rule = (given: Partial<RuleWish> = {}): RuleWish => ({
  ...noConditions,
  does: 'archive',
  tag: '',
  ...given,
});

describe('a rule of the inbox', () => {
  it.each<[string, Partial<RuleWish>]>([
    ['the address', { from: 'other@example.com Dana@mail.example.com' }],
    ['the domain', { from: '@mail.example.com' }],
    ['a domain above it', { from: '@example.com' }],
    ['words of the subject', { subject: 'may invoice' }],
    ['that it is unread', { unread: true }],
    ['its age', { days: 3 }],
  ])('fits by %s', (_, given) => {
    expect(isRuled(rule(given), mail(), now)).toBe(true);
  });

  it.each<[string, Partial<RuleWish>]>([
    ['an address that only ends alike', { from: 'na@mail.example.com' }],
    ['a domain that only ends alike', { from: '@ample.com' }],
    ['another subject', { subject: 'invoice of June' }],
    ['a mail that no list sent', { newsletters: true }],
    ['a mail without files', { files: true }],
    ['a mail that is too young', { days: 4 }],
    ['one condition of two', { from: '@example.com', files: true }],
    ['no condition at all', {}],
  ])('does not fit by %s', (_, given) => {
    expect(isRuled(rule(given), mail(), now)).toBe(false);
  });

  it.each<[string, Partial<RuledMail>]>([
    ['sent oneself', { isIncoming: false }],
    ['out of the inbox', { labels: ['UNREAD'] }],
    ['under a forged sender', { failedChecks: ['dmarc'] }],
  ])('leaves mail alone that was %s', (_, given) => {
    expect(isRuled(rule({ from: '@example.com', does: 'star' }), mail(given), now)).toBe(false);
  });

  it.each<[RuleWish['does'], Partial<RuledMail>]>([
    ['read', { labels: ['INBOX'] }],
    ['star', { labels: ['INBOX', 'STARRED'] }],
    ['tag', { tags: ['money'] }],
  ])('has nothing to do where it is done already: %s', (does, given) => {
    const wish = rule({ from: '@example.com', does, tag: 'Money' });
    expect(isRuled(wish, mail(), now)).toBe(true);
    expect(isRuled(wish, mail(given), now)).toBe(false);
  });

  it('takes what came, or grew old enough, after it was kept', () => {
    const kept = (days: number, daysAgo: number) => ({ days, createdAt: now - daysAgo * dayMs });
    expect(isNewToRule(kept(0, 4), mail())).toBe(true);
    expect(isNewToRule(kept(0, 2), mail())).toBe(false);
    expect(isNewToRule(kept(2, 2), mail())).toBe(true);
    expect(isNewToRule(kept(2, 0.5), mail())).toBe(false);
  });
});

describe('whom a rule means by a name', () => {
  const mails = [
    mail(),
    mail({ sender: 'Bank Leumi', senderEmail: 'info@leumi.example' }),
    mail({ sender: 'Bank Leumi', senderEmail: 'info@leumi.example' }),
    mail({ sender: 'Alerts', senderEmail: 'alerts@bank-discount.example' }),
    mail({ sender: 'Bank of me', senderEmail: 'me@bank.example', isIncoming: false }),
  ];

  it.each([
    ['the bank', ['info@leumi.example', 'alerts@bank-discount.example']],
    ['הבנק', ['info@leumi.example', 'alerts@bank-discount.example']],
    ['דנה', ['dana@mail.example.com']],
    ['leumi.example', ['info@leumi.example']],
    ['dana@mail.example.com', ['dana@mail.example.com']],
    ['Avi', []],
  ])('%s: only those who wrote, the most frequent first', (said, addresses) => {
    expect(sendersCalled(said, mails).map(({ address }) => address)).toEqual(addresses);
  });
});
