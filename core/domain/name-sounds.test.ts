import { describe, expect, it } from 'vitest';
import type { Contact } from '../contract/contacts.ts';
import { soundDistance, soundKeys } from './name-sounds.ts';
import { resolveRecipient } from './recipients.ts';

it('takes no father for whoever bears a name of the same letters', () => {
  const contacts: readonly Contact[] = [{ name: 'אבי מזרחי', phone: '+972524819930', known: 'written-to' }];
  const meant = (written: string) => JSON.stringify(resolveRecipient(written, 'phone', contacts));
  expect(meant('אבא')).not.toContain('4819930');
  expect(meant('אבי')).toContain('4819930');
});

describe('one sound', () => {
  it.each([
    ['jon', 'john'],
    ['shawn', 'sean'],
    ['cathy', 'kathie'],
    ['filip', 'philip'],
    ['zoey', 'zoe'],
    ['koen', 'cohen'],
    ['stephen', 'steven'],
    ['קטי', 'קאטי'],
    ['תומר', 'טומר'],
    ['כהן', 'קוהן'],
    ['יעל', 'yael'],
    ['danna', 'דנה'],
    ['shira', 'שירה'],
    ['מייקל', 'michael'],
  ])('%s and %s', (heard, name) => {
    expect(soundDistance(heard, name)).not.toBeNull();
  });

  it.each([
    ['dana', 'avi'],
    ['noa', 'maya'],
    ['leo', 'lior'],
    ['רון', 'גיל'],
    ['barak', 'gil'],
    ['', 'dana'],
  ])('%s and %s are two', (heard, name) => {
    expect(soundDistance(heard, name)).toBeNull();
  });
});

describe('a name that nobody bears as it is spelled', () => {
  const known = 'written-to';
  const contacts: Contact[] = [
    { name: 'Catherine Cohen', email: 'catherine@example.com', known },
    { name: 'Dan Levi', email: 'dan@example.com', known },
    { name: 'Dina Levi', email: 'dina@example.com', known },
    { name: 'Lior Gray', email: 'lior@example.com', known: 'received' },
  ];
  const resolve = (written: string) => resolveRecipient(written, 'email', contacts);

  it('means whoever sounds nearest, and is asked about', () => {
    expect(resolve('Kathryn Koen')).toMatchObject({
      address: 'catherine@example.com',
      source: 'contacts',
      doubt: 'by-sound',
    });
    expect(resolve('Dean')).toMatchObject({ address: 'dan@example.com', doubt: 'by-sound' });
    expect(resolve('Dean').candidates.map(({ address }) => address)).toEqual([
      'dan@example.com',
      'dina@example.com',
    ]);
  });

  it.each(['Ms Cohen', 'Mrs. Cohen', 'גברת כהן', "גב' כהן"])(
    'is told from the courtesy before it, and is asked about: %s',
    (written) => {
      expect(resolve(written)).toMatchObject({ address: 'catherine@example.com', doubt: 'by-sound' });
    },
  );

  it('is chosen by the person where two sound the same, and means nobody who only wrote to them', () => {
    expect(resolve('Levy')).toMatchObject({ address: null, doubt: 'several' });
    expect(resolve('Leeor')).toMatchObject({ address: null, doubt: 'unknown', candidates: [] });
  });
});

it('gives two names that may sound alike a key in common, by which one finds the other', () => {
  const names = [
    'Dana',
    'דנה',
    'Donna',
    'Yonatan',
    'Jonathan',
    'יונתן',
    'Stephen',
    'Steven',
    'Gilad',
    'גלעד',
  ];
  const alike = names.flatMap((one) =>
    names.flatMap((other) => (one !== other && soundDistance(one, other) !== null ? [[one, other]] : [])),
  );
  expect(alike.length).toBeGreaterThan(8);
  for (const [one = '', other = ''] of alike) {
    const keys = new Set(soundKeys(one));
    expect(
      soundKeys(other).some((key) => keys.has(key)),
      `${one} and ${other}`,
    ).toBe(true);
  }
});
