import { expect, it } from 'vitest';
import { dominantDirection } from './direction.ts';

it.each([
  ['WhatsApp נשלח לדנה', 'rtl'],
  ['Tagged as משפחה', 'ltr'],
  ['תזכיר לי מחר ב-8', 'rtl'],
  ['call Dana at 8', 'ltr'],
  ['לאשר הגעה אל ״Spring site: first review״ ב־10:30. היומן יודיע אל tomer.shaked@northlight.example', 'rtl'],
  ['Send “ארוחת ערב אצל סבתא ביום שישי” to Mum', 'ltr'],
  ['״Three days in Lisbon״', 'ltr'],
  ['https://example.com/a-long-address ראית?', 'rtl'],
])('reads the direction of "%s" from its dominant script', (text, direction) => {
  expect(dominantDirection(text)).toBe(direction);
});

it('has no direction for a text without letters', () => {
  expect(dominantDirection('052-481-9930')).toBeUndefined();
});
