import { describe, expect, it } from 'vitest';
import { english } from './en.ts';
import { hebrew } from './he.ts';
import { asReason, readReason, reason, type ReasonId } from './reason.ts';
import { sayReason } from './say.ts';

const ids = Object.keys(english) as ReasonId[];
const placeholders = (words: string) => [...words.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted();
/** Names that Hebrew writes in Latin letters. */
const names = /Google|Gmail|WhatsApp|Facebook|Instagram|Messenger|SMS|Twilio|Meta/g;

describe('the catalogue of failures', () => {
  it.each(ids)('says %s in Hebrew, with the same values and no English', (id) => {
    expect(placeholders(hebrew[id])).toEqual(placeholders(english[id]));
    expect(hebrew[id].replaceAll(/\{\w+\}/g, '').replaceAll(names, '')).not.toMatch(/[A-Za-z]/);
  });
});

describe('a reason', () => {
  it.each([
    ['en', 'In the first days 20 messages a day can be sent'],
    ['he-IL', 'בימים הראשונים אפשר לשלוח 20 הודעות ביום'],
    ['he,en;q=0.8', 'בימים הראשונים אפשר לשלוח 20 הודעות ביום'],
    [null, 'In the first days 20 messages a day can be sent'],
  ])('is said for %s', (locale, begins) => {
    expect(sayReason('tooManyAtFirst?count=20', locale)).toMatch(new RegExp(`^${begins}`));
  });

  it('keeps its values, whatever stands in them', () => {
    const text = 'a?b=c&d=e {to} שלום\n%41';
    const made = reason('googleSaid', { text });
    expect(readReason(made)).toEqual({ id: 'googleSaid', values: { text } });
    expect(sayReason(made, 'en')).toBe(text);
  });

  it.each(['', 'constructor', 'toString', 'no such thing', '?count=1'])(
    'is unknown for the text %j',
    (text) => {
      expect(readReason(text)).toBeNull();
      expect(asReason(text)).toBe('unknown');
      expect(sayReason(text, 'en')).toBe('Unknown error');
    },
  );
});
