import { describe, expect, it } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { anAsking, at } from '../../testing/an-asking.ts';
import { anEngine } from '../../testing/engine.ts';
import { snoozeProposal, unsubscribeProposal } from './mail-proposals.ts';

const ports = anEngine();
const lunch = aMail({ id: 'lunch' });
const monday = at('2026-11-23T08:00');

describe('mails that are to be hidden', () => {
  it.each([
    ['english', 'Hide 2 mails until', 'Unknown: Lunch'],
    ['hebrew', 'להסתיר 2 מיילים עד', 'לא ידוע: Lunch'],
  ] as const)(
    'are shown with their senders and the time, before anything happens: %s',
    (language, words, line) => {
      const asking = anAsking(language);
      const locale = language === 'hebrew' ? 'he' : 'en';
      const mails = [lunch, aMail({ id: 'bill', from: null })];
      expect(
        snoozeProposal(ports, { ...asking, clock: { ...asking.clock, locale } }, mails, monday),
      ).toMatchObject({
        is: 'proposal',
        actionType: 'snooze_mail',
        payload: {
          messageIds: 'lunch bill',
          mails: `Dana: Lunch\n${line}`,
          until: '2026-11-23T08:00:00+02:00',
        },
        summary: expect.stringContaining(words) as string,
      });
    },
  );

  it('are the first fifty of those that came in', () => {
    const many = Array.from({ length: 60 }, (_, index) => aMail({ id: `m${index}` }));
    const own = aMail({ id: 'own', labels: ['SENT', 'INBOX'] });
    const asked = snoozeProposal(ports, anAsking(), [own, ...many], monday);
    const ids = many.slice(0, 50).map(({ id }) => id);
    expect(asked).toMatchObject({ payload: { messageIds: ids.join(' ') } });
  });

  it('are none where the time has passed, or only the person wrote, and that is said', () => {
    const past = snoozeProposal(ports, anAsking(), [lunch], at('2026-11-20T08:00'));
    expect(past).toMatchObject({ is: 'said', text: expect.stringContaining('has passed') as string });
    const own = snoozeProposal(ports, anAsking(), [aMail({ labels: ['SENT'] })], monday);
    expect(own).toMatchObject({ is: 'said', text: 'I found no mail.' });
  });
});

describe('a list that is to be left', () => {
  const news = aMail({
    id: 'news',
    from: { name: 'News', address: 'n@x.example' },
    unsubscribe: 'https://x.example',
  });

  it('is named by its sender, and by their address alone where they have no name', () => {
    expect(unsubscribeProposal(ports, anAsking(), news)).toMatchObject({
      is: 'proposal',
      actionType: 'unsubscribe',
      payload: { messageId: 'news', list: 'News' },
      summary: 'Unsubscribe from “News”. This cannot be undone',
    });
    const plain = { ...news, from: { name: '', address: 'n@x.example' } };
    expect(unsubscribeProposal(ports, anAsking(), plain)).toMatchObject({ payload: { list: 'n@x.example' } });
    const hidden = { ...news, from: { name: '\u200b', address: 'n@x.example' } };
    expect(unsubscribeProposal(ports, anAsking(), hidden)).toMatchObject({ payload: { list: 'Unknown' } });
  });

  it.each([
    ['english', 'does not let you unsubscribe'],
    ['hebrew', 'אי אפשר לבטל מכאן את ההרשמה'],
  ] as const)(
    'is left alone where its mail allows no more, or the person wrote it, and that is said: %s',
    (language, words) => {
      const expected = { is: 'said', text: expect.stringContaining(words) as string };
      const asking = anAsking(language);
      expect(unsubscribeProposal(ports, asking, { ...news, unsubscribe: null })).toMatchObject(expected);
      expect(unsubscribeProposal(ports, asking, { ...news, labels: ['SENT', 'INBOX'] })).toMatchObject(
        expected,
      );
    },
  );
});
