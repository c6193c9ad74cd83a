import { expect, it } from 'vitest';
import { askedDay } from './asked-day.ts';

// A Sunday.
const context = { now: '2026-11-22T10:00:00+02:00', timeZone: 'Asia/Jerusalem', country: 'IL' };

it.each([
  ['what is the weather tomorrow', '2026-11-23', 'what is the weather '],
  ['weather tomorrow in Haifa', '2026-11-23', 'weather  in Haifa'],
  ['what will the weather be the day after tomorrow?', '2026-11-24', 'what will the weather be ?'],
  ['weather in Haifa on Monday', '2026-11-23', 'weather in Haifa '],
  ["what is Friday's forecast", '2026-11-27', 'what is  forecast'],
  ['what is the weather today', '2026-11-22', 'what is the weather '],
  ['forecast for Haifa in 3 days', '2026-11-25', 'forecast for Haifa '],
  ['מה מזג האוויר מחר', '2026-11-23', 'מה מזג האוויר '],
  ['מה יהיה מזג האוויר מחר בחיפה?', '2026-11-23', 'מה יהיה מזג האוויר  בחיפה?'],
  ['מה מזג האוויר בחיפה מחרתיים', '2026-11-24', 'מה מזג האוויר בחיפה '],
  ['מה מזג האוויר ביום שלישי', '2026-11-24', 'מה מזג האוויר '],
  ['מה מזג האוויר בשבת', '2026-11-28', 'מה מזג האוויר '],
  ['what is the weather in Haifa', null, 'what is the weather in Haifa'],
])('%j asks about %s', (question, day, rest) => {
  expect(askedDay(question, context)).toEqual({ day, rest });
});
