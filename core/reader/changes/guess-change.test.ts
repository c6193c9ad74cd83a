import { describe, expect, it } from 'vitest';
import { clockworkOf } from '../../language/time/clockwork.ts';
import { deedModels, deeds, readDeeds, type Deed, type Deeds, type DeedSlot } from './deeds.ts';
import { aMeeting, aReminder, aTask } from '../testing/things.ts';
import { guessChange, type Thing } from './guess-change.ts';

/** A Friday, half past nine in the morning. */
const now = '2026-11-20T09:30:00+02:00';
const clockwork = clockworkOf({ now, timeZone: 'Asia/Jerusalem' });
const minute = 60_000;

const things: readonly Thing[] = [
  aTask('Renew the van insurance', '2026-11-25T10:00'),
  aTask('Gutters'),
  aTask('Buy oat milk'),
  aTask('Buy almond milk'),
  aTask('לצבוע את הגדר'),
  aTask('לשלוח את הדוח לרואה החשבון'),
  aMeeting('Budget review', '2026-11-20T16:00', 'Dana Levi'),
  aMeeting('Dentist', '2026-11-21T08:30'),
  aMeeting('Physio', '2026-11-23T17:00'),
  aMeeting('Physio', '2026-11-24T17:00'),
  aMeeting('Lunch', '2026-11-22T12:30', 'Avi Cohen'),
  aMeeting('יוגה', '2026-11-24T18:00'),
  aMeeting('ישיבת צוות', '2026-11-22T10:00', 'נועה'),
  aReminder('Call the bank', '2026-11-20T13:00'),
  aReminder('Water the plants', '2026-11-21T07:00'),
  aReminder('לקחת כדורים', '2026-11-20T20:00'),
];

async function guessed(text: string, there = things) {
  const guess = guessChange(text, readDeeds(await deedModels(), text), there, clockwork);
  return guess && { ...guess, titles: guess.meant.map(({ title }) => title) };
}

