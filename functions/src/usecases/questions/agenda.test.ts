import type { Question } from '@crocodile-hub/core/language/questions/question';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from '../../ports/calendar.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anAsking, anEntry, days, hours, ofDays, plain } from '../../testing/an-asking.ts';
import { agenda, meeting } from './agenda.ts';

type Meeting = Partial<Extract<Question, { asks: 'meeting' }>>;

const portsOf = (entries: readonly CalendarEntry[]) => {
  const chat = aChat();
  return { ...chat, calendar: { ...chat.calendar, entries: () => Promise.resolve([...entries]) } };
};

const askMeeting = async (
  question: Meeting,
  entries: readonly CalendarEntry[],
  ...asking: Parameters<typeof anAsking>
) => {
  const asked = {
    asks: 'meeting' as const,
    about: null,
    over: null,
    wants: null,
    isPast: false,
    ...question,
  };
  return plain((await meeting(portsOf(entries), anAsking(...asking), asked)).text);
};

const askAgenda = async (
  question: Omit<Extract<Question, { asks: 'agenda' }>, 'asks'>,
  entries: readonly CalendarEntry[],
  ...asking: Parameters<typeof anAsking>
) =>
  plain((await agenda(portsOf(entries), anAsking(...asking), { asks: 'agenda', ...question })).text).split(
    '\n\n',
  );

const today = days('2026-11-22');
const early = anEntry('Stand-up', '2026-11-22T06:15', '2026-11-22T06:30');
const running = anEntry('Workshop', '2026-11-22T09:00', '2026-11-22T11:00');
const review = anEntry('Review', '2026-11-22T16:00', '2026-11-22T17:00');

describe('the next meeting', () => {
  it('of today is the next to begin', async () => {
    expect(await askMeeting({ over: today }, [early, running, review])).toBe(
      'Your next meeting:\n\n- **today, Sunday 22 November, 16:00–17:00** Review',
    );
  });

  it.each([
    ['english', 'There is no meeting in your calendar, today, Sunday 22 November, 10:20–00:00.'],
    ['hebrew', 'אין פגישה ביומן, היום, יום ראשון, 22 בנובמבר, 10:20–00:00.'],
  ] as const)('is not there for the rest of today, says the answer in %s', async (language, said) => {
    expect(await askMeeting({ over: today }, [early, running], language)).toBe(said);
  });

  it('of a part of today is none for what is left of the part', async () => {
    const morning = hours('2026-11-22T06:00', '2026-11-22T12:00');
    expect(await askMeeting({ over: morning }, [early, review])).toBe(
      'There is no meeting in your calendar, today, Sunday 22 November, 10:20–12:00.',
    );
  });

  it.each([
    ['english', days('2026-11-26'), 'There is no meeting in your calendar, Thursday 26 November.'],
    ['hebrew', days('2026-11-26'), 'אין פגישה ביומן, יום חמישי, 26 בנובמבר.'],
    [
      'english',
      days('2026-11-22', '2026-11-28'),
      'There is no meeting in your calendar, from now to Saturday 28 November.',
    ],
    ['hebrew', days('2026-11-22', '2026-11-28'), 'אין פגישה ביומן, מעכשיו עד יום שבת, 28 בנובמבר.'],
  ] as const)(
    'that is not there is told in %s for the days that were asked about',
    async (language, over, said) => {
      expect(await askMeeting({ over }, [early], language)).toBe(said);
    },
  );

  it('may be the one that is on, where something of it is asked', async () => {
    expect(await askMeeting({ over: today, wants: 'length' }, [early, running])).toContain(
      'Workshop takes 2 hours.',
    );
    expect(await askMeeting({ over: today, wants: 'length' }, [running, review])).toContain('Review takes');
  });

  it('of a day that is over is its first', async () => {
    const yesterday = [
      anEntry('Lunch', '2026-11-21T12:00', '2026-11-21T13:00'),
      anEntry('Dinner', '2026-11-21T19:00', '2026-11-21T20:00'),
    ];
    expect(await askMeeting({ over: days('2026-11-21') }, yesterday)).toContain('Lunch');
  });
});

