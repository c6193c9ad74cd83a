import { describe, expect, it } from 'vitest';
import { shownPage } from '../folder/shown-page.ts';
import { initialInbox } from '../folder/inbox-state.ts';
import { isInSplit } from '../folder/split.ts';
import type { Message } from '../message.ts';
import { aMessage } from '../testing/a-message.ts';
import { screened } from './newcomers.ts';

type Screening = Parameters<typeof screened>[1];

const shownToAll: Screening = { admitted: new Set(), isHolding: false, split: 'everything', search: '' };
const heldBack: Screening = { ...shownToAll, isHolding: true };

const aNewcomer = (over: Partial<Message> = {}) => {
  const senderEmail = over.senderEmail ?? 'ron@stranger.example';
  return aMessage({
    id: 'new',
    sender: 'Ron',
    senderEmail,
    partner: senderEmail,
    isOfNewcomer: true,
    ...over,
  });
};
const anOwn = (to: string, over: Partial<Message> = {}) =>
  aMessage({
    id: 'own',
    isIncoming: false,
    senderEmail: 'noa@example.com',
    recipients: [to],
    partner: to,
    labels: ['INBOX', 'SENT'],
    ...over,
  });

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id);
/** The ids of those that the view of new senders lists. */
const newIn = (messages: readonly Message[]) => idsOf(messages.filter((one) => isInSplit(one, 'newcomers')));

describe('a newcomer', () => {
  it('is listed with all others, and is marked', () => {
    const { listed, held } = screened([aMessage({ id: 'known' }), aNewcomer()], shownToAll);
    expect([idsOf(listed), newIn(listed), held]).toEqual([['known', 'new'], ['new'], 0]);
  });

  it.each([false, true])('who was let in is listed and not new; held back: %s', (isHolding) => {
    const admitted = new Set(['ron@stranger.example']);
    const mails = [aNewcomer(), aNewcomer({ id: 'capitals', senderEmail: 'Ron@Stranger.example' })];
    const { listed, held } = screened(mails, { ...shownToAll, isHolding, admitted });
    expect([idsOf(listed), newIn(listed), held]).toEqual([['new', 'capitals'], [], 0]);
  });

  it('who was written to since is new no more, however the address is spelt', () => {
    const { listed, held } = screened([anOwn('RON@stranger.example'), aNewcomer()], heldBack);
    expect([idsOf(listed), newIn(listed), held]).toEqual([['own', 'new'], [], 0]);
  });

  it('to whom a draft is written is new still', () => {
    const draft = anOwn('ron@stranger.example', { labels: ['DRAFT'] });
    const { listed, held } = screened([draft, aNewcomer()], heldBack);
    expect([idsOf(listed), held]).toEqual([['own'], 1]);
    expect(newIn(screened([draft, aNewcomer()], shownToAll).listed)).toEqual(['new']);
  });

  it('is no list: what Gmail sorts away stays in the list', () => {
    const sorted = aNewcomer({ labels: ['INBOX', 'CATEGORY_PROMOTIONS'] });
    const { listed, held } = screened([sorted, aNewcomer({ id: 'person' })], heldBack);
    expect([idsOf(listed), newIn(listed), held]).toEqual([['new'], [], 1]);
  });
});

describe('who is held back', () => {
  const mails = [
    aMessage({ id: 'known' }),
    aNewcomer({ id: 'first' }),
    aNewcomer({ id: 'second', senderEmail: 'RON@stranger.example' }),
    aNewcomer({ id: 'other', senderEmail: 'gil@stranger.example' }),
    aMessage({ id: 'chat', platform: 'whatsapp', senderEmail: '+972501234567' }),
  ];

  it.each(['everything', 'people'] as const)('is counted by sender, in %s', (split) => {
    const { listed, held } = screened(mails, { ...heldBack, split });
    expect([idsOf(listed), held]).toEqual([['known', 'chat'], 2]);
  });

  it.each(['newcomers', 'lists'] as const)('is nobody in %s', (split) => {
    const { listed, held } = screened(mails, { ...heldBack, split });
    expect([idsOf(listed), newIn(listed), held]).toEqual([idsOf(mails), ['first', 'second', 'other'], 0]);
  });

  it('is found by a search, and not by spaces alone', () => {
    const { listed, held } = screened(mails, { ...heldBack, search: 'lunch' });
    expect([idsOf(listed), held]).toEqual([idsOf(mails), 0]);
    expect(screened(mails, { ...heldBack, search: '  ' }).held).toBe(2);
  });

  it('makes room on the page for those who are not', () => {
    const many = Array.from({ length: 10 }, (_, n) => aNewcomer({ id: `n${n}` }));
    const { listed } = screened([...many, aMessage({ id: 'known' })], heldBack);
    const { shown, hasMore } = shownPage({ ...initialInbox, messages: listed, perPage: 10 });
    expect([idsOf(shown), hasMore]).toEqual([['known'], false]);
  });
});

it('hands on a list without newcomers as it is, so that nothing is drawn again', () => {
  const mails = [aMessage(), aNewcomer({ labels: ['CATEGORY_SOCIAL'] })];
  expect(screened(mails, heldBack).listed).toBe(mails);
});