describe('what a sentence wants changed', () => {
  it.each<[string, Deed, string]>([
    ['gutters are done, tick it off', 'finish_task', 'Gutters'],
    ['finally renewed the van insurance, cross it off', 'finish_task', 'Renew the van insurance'],
    ['oat milk is no longer needed, take it off my list', 'delete_task', 'Buy oat milk'],
    ["i won't make the dentist, get rid of it", 'cancel_meeting', 'Dentist'],
    ['stop nagging me about the bank', 'cancel_reminder', 'Call the bank'],
    ['no need to remind me about the plants, it rained', 'cancel_reminder', 'Water the plants'],
  ])('is the thing whose title has its words: %s', async (text, deed, title) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: [title] });
  });

  it.each<[string, Deed, string]>([
    ['push dana back by half an hour', 'move_meeting', 'Budget review'],
    ["avi can't do lunch, make it 1:30", 'move_meeting', 'Lunch'],
  ])('is the meeting that somebody comes to: %s', async (text, deed, title) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: [title] });
  });

  it.each<[string, object]>([
    ['Can you push my dentist on Saturday by half an hour? Traffic is awful', { ms: 30 * minute }],
    ['push my dentist on Saturday by an hour and a half? Traffic is awful', { ms: 90 * minute }],
  ])('moves by the whole length that is said: %s', async (text, by) => {
    expect(await guessed(text)).toMatchObject({
      deed: 'move_meeting',
      wanted: { wish: { does: 'shift', shift: { by } } },
    });
  });

  it.each<[string, number]>([
    ['move the budget review to the afternoon, say 2ish', 14],
    ['move the budget review to the evening, around 8', 20],
    ['move the budget review to the afternoon', 15],
  ])('goes to the hour that is said behind the part of the day: %s', async (text, hour) => {
    expect(await guessed(text)).toMatchObject({
      titles: ['Budget review'],
      wanted: { wish: { does: 'move', to: { clock: { hour, minute: 0 } } } },
    });
  });

  it('is put off to the time that is said behind which one it is', async () => {
    expect(await guessed('snooze the 13:00 one till after lunch')).toMatchObject({
      titles: ['Call the bank'],
      wanted: { wish: { does: 'move', to: { clock: { hour: 14, minute: 0 } } } },
    });
  });

  it('is the meeting of those that the name which is said comes to', async () => {
    const there = [
      aMeeting('Weekly', '2026-11-22T10:00', 'Noa Bar'),
      aMeeting('Weekly', '2026-11-23T10:00', 'Dana Levi'),
    ];
    const guess = await guessed('push dana back by half an hour', there);
    expect(guess?.meant).toEqual([there[1]]);
  });

  it.each<[string, Deed]>([
    ["can't make my 4 o'clock, scrub it", 'cancel_meeting'],
    ["my 4 o'clock needs to be 5", 'move_meeting'],
  ])('is the meeting at the hour that is said, whatever it is called: %s', async (text, deed) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: ['Budget review'] });
    expect(
      await guessed(
        text,
        things.filter(({ title }) => title !== 'Budget review'),
      ),
    ).toBeNull();
  });

  it.each<[string, Deed, string]>([
    ['הגדר צבועה, אפשר לסמן', 'finish_task', 'לצבוע את הגדר'],
    ['את הדוח לרואה החשבון כבר שלחתי', 'finish_task', 'לשלוח את הדוח לרואה החשבון'],
    ['לא מגיע ליוגה, תורידי', 'cancel_meeting', 'יוגה'],
    ['היוגה זזה לשבוע הבא', 'move_meeting', 'יוגה'],
    ['תדחה את הכדורים בחצי שעה', 'put_off_reminder', 'לקחת כדורים'],
    ['נועה לא יכולה בישיבת צוות, תזיז לשתיים', 'move_meeting', 'ישיבת צוות'],
  ])('is found by a Hebrew word behind the letters that are glued to it: %s', async (text, deed, title) => {
    expect(await guessed(text)).toMatchObject({ deed, titles: [title] });
  });

  it.each<[string, Deed, string]>([
    ['scrap the garage call', 'cancel_meeting', 'להתקשר למוסך'],
    ["the garage is off, i'm not going", 'cancel_meeting', 'להתקשר למוסך'],
    ['push friday dinner back by an hour', 'move_meeting', 'ארוחת שישי אצל אמא'],
    ['stop nagging me about the electricity', 'cancel_reminder', 'לשלם חשמל'],
    ['תורידי את רופא השיניים, לא מגיע', 'cancel_meeting', 'Dentist'],
  ])('is found by another of its names, in the other language too: %s', async (text, deed, title) => {
    const there = [
      aMeeting('להתקשר למוסך', '2026-11-23T13:00'),
      aMeeting('ארוחת שישי אצל אמא', '2026-11-27T20:30'),
      aMeeting('Dentist', '2026-11-21T08:30'),
      aReminder('לשלם חשמל', '2026-11-25T09:00'),
      aTask('Gutters'),
    ];
    expect(await guessed(text, there)).toMatchObject({ deed, titles: [title] });
  });

  it('is not a call that is there where a new one is asked for', async () => {
    const there = [aMeeting('להתקשר למוסך', '2026-11-23T13:00'), aTask('Gutters')];
    expect(
      await guessed('quick call with Ben at half 4 on Friday, quarter of an hour tops', there),
    ).toBeNull();
  });

  it('is rather what bears the word itself than another name of it', async () => {
    const there = [aMeeting('להתקשר למוסך', '2026-11-23T13:00'), aMeeting('Garage', '2026-11-24T13:00')];
    expect(await guessed('the garage is off, i am not going', there)).toMatchObject({ titles: ['Garage'] });
  });

  it.each([
    ['paid the water bill, you can drop it', 'Pay the water bill'],
    ['שילמתי ארנונה, אפשר להוריד', 'לשלם ארנונה'],
  ])('is a reminder that is done before it rings, where no task is: %s', async (text, title) => {
    const reminder = aReminder(title, '2026-11-25T09:00');
    const task = aTask(title);
    expect((await guessed(text, [...things, reminder]))?.meant).toEqual([reminder]);
    expect((await guessed(text, [...things, reminder, task]))?.meant).toEqual([task]);
    const rung = { ...reminder, isRung: true };
    expect((await guessed(text, [...things, rung, task]))?.meant).toEqual(
      expect.arrayContaining([rung, task]),
    );
  });

  it.each<[string, Deed, readonly string[]]>([
    ['the milk is sorted, tick it off', 'finish_task', ['Buy oat milk', 'Buy almond milk']],
    ["physio is off, i'm not going", 'cancel_meeting', ['Physio', 'Physio']],
    ['physio has to go an hour later', 'move_meeting', ['Physio', 'Physio']],
  ])('is every one of two that fit alike: %s', async (text, deed, titles) => {
    const guess = await guessed(text);
    expect(guess?.deed).toBe(deed);
    expect(guess?.titles.toSorted()).toEqual(titles.toSorted());
  });

  it.each([
    'pottery is done, tick it off',
    "i won't make the choir practice, get rid of it",
    'stop nagging me about the landlord',
    'the swimming lesson has to go to next week',
    'get noa in on the strategy day',
    'לא מגיע לבריכה, תורידי',
  ])('is nothing where none of the things fits: %s', async (text) => {
    expect(await guessed(text)).toBeNull();
    expect(await guessed(text, [])).toBeNull();
  });

  it.each([
    'send dana the budget review',
    'remind me to buy oat milk',
    'remind me tomorrow at 9 to cancel the dentist',
    'add oat milk to my shopping list',
    'tell dana the budget review is moved to 5',
    'when is the dentist',
    'did i water the plants',
    'what did i move the dentist to',
    'how much is van insurance',
    'the dentist was lovely today',
    'write to avi that lunch was great',
    'תזכיר לי לצבוע את הגדר',
    'מתי היוגה',
    'היה כיף ביוגה',
  ])('is nothing in a command, a question or talk, though a thing has its words: %s', async (text) => {
    expect(await guessed(text)).toBeNull();
  });

  it('is nothing in a text that is too long to be said', async () => {
    const text = 'gutters are done, tick it off';
    expect(await guessed(`${text}${' '.repeat(271)}`)).not.toBeNull();
    expect(await guessed(`${text}${' '.repeat(272)}`)).toBeNull();
  });

  describe('by a Hebrew word that sounds like the English article', () => {
    const there = [
      aTask('Buy the paint'),
      aMeeting('Lunch with the choir', '2026-11-23T12:00'),
      aMeeting('Review of the plan', '2026-11-23T15:00'),
      aReminder('Call the bank', '2026-11-24T13:00'),
    ];

    it.each(['תמחקי את המשימה של התו', 'תבטלי את הפגישה של התו', 'תבטלי את התזכורת של התו'])(
      'is nothing that has an English title: %s',
      async (text) => {
        expect(await guessed(text, there)).toBeNull();
      },
    );

    it('is what has that word in its title', async () => {
      const both = [...there, aTask('לחדש את התו לחניה')];
      expect(await guessed('תמחקי את המשימה של התו', both)).toMatchObject({
        deed: 'delete_task',
        titles: ['לחדש את התו לחניה'],
      });
    });
  });
});

