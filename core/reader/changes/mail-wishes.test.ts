import { describe, expect, it } from 'vitest';
import { mailWishesIn } from './mail-wishes.ts';

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem', contacts: [] };
const does = (text: string) => mailWishesIn(text, context).map((wish) => wish.does);

it.each([
  ['mark the mails from the bank as read and archive them', ['read', 'archive']],
  ['mark the mails from dana@example.com read and delete them', ['read', 'trash']],
  ['תזרקי לפח את כל המיילים מבית הנייר', ['trash']],
  ['תסמני את המיילים מהבנק כנקראו ותעבירי לארכיון', ['read', 'archive']],
])('mails are put away or marked, one thing after the other: %s', (text, wanted) => {
  expect(does(text)).toEqual(wanted);
});

it.each([
  ["mark tomer's contract mail as unread so i see it later", 'unread', 'tomer', 'contract'],
  ["mark dana's mail unread", 'unread', 'dana', null],
  ['mark tomers mail about the contract unread again', 'unread', 'tomer', 'the contract'],
  ["keep dana's mail unread", 'unread', 'dana', null],
  ["star avi's invoice mail", 'star', 'avi', 'invoice'],
  ['mark the mail from avi unread', 'unread', 'avi', null],
])('the mail of somebody is marked, whom its owner names: %s', (text, wanted, from, about) => {
  const wishes = mailWishesIn(text, context);
  expect(wishes).toMatchObject([{ does: wanted, isOne: true, which: { from, about } }]);
});

it.each([
  'archive the idea of a party',
  'mark my words and archive this',
  "mark dana's birthday in my calendar",
  'star wars mail order',
  'is tomers mail unread',
  'did everything from the bank arrive?',
])('no mails are meant: %s', (text) => {
  expect(does(text)).toEqual([]);
});

describe('of many mails those alone', () => {
  it.each([
    ['archive everything from Maya older than two months', 'archive', 'Maya', { month: 9, day: 19 }],
    ['delete all mails from the library more than a year old', 'trash', 'the library', { year: 2025 }],
    ['star the mails from Avi from before last week', 'star', 'Avi', { month: 11, day: 7 }],
    ['mark the mails from Tomer older than ten days as read', 'read', 'Tomer', { month: 11, day: 9 }],
    ['תעבירי לארכיון את כל המיילים מהבנק ישנים מחודש', 'archive', 'הבנק', { month: 10, day: 19 }],
    ['תמחק את כל המיילים ממאיה שישנים משנה', 'trash', 'מאיה', { year: 2025 }],
  ])('are meant that are old enough: %s', (text, wanted, from, last) => {
    expect(mailWishesIn(text, context)).toMatchObject([
      { does: wanted, newsletters: false, isOne: false, which: { from, over: { from: 0, last } } },
    ]);
  });

  it.each([
    ['trash newsletters except those from Maya', 'trash', 'Maya'],
    ['archive all newsletters other than the ones from Design Weekly', 'archive', 'Design Weekly'],
    ['delete all newsletters excluding the library', 'trash', 'library'],
    ['תמחקי את כל הניוזלטרים חוץ מאלה של דנה', 'trash', 'דנה'],
    ['תזרקי את הניוזלטרים מלבד הספרייה', 'trash', 'ספרייה'],
  ])('are meant that are not of whom is left out: %s', (text, wanted, but) => {
    expect(mailWishesIn(text, context)).toMatchObject([
      { does: wanted, newsletters: true, isOne: false, which: { from: null, over: null, but } },
    ]);
  });

  it('are meant that are old enough and not of whom is left out', () => {
    expect(
      mailWishesIn('archive newsletters older than a week except those from Maya', context),
    ).toMatchObject([
      { does: 'archive', newsletters: true, which: { but: 'Maya', over: { last: { month: 11, day: 12 } } } },
    ]);
  });

  it.each([
    'archive everything from Maya',
    'trash all newsletters',
    'תעביר לארכיון את המיילים מהבנק',
    'delete the mails from Tomer from last week',
  ])('are not meant where nothing is left out: %s', (text) => {
    const [wish, ...others] = mailWishesIn(text, context);
    expect(others).toEqual([]);
    expect(wish?.which).not.toHaveProperty('but');
    expect(wish?.which.over?.from).not.toBe(0);
  });

  it.each([
    'delete mails from Dana that are not older than a month',
    "don't delete mails from Dana older than a month",
    'אל תמחק מיילים מדנה ישנים מחודש',
    'did you archive everything from Maya older than a month',
  ])('are not meant by what wants nothing of the kind: %s', (text) => {
    expect(does(text)).toEqual([]);
  });
});

describe('all that is unread', () => {
  it.each([
    'mark all read',
    'mark everything as read',
    'please mark all my mail as read.',
    'mark them all read',
    'סמן הכל כנקרא',
    'בבקשה תסמני הכול כנקרא',
    'סמני את כל המיילים כנקראו',
  ])('is marked as read: %s', (text) => {
    expect(mailWishesIn(text, context)).toMatchObject([
      { does: 'read', isOne: false, newsletters: false, which: { unread: true, from: null, over: null } },
    ]);
  });

  it.each([
    'did you mark everything as read',
    "don't mark everything as read",
    'mark all the dates in red',
    'אל תסמן הכל כנקרא',
  ])('is not meant: %s', (text) => {
    expect(does(text)).toEqual([]);
  });
});

describe('what is to be done', () => {
  it.each([
    ['newsletters - archive', 'archive'],
    ['all newsletters: trash', 'trash'],
    ['newsletters of last week, delete them', 'trash'],
    ['ניוזלטרים לפח', 'trash'],
    ['כל הניוזלטרים לארכיון', 'archive'],
    ['הניוזלטרים לאשפה', 'trash'],
    ['תזרקי את הניוזלטרים', 'trash'],
    ['בבקשה תעיפי את כל הפרסומות', 'trash'],
    ['תמחק את כל הפרסומות', 'trash'],
  ])('may stand behind the newsletters, or be said roughly: %s', (text, wanted) => {
    expect(mailWishesIn(text, context)).toMatchObject([{ does: wanted, newsletters: true, isOne: false }]);
  });

  it.each([
    ['mails from the library - archive', 'archive', 'the library'],
    ['unread mails from Tomer, star them', 'star', 'Tomer'],
    ['מיילים מהבנק לארכיון', 'archive', 'הבנק'],
    ['תעיפי לי את כל המיילים מבית הדפוס', 'trash', 'בית הדפוס'],
  ])('may stand behind the mails of somebody: %s', (text, wanted, from) => {
    expect(mailWishesIn(text, context)).toMatchObject([{ does: wanted, which: { from } }]);
  });

  it.each([
    'newsletters do not delete',
    'newsletters - did you delete them',
    'unread mails nobody should delete',
    'what unread mails did I archive',
    'לא להעביר ניוזלטרים לפח',
    'אל תעביר מיילים מדנה לפח',
    'הניוזלטרים הלכו לפח',
    'מי זרק את הניוזלטרים לפח',
    'אל תמחק את הפרסומות',
  ])('is not told by what denies, asks or tells of it: %s', (text) => {
    expect(does(text)).toEqual([]);
  });
});
