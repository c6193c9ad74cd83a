import { expect, it } from 'vitest';
import { smallTalk } from './small-talk.ts';

it.each([
  ['hello!', 'Hello! What can I do for you?'],
  ['בוקר טוב', 'שלום! במה אפשר לעזור?'],
])('greets back on %j', (message, answer) => {
  expect(smallTalk(message)).toBe(answer);
});

it.each([
  ['thanks!', 'You are welcome!'],
  ['Thank you', 'You are welcome!'],
  ['great, thanks a lot', 'You are welcome!'],
  ['תודה', 'בשמחה!'],
  ['תודה רבה!', 'בשמחה!'],
  ['מעולה, תודה', 'בשמחה!'],
  ['never mind', 'All right.'],
  ['לא משנה', 'בסדר.'],
  ['עזוב', 'בסדר.'],
])('answers %j in one short line', (message, answer) => {
  expect(smallTalk(message)).toBe(answer);
});

it.each([
  ['what can you do?', 'Tell me what to do, in English or Hebrew.'],
  ['מה אתה יודע לעשות?', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
])('tells what it can do on %j', (message, answer) => {
  expect(smallTalk(message)).toContain(answer);
});

it.each([
  'thanks to Dana we won',
  'תודה לדנה על העוגה',
  'hello Dana, are you there',
  'help me move on Friday',
  'what is the weather',
  'מה השעה',
])('has nothing to say to %j', (message) => {
  expect(smallTalk(message)).toBeNull();
});