describe('what it becomes', () => {
  it.each([
    [
      'my budget review needs to be at 5',
      { does: 'move', to: { day: null, clock: { hour: 17, minute: 0 }, loose: 'half' } },
    ],
    [
      "avi can't do lunch, make it 1:30",
      { does: 'move', to: { day: null, clock: { hour: 13, minute: 30 }, loose: 'half' } },
    ],
    [
      'הרופא שיניים צריך לזוז למחר בשמונה',
      {
        does: 'move',
        to: { day: { year: 2026, month: 11, day: 21 }, clock: { hour: 8, minute: 0 }, loose: 'half' },
      },
    ],
    [
      'נועה לא יכולה בישיבת צוות, תזיז לשתיים',
      { does: 'move', to: { day: null, clock: { hour: 14, minute: 0 }, loose: 'half' } },
    ],
    [
      'push dana back by half an hour',
      { does: 'shift', shift: { by: { months: 0, days: 0, ms: 30 * minute }, isEarlier: false } },
    ],
    [
      'the dentist has to go to next week',
      { does: 'shift', shift: { by: { months: 0, days: 7, ms: 0 }, isEarlier: false } },
    ],
    [
      'היוגה זזה לשבוע הבא',
      { does: 'shift', shift: { by: { months: 0, days: 7, ms: 0 }, isEarlier: false } },
    ],
  ])('is the time that is said, to which or by how much: %s', async (text, wish) => {
    const there = [...things, aMeeting('רופא שיניים', '2026-11-25T09:00')];
    expect((await guessed(text, there))?.wanted).toEqual({ of: 'meeting', wish });
  });

  it('is another time of a reminder', async () => {
    expect((await guessed('shout me about the plants again in an hour'))?.wanted).toEqual({
      of: 'reminder',
      wish: {
        does: 'move',
        to: { day: { year: 2026, month: 11, day: 20 }, clock: { hour: 10, minute: 30 } },
      },
    });
    const by = { months: 0, days: 0, ms: 30 * minute };
    expect((await guessed('תדחה את הכדורים בחצי שעה'))?.wanted).toEqual({
      of: 'reminder',
      wish: { does: 'shift', shift: { by, isEarlier: false } },
    });
    expect((await guessed('not now, the bank one at three'))?.wanted).toEqual({
      of: 'reminder',
      wish: { does: 'move', to: { day: null, clock: { hour: 15, minute: 0 }, loose: 'half' } },
    });
  });

  it('is the new title, as it is written', async () => {
    expect((await guessed('the gutters one should read Gutters and the roof'))?.wanted).toEqual({
      of: 'task',
      wish: { does: 'rename', title: 'Gutters and the roof' },
    });
    const dentist = await guessed('dentist should be called Checkup at Doctor Katz');
    expect(dentist?.wanted).toEqual({
      of: 'meeting',
      wish: { does: 'rename', title: 'Checkup at Doctor Katz' },
    });
  });

  it.each([
    ['get noa in on the budget review', ['noa'], 'Budget review'],
    ['noa wants to come to the budget review, put her on it', ['noa'], 'Budget review'],
    ['get noa@example.com in on the budget review', ['noa@example.com'], 'Budget review'],
    ['תכניס את נועה גם ליוגה', ['נועה'], 'יוגה'],
  ])('names whom an invitation is for: %s', async (text, who, title) => {
    expect(await guessed(text)).toMatchObject({
      deed: 'invite',
      wanted: { of: 'meeting', wish: { does: 'invite', who } },
      titles: [title],
    });
  });
});

