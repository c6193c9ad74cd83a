import { expect, it } from 'vitest';
import { whileUnwell } from './unwell.ts';

it.each([
  ["I'm sick today, cancel all my meetings and let everyone know", 'cancel all my meetings today'],
  ["I'm not feeling well, please move all my meetings to Thursday", 'move all my meetings today to Thursday'],
  ['i am ill so can you clear everything tomorrow', 'clear all my meetings tomorrow'],
  ['אני חולה היום, תבטל את כל הפגישות ותודיע לכולם', 'תבטל את כל הפגישות היום'],
  ['אני לא מרגישה טוב תבטלי לי את הכל', 'תבטל את כל הפגישות היום'],
])('%j is %j', (text, plain) => {
  expect(whileUnwell(text)).toBe(plain);
});

it.each(["I'm sick", "I'm sick, tell Dana", 'cancel all my meetings', 'אני חולה'])('leaves %j', (text) => {
  expect(whileUnwell(text)).toBe(text);
});
