import { expect, it } from 'vitest';
import { letterWords } from './letter-words.ts';

it.each([
  [
    'email Carla apologising for the delay and suggesting a call on Monday',
    'email Carla saying sorry for the delay and I suggest a call on Monday',
  ],
  [
    'write an email to Dana thanking her for the invoice',
    'write an email to Dana saying thank you for the invoice',
  ],
  ['email Avi confirming that the payment went out', 'email Avi saying I confirm that the payment went out'],
  [
    'write Dana an email apologizing for the delay and offering to call her tomorrow',
    'write Dana an email saying sorry for the delay and I can call you tomorrow',
  ],
  ['email Avi confirming the booking', 'email Avi saying I confirm the booking'],
  ['text Tomer asking him to send the plan', 'text Tomer saying please send the plan'],
  ['text Dana congratulating her on the new flat', 'text Dana saying congratulations on the new flat'],
  ['message Dana reminding her to bring the keys', 'message Dana saying please remember to bring the keys'],
  ['כתבי לאבי מייל שמודה לו על החשבונית', 'כתבי לאבי מייל: תודה על החשבונית'],
  [
    'תכין לי מייל לדנה שמתנצל על העיכוב ומציע לה שיחה ביום שני',
    'תכין לי מייל לדנה: סליחה על העיכוב, ואפשר להציע שיחה ביום שני',
  ],
])('are said to whoever gets them: %s', (text, plain) => {
  expect(letterWords(text)).toBe(plain);
});

it.each([
  'email Dana about confirming the hotel',
  'email Tomer asking if he is free',
  'remind me of thanking Dana for the invoice',
  'text Dana that she is apologising for the delay',
  'email Dana saying thanking her for the invoice is enough',
  'תכתוב לדנה שמודה לו על החשבונית',
])('are left where they are no task of a message: %s', (text) => {
  expect(letterWords(text)).toBe(text);
});
