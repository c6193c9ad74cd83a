import { expect, it } from 'vitest';
import { freeAsked } from './free-beside.ts';

it.each([
  ['צריכה לשבת עם אבי עשרים דקות השבוע, תמצאי לי זמן בוקר', 'מצא לי זמן פנוי של עשרים דקות השבוע בבוקר'],
  ['תמצא לי זמן לשבת עם דנה שעה מחר', 'מצא לי זמן פנוי של שעה מחר'],
  ['תחפש לי חור לקפה עם אבי ביום רביעי', 'מצא לי זמן פנוי ביום רביעי'],
  ['תמצאי לי חצי שעה פנויה מחר אחרי הצהריים', 'מצא לי זמן פנוי של חצי שעה מחר אחר הצהריים'],
])('asks for free time, and not for the web: %s', (text, asked) => {
  expect(freeAsked(text)).toBe(asked);
});

it.each(['תמצאי לי טיסה לאתונה', 'תחפש זמן שקיעה', 'תמצאי לי מתכון לעשרים דקות', 'תקבע עם אבי מחר'])(
  'leaves what asks for no free time: %s',
  (text) => {
    expect(freeAsked(text)).toBeNull();
  },
);
