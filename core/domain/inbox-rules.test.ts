import { describe, expect, it } from 'vitest';
import {
  inboxRuleDocument,
  inboxRuleRoutes,
  mailRule,
  type RuleVerb,
  ruleVerbs,
} from '../contract/inbox-rules.ts';
import {
  alreadyDone,
  isNewToRule,
  isRuled,
  noConditions,
  type RuledMail,
  type RuleWish,
  sendersCalled,
  verbsOf,
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
  also: [],
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

describe('a rule that does several things', () => {
  const several = rule({ from: '@example.com', does: 'star', also: ['tag', 'read'], tag: 'Money' });

  it('does each thing once, in the order in which it names them', () => {
    expect(verbsOf(several)).toEqual(['star', 'tag', 'read']);
    expect(verbsOf({ does: 'star', also: ['tag', 'star', 'tag'] })).toEqual(['star', 'tag']);
    expect(verbsOf({ does: 'trash', also: [] })).toEqual(['trash']);
  });

  it.each<[string, Partial<RuledMail>, RuleVerb[]]>([
    ['none', {}, []],
    ['the first', { labels: ['INBOX', 'UNREAD', 'STARRED'] }, ['star']],
    ['the second', { tags: ['money'] }, ['tag']],
    ['the last', { labels: ['INBOX'] }, ['read']],
    ['all but the first', { labels: ['INBOX'], tags: ['Money'] }, ['tag', 'read']],
    ['all but the last', { labels: ['INBOX', 'UNREAD', 'STARRED'], tags: ['Money'] }, ['star', 'tag']],
  ])('acts where %s of them holds, and knows which', (_, given, already) => {
    expect(isRuled(several, mail(given), now)).toBe(true);
    expect(alreadyDone(several, mail(given))).toEqual(already);
  });

  it('has nothing to do where all of them hold', () => {
    const done = mail({ labels: ['INBOX', 'STARRED'], tags: ['Receipts', 'Money'] });
    expect(alreadyDone(several, done)).toEqual(['star', 'tag', 'read']);
    expect(isRuled(several, done, now)).toBe(false);
  });

  it.each<[RuleVerb, Partial<RuledMail>, RuleVerb[]]>([
    ['archive', { labels: ['UNREAD'] }, ['archive']],
    ['trash', { labels: ['UNREAD', 'TRASH'] }, ['trash', 'archive']],
    ['trash', { labels: ['UNREAD'] }, ['archive']],
  ])('counts %s as done only where the mail is out of the inbox', (verb, given, already) => {
    const wish = rule({ from: '@example.com', does: 'star', also: [verb] });
    expect(alreadyDone(wish, mail(given))).toEqual(already);
    expect(alreadyDone(wish, mail())).toEqual([]);
    expect(alreadyDone(wish, mail({ labels: ['INBOX', 'TRASH'] }))).toEqual([]);
  });

  it('does not count another tag, nor what it does not do', () => {
    const starred = mail({ labels: ['INBOX', 'STARRED'], tags: ['Money'] });
    expect(alreadyDone(rule({ does: 'archive', also: ['tag'], tag: 'Bills' }), starred)).toEqual([]);
  });

  it('still asks for all of its conditions', () => {
    expect(isRuled({ ...several, files: true }, mail(), now)).toBe(false);
    expect(isRuled({ ...several, from: '' }, mail(), now)).toBe(false);
  });
});

describe('a kept rule', () => {
  const kept = {
    ...noConditions,
    sentence: 'star everything from Dana',
    from: 'dana@example.com',
    does: 'star',
    tag: '',
    isOn: true,
    createdAt: { seconds: 0, nanoseconds: 0, toMillis: () => 0 },
  };
  const isKept = (also: unknown) => inboxRuleDocument.safeParse({ ...kept, also }).success;

  it('of before there could be several does one thing', () => {
    expect(verbsOf(inboxRuleDocument.parse(kept))).toEqual(['star']);
  });

  it('does several things, and no others than a rule can do', () => {
    const { data } = inboxRuleDocument.safeParse({ ...kept, also: ['archive', 'read'] });
    expect(data === undefined ? null : verbsOf(data)).toEqual(['star', 'archive', 'read']);
    expect(isKept(ruleVerbs.slice(1))).toBe(true);
    expect(isKept(ruleVerbs)).toBe(false);
    for (const also of [['unread'], ['archive', 'forward'], 'archive', null, [7]])
      expect(isKept(also)).toBe(false);
  });

  it('is said in words that name all of it', () => {
    const said = { ...noConditions, does: 'star', tag: '' };
    expect(mailRule.safeParse({ ...said, also: [] }).success).toBe(true);
    expect(mailRule.safeParse({ ...said, also: ['archive'] }).success).toBe(true);
    expect(mailRule.safeParse({ ...said, also: ['unread'] }).success).toBe(false);
    expect(mailRule.safeParse(said).success).toBe(false);
  });

  it('is run over mails of which some things hold, or, from a page of before, without a word of that', () => {
    const run = (already: object) =>
      inboxRuleRoutes.runInboxRule.body.safeParse({ mails: [{ id: 'm1', line: 'Dana: Lunch', ...already }] });
    expect(run({}).data?.mails).toEqual([{ id: 'm1', line: 'Dana: Lunch', already: [] }]);
    expect(run({ already: ['star', 'read'] }).data?.mails).toMatchObject([{ already: ['star', 'read'] }]);
    expect(run({ already: ['unread'] }).success).toBe(false);
    expect(run({ already: ruleVerbs }).success).toBe(false);
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
