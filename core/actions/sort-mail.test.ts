import { describe, expect, it } from 'vitest';
import { ruleActs } from '../contract/bounds.ts';
import { ruleVerbs } from '../contract/inbox-rules.ts';
import {
  alreadyOf,
  mailSorts,
  mostMailsSorted,
  sortMail,
  sortMailWords,
  sortsOf,
  wasAlready,
} from './sort-mail.ts';

const some = (count: number, more = {}) => ({
  does: 'archive',
  messageIds: Array.from({ length: count }, (_, index) => `m${index}`).join(' '),
  mails: 'Dana: Lunch',
  ...more,
});
const isTaken = (payload: object) => sortMail.payload.safeParse(payload).success;

it('is of no more mails than a person can look through, but for a rule', () => {
  expect(isTaken(some(mostMailsSorted))).toBe(true);
  expect(isTaken(some(mostMailsSorted + 1))).toBe(false);
  expect(isTaken(some(ruleActs.perDay, { ruleId: 'r1' }))).toBe(true);
  expect(isTaken(some(ruleActs.perDay + 1, { ruleId: 'r1' }))).toBe(false);
});

it.each(['tag', 'untag'])('knows which tag is meant by: %s', (does) => {
  expect(isTaken(some(1, { does }))).toBe(false);
  expect(isTaken(some(1, { does, tag: ' ' }))).toBe(false);
  expect(isTaken(some(1, { does, tag: 'Money' }))).toBe(true);
});

it('does all that a person asks for, and for a rule only its own verbs', () => {
  const taken = (ruleId?: string) =>
    mailSorts.filter((does) => isTaken(some(1, { does, tag: 'Money', ...(ruleId && { ruleId }) })));
  expect(taken()).toEqual(mailSorts);
  expect(taken('r1').toSorted()).toEqual([...ruleVerbs].toSorted());
  const also = mailSorts.filter((one) => isTaken(some(1, { also: one, tag: 'Money', ruleId: 'r1' })));
  expect(also.toSorted()).toEqual([...ruleVerbs].toSorted());
  const already = mailSorts.filter((one) => isTaken(some(1, { already: `${one} 0`, ruleId: 'r1' })));
  expect(already.toSorted()).toEqual([...ruleVerbs].toSorted());
});

it('tags with a tag also where that is not the first thing it does', () => {
  const ofRule = { ruleId: 'r1', also: 'star tag' };
  expect(isTaken(some(1, ofRule))).toBe(false);
  expect(isTaken(some(1, { ...ofRule, tag: '' }))).toBe(false);
  expect(isTaken(some(1, { ...ofRule, tag: 'Money' }))).toBe(true);
  expect(isTaken(some(1, { ruleId: 'r1', also: 'star' }))).toBe(true);
});

it('does several things, and tells what was so before, of a rule alone', () => {
  for (const more of [{ also: 'star' }, { already: 'star 0' }]) {
    expect(isTaken(some(1, { ...more, ruleId: 'r1' }))).toBe(true);
    expect(isTaken(some(1, more))).toBe(false);
  }
});

it.each([
  '',
  ' ',
  'star ',
  ' star',
  'star  read',
  'star,read',
  'delete',
  'stars',
  'star\nread',
  'Star',
  'unread',
])('takes no other words for what it also does: %j', (also) => {
  expect(isTaken(some(1, { ruleId: 'r1', also }))).toBe(false);
});

it('takes all that there is to do at once, and no longer list', () => {
  const all = { ruleId: 'r1', does: 'archive', tag: 'Money', also: 'read star trash tag' };
  expect(isTaken(some(1, all))).toBe(true);
  expect(isTaken(some(1, { ruleId: 'r1', also: 'star '.repeat(10).trim() }))).toBe(true);
  expect(isTaken(some(1, { ruleId: 'r1', also: 'star '.repeat(11).trim() }))).toBe(false);
});