describe('the last meeting', () => {
  it('of today is the last that ended', async () => {
    expect(await askMeeting({ over: today, isPast: true }, [early, running, review])).toBe(
      'Your last meeting:\n\n- **today, Sunday 22 November, 06:15–06:30** Stand-up',
    );
  });

  it('that is not there is not told as the next', async () => {
    expect(await askMeeting({ isPast: true }, [review])).toBe(
      'There is no meeting in your calendar, Friday 22 November 2024 to Sunday 22 November.',
    );
  });
});

describe('the last meeting with somebody', () => {
  const dana = { guests: [{ name: 'Dana Cohen', address: 'dana@example.com' }] };
  const long = anEntry('Plan', '2024-12-05T12:00', '2024-12-05T13:00', dana);
  const longer = anEntry('Plan', '2025-12-04T12:00', '2025-12-04T13:00', dana);

  it.each([
    [[long], 'Thursday 5 December 2024'],
    [[long, longer], 'Thursday 4 December 2025'],
  ])('is found in the two years behind, where the last months have none', async (entries, day) => {
    expect(await askMeeting({ about: 'Dana', isPast: true }, entries)).toBe(
      `In your calendar about “Dana”:\n\n- **${day}, 12:00–13:00** Plan · with Dana Cohen`,
    );
  });
});

it('is found by what it is called in the other language', async () => {
  const portfolio = anEntry('Portfolio review', '2026-11-24T16:00', '2026-11-24T17:00');
  const ask = (about: string) => askMeeting({ about }, [review, portfolio], 'hebrew');
  expect((await ask('סקירת הפורטפוליו')).split('\n\n')[1]).toBe(
    '- **יום שלישי, 24 בנובמבר, 16:00–17:00** Portfolio review',
  );
  expect(await ask('פגישה עם פורטפוליו')).toContain('אין ביומן דבר');
});

describe('meetings with somebody', () => {
  it.each([
    ['Yael', '- **Monday 7 December, 12:00–13:00** Coffee with Yael'],
    ['birthday of Yael', "- **Thursday 3 December, All day** Yael's birthday"],
  ])('are no birthdays, unless they are named: %s', async (about, line) => {
    const entries = [
      ofDays("Yael's birthday", '2026-12-03'),
      anEntry('Coffee with Yael', '2026-12-07T12:00', '2026-12-07T13:00'),
    ];
    expect((await askMeeting({ about }, entries)).split('\n\n')[1]).toBe(line);
  });

  const dana = [{ name: 'Dana Cohen', address: 'dana@example.com' }];
  const eight = ['22', '23', '24', '25', '26', '27', '28', '29'].map((date) =>
    anEntry(`Plan ${date}`, `2026-11-${date}T12:00`, `2026-11-${date}T13:00`, { guests: dana }),
  );
  const month = days('2026-11-22', '2026-11-30');

  it.each([
    [
      'english',
      'In your calendar about “Dana”, Sunday 22 November to Monday 30 November: 8.',
      '…and 3 more.',
    ],
    ['hebrew', 'ביומן שלך על ״Dana״, יום ראשון, 22 בנובמבר עד יום שני, 30 בנובמבר: 8.', '…ועוד 3.'],
  ] as const)('are counted in %s where they are too many to show', async (language, head, more) => {
    const [first, list, rest] = (await askMeeting({ about: 'Dana', over: month }, eight, language)).split(
      '\n\n',
    );
    expect([first, list?.split('\n').length, rest]).toEqual([head, 5, more]);
  });

  it('are counted from now on where no time is said, and one is not counted', async () => {
    expect((await askMeeting({ about: 'Dana' }, eight)).split('\n')[0]).toBe(
      'In your calendar about “Dana”, from now to Friday 21 May: 8.',
    );
    expect((await askMeeting({ about: 'Dana' }, eight.slice(0, 1))).split('\n')[0]).toBe(
      'In your calendar about “Dana”:',
    );
  });
});