/** What a reader would say of a text: how likely which deeds are, and the words of each slot, the same for all. */
function told(
  text: string,
  odds: Partial<Deeds['odds']>,
  said: readonly (readonly [DeedSlot, string])[],
): Deeds {
  const none = Object.fromEntries(deeds.map((deed) => [deed, 0])) as Deeds['odds'];
  const filled = said.map(([slot, words]) => {
    const start = text.indexOf(words);
    return { slot, start, end: start + words.length };
  });
  return { odds: { ...none, ...odds }, filled: () => filled };
}

function guessOf(
  text: string,
  odds: Partial<Deeds['odds']>,
  said: readonly (readonly [DeedSlot, string])[],
  there: readonly Thing[],
) {
  return guessChange(text, told(text, odds, said), there, clockwork);
}

describe('which thing and which deed fit best', () => {
  const dentist = aMeeting('Dentist', '2026-11-21T08:30');
  const ofDentist = aReminder('Dentist', '2026-11-21T07:30');
  const scrub = ['scrub the dentist', { cancel_meeting: 0.6 }, [['about', 'dentist']]] as const;

  it('is the same wish about another kind of thing, where only that is there', () => {
    expect(guessOf(...scrub, [dentist, ofDentist])).toMatchObject({
      deed: 'cancel_meeting',
      meant: [dentist],
    });
    const lent = guessOf(...scrub, [ofDentist]);
    expect(lent).toMatchObject({
      deed: 'cancel_reminder',
      wanted: { of: 'reminder', wish: { does: 'cancel' } },
      meant: [ofDentist],
    });
    expect(lent?.score).toBeLessThan(0.6 / 2);
    expect(guessOf(...scrub, [aTask('Dentist')])).toMatchObject({ deed: 'delete_task' });
  });

  it.each<[Deed, Thing]>([
    ['finish_task', dentist],
    ['reopen_task', ofDentist],
    ['invite', ofDentist],
    ['cancel_meeting', aTask('Plumber')],
  ])('is not another wish, nor one that has no words of it: %s', (deed, thing) => {
    expect(guessOf('scrub the dentist', { [deed]: 0.9 }, [['about', 'dentist']], [thing])).toBeNull();
  });

  it('is one at another time only where none is at the time that is said', () => {
    const text = "scrub the 4 o'clock yoga";
    const cancel = (...there: Thing[]) =>
      guessOf(text, { cancel_meeting: 0.9 }, [['about', "4 o'clock yoga"]], there);
    const atFour = aMeeting('Yoga', '2026-11-20T16:00');
    const atTen = aMeeting('Yoga', '2026-11-20T10:00');
    expect(cancel(atTen, atFour)?.meant).toEqual([atFour]);
    expect(cancel(atTen)?.meant).toEqual([atTen]);
    expect(cancel(atTen)?.score).toBeLessThan((cancel(atFour)?.score ?? 0) / 2);
  });

  it('is less one at another time than one that has none', () => {
    const text = 'report for tomorrow is done';
    const finish = (...there: Thing[]) =>
      guessOf(text, { finish_task: 0.9 }, [['about', 'report for tomorrow']], there);
    const [due, undue, later] = [
      aTask('Report', '2026-11-21T10:00'),
      aTask('Report'),
      aTask('Report', '2026-11-25T10:00'),
    ];
    expect(finish(later, undue, due)?.meant).toEqual([due]);
    expect(finish(later, undue)?.meant).toEqual([undue]);
    expect(finish(later)?.meant).toEqual([later]);
  });

  it('offers what fits nearly as well beside it, the best first, and nothing that fits worse', () => {
    const nearly = aMeeting('Budget review notes', '2026-11-23T10:00');
    const best = aMeeting('Budget review', '2026-11-20T16:00');
    const worse = aMeeting('Budget plan', '2026-11-24T10:00');
    const guess = guessOf(
      'scrub the budget review',
      { cancel_meeting: 0.9 },
      [['about', 'budget review']],
      [worse, nearly, best],
    );
    expect(guess?.meant).toEqual([best, nearly]);
  });

  it.each([
    [0.19, null],
    [0.21, 'cancel_meeting'],
  ])('is nothing where it is likelier that nothing is to be changed: %d', (odds, deed) => {
    const guess = guessOf('scrub the dentist', { cancel_meeting: odds }, [['about', 'dentist']], [dentist]);
    expect(guess?.deed ?? null).toBe(deed);
  });

  it('is what is said whole, where a likelier deed lacks its title or its guests', () => {
    const odds = { rename_meeting: 0.5, invite: 0.3, cancel_meeting: 0.15 };
    const guess = guessOf('something with the dentist', odds, [['about', 'dentist']], [dentist]);
    expect(guess?.deed).toBe('cancel_meeting');
  });

  it('takes a time that no slot holds, but not the one that says which thing is meant', () => {
    const review = aMeeting('Budget review', '2026-11-20T16:00');
    const move = (text: string) =>
      guessOf(text, { move_meeting: 0.9 }, [['about', "4 o'clock"]], [review])?.wanted ?? null;
    expect(move("my 4 o'clock goes at 5")).toEqual({
      of: 'meeting',
      wish: { does: 'move', to: { day: null, clock: { hour: 17, minute: 0 }, loose: 'half' } },
    });
    expect(move("my 4 o'clock goes elsewhere")).toEqual({ of: 'meeting', wish: { does: 'ask-when' } });
  });

  it.each([
    ['תשנה את החלב לקניות', 'לקניות', 'קניות'],
    ['תשנה את החלב להתקשר לאבא', 'להתקשר לאבא', 'להתקשר לאבא'],
    ['צריך להיות כתוב לקניות במקום החלב', 'לקניות', 'לקניות'],
    ['call the milk one “Groceries”', '“Groceries”', 'Groceries'],
  ])('takes the new title without the letter and the quotes around it: %s', (text, to, title) => {
    const guess = guessOf(
      text,
      { rename_task: 0.9 },
      [
        ['about', text.includes('milk') ? 'milk' : 'החלב'],
        ['to', to],
      ],
      [aTask('milk חלב')],
    );
    expect(guess?.wanted).toEqual({ of: 'task', wish: { does: 'rename', title } });
  });

  it('is no mail of whoever has the word mail in their address', () => {
    const of = (title: string, ...names: string[]): Thing => ({ of: 'mail', title, at: null, names });
    const paper = of('Notebooks', 'Paper House', 'news paperhouse example');
    const mum = of('Dinner', 'Mum', 'rachel mail example');
    const about = [['about', 'all the mails of paper house']] as const;
    const guess = guessOf('archive all the mails of paper house', { archive_mail: 0.8 }, about, [mum, paper]);
    expect(guess?.meant).toEqual([paper]);
  });

  it.each<[string, string, boolean]>([
    ['renewal', 'Renewed insurance', true],
    ['standup', 'Pick up the printing stand', false],
    ['carpet', 'Car wash', false],
    ['painting', 'Paint the fence', true],
  ])('is of one stem with a word of the title, ending aside: %s, %s', (said, title, isMeant) => {
    const guess = guessOf(`drop the ${said}`, { delete_task: 0.9 }, [['about', said]], [aTask(title)]);
    expect(guess !== null).toBe(isMeant);
  });

  it('takes each of those that are invited, without the word before a name', () => {
    const guess = guessOf(
      'צרף את דנה ואת אבי ליוגה',
      { invite: 0.9 },
      [
        ['who', 'את דנה'],
        ['who', 'ואת אבי'],
        ['about', 'ליוגה'],
      ],
      things,
    );
    expect(guess).toMatchObject({ wanted: { wish: { does: 'invite', who: ['דנה', 'אבי'] } } });
  });

  it('is found by one of the two words of its title', async () => {
    const there = [aTask('Clean the gutters'), aTask('Buy milk')];
    expect(await guessed('gutters are done, tick it off', there)).toMatchObject({
      deed: 'finish_task',
      titles: ['Clean the gutters'],
    });
  });

  it('takes a length that no slot holds', () => {
    const text = 'give me 20 more min on the bank one';
    const guess = guessOf(text, { put_off_reminder: 0.9 }, [['about', 'bank']], things);
    expect(guess).toMatchObject({
      wanted: { wish: { does: 'shift', shift: { by: { ms: 20 * minute }, isEarlier: false } } },
    });
  });

  it('is earlier where any word says so', async () => {
    expect(await guessed('pull the dentist forward twenty minutes')).toMatchObject({
      wanted: { wish: { does: 'shift', shift: { by: { ms: 20 * minute }, isEarlier: true } } },
    });
  });

  it('is a meeting that is called as such meetings are', async () => {
    const there = [aMeeting('Standup', '2026-11-22T09:00'), aMeeting('Lunch', '2026-11-22T12:00')];
    expect(await guessed('standup is off, i am not going', there)).toMatchObject({
      deed: 'cancel_meeting',
      titles: ['Standup'],
    });
  });

  it('is the whole new title, with the full stop of a title within', async () => {
    expect(await guessed('dentist should be called Checkup at Dr. Katz')).toMatchObject({
      wanted: { wish: { does: 'rename', title: 'Checkup at Dr. Katz' } },
    });
  });
});

