import type { Question } from '@crocodile-hub/core/language/questions/question';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anAsking, anEntry, days, ofDays, plain } from '../../testing/an-asking.ts';
import { answerOf } from './answer-of.ts';

const portsOf = (entries: readonly CalendarEntry[]) => {
  const chat = aChat();
  return { ...chat, calendar: { ...chat.calendar, entries: () => Promise.resolve([...entries]) } };
};

/** On the Tuesday: a dentist, two things after it, and one before; others on other days. */
const entries = [
  anEntry('Choir', '2026-11-23T19:00', '2026-11-23T21:00'),
  anEntry('Breakfast with Maya', '2026-11-24T08:00', '2026-11-24T09:00'),
  anEntry('Dentist', '2026-11-24T10:00', '2026-11-24T11:00'),
  anEntry('Tasting with Avi', '2026-11-24T13:00', '2026-11-24T14:00'),
  anEntry('שיעור פסנתר', '2026-11-24T17:00', '2026-11-24T18:00'),
  anEntry('Fitting', '2026-11-25T12:00', '2026-11-25T13:00'),
];
const month = days('2026-11-22', '2026-12-21');

type Beside = Pick<Extract<Question, { asks: 'agenda' }>, 'after' | 'before'>;

async function ask(beside: Beside, over = month, ...asking: Parameters<typeof anAsking>) {
  const question = { asks: 'agenda' as const, over, pick: null, ...beside };
  return await answerOf(portsOf(entries), anAsking(...asking), question);
}

const told = async (...asked: Parameters<typeof ask>) => {
  const text = plain((await ask(...asked)).text);
  return entries.map(({ title }) => title).filter((title) => text.includes(title));
};

describe('an agenda beside an entry', () => {
  it.each([
    ['dentist', ['Tasting with Avi', 'שיעור פסנתר']],
    ['Maya', ['Dentist', 'Tasting with Avi', 'שיעור פסנתר']],
    ['אבי', ['שיעור פסנתר']],
    ['שיעור פסנתר', []],
  ])('lists what comes after %s on its day', async (after, titles) => {
    expect(await told({ after })).toEqual(titles);
  });

  it.each([
    ['dentist', ['Breakfast with Maya']],
    ['פסנתר', ['Breakfast with Maya', 'Dentist', 'Tasting with Avi']],
    ['Maya', []],
  ])('lists what comes before %s on its day', async (before, titles) => {
    expect(await told({ before })).toEqual(titles);
  });

  it('lists what lies between two', async () => {
    expect(await told({ after: 'Maya', before: 'Avi' })).toEqual(['Dentist']);
  });

  it('looks for the entry on the day that is said alone', async () => {
    expect(await told({ after: 'dentist' }, days('2026-11-24'))).toEqual(['Tasting with Avi', 'שיעור פסנתר']);
  });

  it('names the hours that it lists', async () => {
    expect(plain((await ask({ after: 'dentist' })).text).split('\n')[0]).toBe(
      'Your calendar, Tuesday 24 November, 11:00–00:00: 2 entries.',
    );
  });

  it.each([
    ['english', 'There is nothing about “opera” in your calendar, Tuesday 24 November.'],
    ['hebrew', 'אין ביומן דבר על ״opera״, יום שלישי, 24 בנובמבר.'],
  ] as const)('says in %s that there is no such entry', async (language, said) => {
    const answer = await ask({ after: 'opera' }, days('2026-11-24'), language);
    expect(plain(answer.text)).toBe(said);
    expect(answer.isSure).toBe(false);
  });

  it('says of which entry there is none, where one of two is there', async () => {
    const { text } = await ask({ after: 'dentist', before: 'opera' });
    expect(plain(text)).toContain('nothing about “opera”');
  });

  it.each(['[click](https://bad.example)', '**now**'])(
    'shows the name of none without its Markdown: %s',
    async (after) => {
      const { text } = await ask({ after });
      expect(text).not.toContain(after);
      expect(text).not.toContain('https://');
    },
  );

  it('counts no reminder and no whole day as the entry', async () => {
    const others = [
      ofDays('Dentist', '2026-11-23'),
      anEntry('🔔 Reminder - call the dentist', '2026-11-23T09:00', '2026-11-23T09:30'),
      ...entries,
    ];
    const question = { asks: 'agenda' as const, over: month, pick: null, after: 'dentist' };
    const { text } = await answerOf(portsOf(others), anAsking(), question);
    expect(text).toContain('Tuesday 24 November, 11:00');
  });
});