describe('what was so before', () => {
  it('is a line for each verb, with the places of its mails', () => {
    expect(alreadyOf([['star'], [], ['read', 'star'], ['tag']])).toBe('read 2\nstar 0 2\ntag 3');
  });

  it('is nothing where nothing was', () => {
    expect(alreadyOf([])).toBeNull();
    expect(alreadyOf([[], []])).toBeNull();
  });

  it('is read back for each mail and verb, and place 1 is not place 11', () => {
    const none = Array.from({ length: 8 }, () => []);
    const mails = [[], [], ['tag'], ...none, ['star', 'tag']] as const;
    const already = alreadyOf(mails) ?? '';
    const placesOf = (sort: 'star' | 'tag' | 'archive') =>
      [...mails.keys()].filter((place) => wasAlready(already, sort, place));
    expect([placesOf('star'), placesOf('tag'), placesOf('archive')]).toEqual([[11], [2, 11], []]);
  });

  it('is nothing of an entry of before', () => {
    expect(wasAlready('', 'archive', 0)).toBe(false);
  });

  it('fits the payload of the most mails of a rule, whatever held of them', () => {
    const verbs = ['archive', 'tag', 'star', 'read', 'trash'] as const;
    const already = alreadyOf(Array.from({ length: ruleActs.perDay }, () => verbs)) ?? '';
    const most = some(ruleActs.perDay, { ruleId: 'r1', also: 'read star', already });
    expect(isTaken(most)).toBe(true);
    expect(already.split('\n').map((line) => line.split(' ').length)).toEqual([501, 501, 501, 501, 501]);
    expect(isTaken({ ...most, already: `${already}\n${already}` })).toBe(false);
  });

  it.each(['', 'star', 'star ', 'star x', 'star -1', 'star 1000', 'star 1\n', 'star 1\nfile 2', 'star 1, 2'])(
    'has no other form in a payload: %j',
    (already) => {
      expect(isTaken(some(1, { ruleId: 'r1', already }))).toBe(false);
    },
  );
});

it.each([
  [{ does: 'archive' }, ['archive']],
  [{ does: 'tag', also: 'star' }, ['tag', 'star']],
  [{ does: 'star', also: 'archive' }, ['star', 'archive']],
  [{ does: 'star', also: 'star tag tag' }, ['star', 'tag']],
  [{ does: 'read', also: 'unread' }, ['read', 'unread']],
] as const)('does all that %o says, each once', (payload, sorts) => {
  expect(sortsOf(payload)).toEqual(sorts);
});