describe('what is told as done', () => {
  const there = [
    aReminder('Vitamins', '2026-11-20T20:00'),
    aReminder('ויטמינים', '2026-11-20T20:00'),
    aReminder('להתקשר לסבתא', '2026-11-21T18:00'),
    aTask('Pay the rent'),
    aTask('לשלם ארנונה'),
    aMeeting('Vitamins', '2026-11-21T10:00'),
  ];

  it.each([
    ['already took my vitamins', 'Vitamins'],
    ['paid the rent', 'Pay the rent'],
    ['לקחתי ויטמינים', 'ויטמינים'],
    ['כבר לקחתי ויטמינים', 'ויטמינים'],
    ['שילמתי ארנונה', 'לשלם ארנונה'],
    ['התקשרתי לסבתא', 'להתקשר לסבתא'],
  ])('is finished: %s', async (text, title) => {
    expect(await guessed(text, there)).toMatchObject({ deed: 'finish_task', titles: [title] });
  });

  it.each([
    'took my vitamins',
    "I've taken the vitamins",
    'watered the ferns',
    'לקחתי את הויטמינים',
    'תיקנתי את הברז',
  ])('is never cancelled or deleted: %s', async (text) => {
    const all = [...there, aTask('Vitamins'), aReminder('Water the ferns', '2026-11-21T07:00')];
    const guess = await guessed(text, [...all, aTask('לתקן את הברז')]);
    expect(guess?.deed ?? 'finish_task').toBe('finish_task');
  });

  it.each<[string, string]>([
    ['took my vitamins', 'vitamins'],
    ['I have already taken the vitamins', 'vitamins'],
    ['לקחתי ויטמינים', 'ויטמינים'],
  ])('is finished even where it reads rather like a cancellation: %s', (text, said) => {
    const odds = { cancel_reminder: 0.5, delete_task: 0.1, finish_task: 0.3 };
    expect(guessOf(text, odds, [['about', said]], there)).toMatchObject({ deed: 'finish_task' });
  });

  it.each([
    ['cancel the vitamins reminder', 'Vitamins'],
    ['took my vitamins, cancel the reminder', 'Vitamins'],
    ['תבטלי את הויטמינים', 'ויטמינים'],
    ['לקחתי ויטמינים, תבטלי את התזכורת', 'ויטמינים'],
  ])('is cancelled where that is said: %s', async (text, title) => {
    const reminders = there.filter(({ of }) => of === 'reminder');
    expect(await guessed(text, reminders)).toMatchObject({ deed: 'cancel_reminder', titles: [title] });
  });
});
