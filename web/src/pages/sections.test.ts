import { retention, type TimedKind } from '@crocodile-hub/core/domain/retention';
import { describe, expect, it } from 'vitest';
import { en } from '../kit/text/catalogue/en.ts';
import { he } from '../kit/text/catalogue/he.ts';
import { sections, termsSections } from './sections.ts';

type Line = Extract<(typeof sections)[number], { title: 'keptTitle' }>['lines'][number];

/** Where the page says how long each kind is kept. */
const lineOf: Record<TimedKind, Line> = {
  ledgerWords: 'keptWords',
  ledger: 'keptLedger',
  channelMessages: 'keptMessages',
  smsConversations: 'keptTexts',
  notifications: 'keptNotifications',
  devices: 'keptDevices',
  receipts: 'keptReceipts',
  caches: 'keptPeople',
  mailboxMarks: 'keptMailbox',
  people: 'keptPeople',
  ruleMarks: 'keptRuleMarks',
  uploads: 'keptFiles',
  uploadParts: 'keptFiles',
  counters: 'keptNumbers',
  sharedCounters: 'keptNumbers',
  sentReferences: 'keptReferences',
  earlierTasks: 'keptTasks',
  replies: 'keptMoments',
  startedSignIns: 'keptMoments',
  tickets: 'keptMoments',
  handedOverTokens: 'keptHandedOver',
};
const kinds = Object.entries(lineOf).map(([kind, line]) => {
  const { keptMs } = retention[kind as TimedKind];
  return { kind, line, minutes: keptMs / 60_000 };
});

function spoken(minutes: number): { en: string; he: string } {
  const days = minutes / 1_440;
  if (days === 365) return { en: 'one year', he: 'שנה אחת' };
  if (days === 1) return { en: 'one day', he: 'יום אחד' };
  return days > 1
    ? { en: `${days} days`, he: `${days} ימים` }
    : { en: `${minutes} minutes`, he: `${minutes} דקות` };
}

describe('the privacy page', () => {
  it.each(kinds)('says in both languages how long it keeps $kind', ({ line, minutes }) => {
    expect(en.privacy[line]).toContain(spoken(minutes).en);
    expect(he.privacy[line]).toContain(spoken(minutes).he);
  });

  it('says how data from Google is used, and that the terms are whole', () => {
    const ofGoogle = sections.find(({ title }) => title === 'googleTitle')?.lines ?? [];
    expect(ofGoogle.map((line) => en.privacy[line]).join(' ')).toContain('Limited Use requirements');
    const shown: readonly string[] = termsSections.flatMap(({ title, lines }) => [title, ...lines]);
    const written = Object.keys(en.privacy).filter((key) => /^terms(?!Title$|Lead$)/.test(key));
    expect(written.filter((key) => !shown.includes(key))).toEqual([]);
  });

  it('names no time that is not kept to', () => {
    const kept = sections.find(({ title }) => title === 'keptTitle')?.lines ?? [];
    const timed = /one (?:day|year)|\d+ (?:days|minutes)/g;
    const named = kept.flatMap((line) =>
      (en.privacy[line].match(timed) ?? []).map((time) => ({ line: line, time })),
    );
    const promised = kinds.map(({ line, minutes }) => ({ line: line, time: spoken(minutes).en }));
    expect(
      named.filter((one) => !promised.some(({ line, time }) => line === one.line && time === one.time)),
    ).toEqual([]);
  });
});