describe('an entry of several days', () => {
  const conference = anEntry('Conference', '2026-11-23T12:00', '2026-11-25T15:00');
  const trip = ofDays('Athens', '2026-11-26', '2026-11-28');

  it.each([
    ['english', '2026-11-23', '- **12:00–Wednesday 25 November, 15:00** Conference'],
    ['english', '2026-11-24', '- **All day** Conference'],
    ['english', '2026-11-25', '- **until 15:00** Conference'],
    ['hebrew', '2026-11-23', '- **12:00–יום רביעי, 25 בנובמבר, 15:00** Conference'],
    ['hebrew', '2026-11-24', '- **כל היום** Conference'],
    ['hebrew', '2026-11-25', '- **עד 15:00** Conference'],
  ] as const)('is told in %s for %s by what it takes of that day', async (language, day, line) => {
    expect((await askAgenda({ over: days(day), pick: null }, [conference], language))[1]).toBe(line);
  });

  it('takes the whole day that it ends with', async () => {
    const retreat = anEntry('Retreat', '2026-11-23T12:00', '2026-11-25T00:00');
    expect((await askAgenda({ over: days('2026-11-24'), pick: null }, [retreat]))[1]).toBe(
      '- **All day** Retreat',
    );
  });

  it.each([
    [
      'english',
      '- **12:00–Wednesday 25 November, 15:00** Conference',
      '- **All day, to Saturday 28 November** Athens',
      '- **until Wednesday 25 November, 15:00** Conference',
    ],
    [
      'hebrew',
      '- **12:00–יום רביעי, 25 בנובמבר, 15:00** Conference',
      '- **כל היום, עד יום שבת, 28 בנובמבר** Athens',
      '- **עד יום רביעי, 25 בנובמבר, 15:00** Conference',
    ],
  ] as const)('is told in %s with its end among several days', async (language, first, whole, rest) => {
    const week = await askAgenda(
      { over: days('2026-11-22', '2026-11-28'), pick: null },
      [conference, trip],
      language,
    );
    expect(week.filter((block) => block.startsWith('- '))).toEqual([first, whole]);
    const later = await askAgenda(
      { over: days('2026-11-24', '2026-11-25'), pick: null },
      [conference],
      language,
    );
    expect(later.at(-1)).toBe(rest);
  });

  it.each([
    ['Conference', '- **tomorrow, Monday 23 November, 12:00–Wednesday 25 November, 15:00** Conference'],
    ['Athens', '- **Thursday 26 November to Saturday 28 November, All day** Athens'],
  ])('names both days when it is asked when %s is', async (about, line) => {
    expect((await askMeeting({ about }, [conference, trip])).split('\n\n')[1]).toBe(line);
  });
});

describe('an entry over midnight', () => {
  const party = anEntry('Party', '2026-11-22T22:00', '2026-11-23T02:00');
  const call = anEntry('Call', '2026-11-23T11:00', '2026-11-23T12:00');

  it('needs no second day on its own, and is told by its end on the next', async () => {
    expect((await askAgenda({ over: today, pick: null }, [party]))[1]).toBe('- **22:00–02:00** Party');
    expect((await askAgenda({ over: days('2026-11-23'), pick: null }, [party]))[1]).toBe(
      '- **until 02:00** Party',
    );
  });

  it('is not the first of the next day, where something begins on it', async () => {
    const first = { over: days('2026-11-23'), pick: 'first' } as const;
    expect((await askAgenda(first, [party, call]))[1]).toBe('- **11:00–12:00** Call');
    expect((await askAgenda(first, [party]))[1]).toBe('- **until 02:00** Party');
  });
});

it('takes for the last what ends last', async () => {
  const workshop = anEntry('Workshop', '2026-11-22T09:00', '2026-11-22T18:00');
  const call = anEntry('Call', '2026-11-22T11:00', '2026-11-22T12:00');
  expect((await askAgenda({ over: today, pick: 'last' }, [workshop, call]))[1]).toBe(
    '- **09:00–18:00** Workshop',
  );
});

describe('a meeting with somebody', () => {
  it.each([
    ['תמר', 'Tamar', 'Tomer'],
    ['נועה', 'Noa', 'Nina'],
    ['David', 'דוד', 'Edith'],
  ])('%s is with whoever bears that name, in either alphabet', async (about, theirs, others) => {
    const entries = [
      anEntry(`Lunch with ${others}`, '2026-11-23T12:00', '2026-11-23T13:00'),
      anEntry(`Lunch with ${theirs}`, '2026-11-24T12:00', '2026-11-24T13:00'),
    ];
    const text = await askMeeting({ about }, entries);
    expect(text).toContain(theirs);
    expect(text).not.toContain(others);
  });
});