describe('the words for sorting mails', () => {
  const { en, he } = sortMailWords;

  it.each([
    ['archive', 'Archive 1 mail', '1 mail archived', 'להעביר לארכיון מייל אחד', 'הועברו לארכיון: מייל אחד'],
    [
      'read',
      'Mark 1 mail as read',
      '1 mail marked as read',
      'לסמן מייל אחד כנקראו',
      'סומנו כנקראו: מייל אחד',
    ],
    ['star', 'Star 1 mail', '1 mail starred', 'לסמן בכוכב מייל אחד', 'סומנו בכוכב: מייל אחד'],
    [
      'trash',
      'Move 1 mail to the trash',
      '1 mail moved to the trash',
      'להעביר לאשפה מייל אחד',
      'הועברו לאשפה: מייל אחד',
    ],
    ['tag', 'Tag 1 mail', '1 mail tagged', 'לתייג מייל אחד', 'תויגו: מייל אחד'],
    [
      'unread',
      'Mark 1 mail as unread',
      '1 mail marked as unread',
      'לסמן מייל אחד כלא נקראו',
      'סומנו כלא נקראו: מייל אחד',
    ],
    [
      'unstar',
      'Take the star off 1 mail',
      '1 mail left without a star',
      'להסיר את הכוכב ממייל אחד',
      'הכוכב הוסר: מייל אחד',
    ],
    [
      'spam',
      'Move 1 mail to spam',
      '1 mail moved to spam',
      'להעביר לספאם מייל אחד',
      'הועברו לספאם: מייל אחד',
    ],
    [
      'unspam',
      'Move 1 mail back to the inbox from spam',
      '1 mail moved back to the inbox from spam',
      'להחזיר מהספאם לדואר הנכנס מייל אחד',
      'הוחזרו מהספאם לדואר הנכנס: מייל אחד',
    ],
    [
      'untrash',
      'Move 1 mail back to the inbox from the trash',
      '1 mail moved back to the inbox from the trash',
      'להחזיר מהאשפה לדואר הנכנס מייל אחד',
      'הוחזרו מהאשפה לדואר הנכנס: מייל אחד',
    ],
    [
      'unarchive',
      'Move 1 mail back to the inbox',
      '1 mail moved back to the inbox',
      'להחזיר לדואר הנכנס מייל אחד',
      'הוחזרו לדואר הנכנס: מייל אחד',
    ],
    [
      'untag',
      'Take the tag off 1 mail',
      '1 mail left without the tag',
      'להסיר את התגית ממייל אחד',
      'התגית הוסרה: מייל אחד',
    ],
  ] as const)('name one thing: %s', (sort, asks, done, asksHe, doneHe) => {
    expect([en.asks([sort], 1), en.done([sort], 1)]).toEqual([asks, done]);
    expect([he.asks([sort], 1), he.done([sort], 1)]).toEqual([asksHe, doneHe]);
  });

  it('name the tag', () => {
    expect([en.asks(['tag'], 2, 'Bills'), en.asks(['untag'], 1, 'Bills')]).toEqual([
      'Tag 2 mails “Bills”',
      'Take the tag “Bills” off 1 mail',
    ]);
    expect([he.asks(['tag'], 2, 'חשבונות'), he.asks(['untag'], 1, 'חשבונות')]).toEqual([
      'לתייג 2 מיילים בתגית ״חשבונות״',
      'להסיר את התגית ״חשבונות״ ממייל אחד',
    ]);
    expect(en.asks(['tag', 'archive'], 2, 'Bills')).toBe('Tag 2 mails “Bills” and archive them');
  });

  it('count several mails', () => {
    expect([en.asks(['read'], 3), en.done(['read'], 3)]).toEqual([
      'Mark 3 mails as read',
      '3 mails marked as read',
    ]);
    expect([he.asks(['read'], 3), he.done(['read'], 3)]).toEqual([
      'לסמן 3 מיילים כנקראו',
      'סומנו כנקראו: 3 מיילים',
    ]);
    expect([en.asks(['unstar'], 3), en.done(['unstar'], 3)]).toEqual([
      'Take the star off 3 mails',
      '3 mails left without a star',
    ]);
    expect([he.asks(['unstar'], 3), he.done(['unstar'], 3)]).toEqual([
      'להסיר את הכוכב מ-3 מיילים',
      'הכוכב הוסר: 3 מיילים',
    ]);
  });

  it('name two things', () => {
    const two = ['star', 'archive'] as const;
    expect([en.asks(two, 1), en.done(two, 1)]).toEqual([
      'Star 1 mail and archive it',
      '1 mail starred and archived',
    ]);
    expect([en.asks(two, 3), en.done(two, 3)]).toEqual([
      'Star 3 mails and archive them',
      '3 mails starred and archived',
    ]);
    expect([he.asks(two, 1), he.done(two, 1)]).toEqual([
      'לסמן בכוכב מייל אחד ולהעביר לארכיון',
      'סומנו בכוכב והועברו לארכיון: מייל אחד',
    ]);
    expect([he.asks(two, 3), he.done(two, 3)]).toEqual([
      'לסמן בכוכב 3 מיילים ולהעביר לארכיון',
      'סומנו בכוכב והועברו לארכיון: 3 מיילים',
    ]);
  });

  it('name three things', () => {
    const three = ['tag', 'read', 'trash'] as const;
    expect(en.asks(three, 2)).toBe('Tag 2 mails, mark them as read and move them to the trash');
    expect(en.done(three, 1)).toBe('1 mail tagged, marked as read and moved to the trash');
    expect(he.asks(three, 2)).toBe('לתייג 2 מיילים, לסמן כנקראו ולהעביר לאשפה');
    expect(he.done(three, 1)).toBe('תויגו, סומנו כנקראו והועברו לאשפה: מייל אחד');
  });
});
