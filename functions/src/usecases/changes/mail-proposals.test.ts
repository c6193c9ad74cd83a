import { describe, expect, it } from 'vitest';
import { aMail } from '../../testing/a-mail.ts';
import { anAsking, at } from '../../testing/an-asking.ts';
import { anEngine } from '../../testing/engine.ts';
import { snoozeProposal } from './mail-proposals.ts';

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
