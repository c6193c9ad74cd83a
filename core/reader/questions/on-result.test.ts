import { expect, it } from 'vitest';
import { onResult } from './on-result.ts';

const rent = 'what is 1450 + 320';

it.each([
  ['and divide that by three', 590],
  ['ואת זה לחלק לשלושה', 590],
  ['split it three ways', 590],
  ['תחלקי את זה ל-4', 442.5],
  ['times 12', 21_240],
  ['כפול שתיים', 3_540],
  ['תכפילי את זה פי שלוש', 5_310],
  ['plus 30', 1_800],
  ['ועוד שלושים', 1_800],
  ['can you add 30 to that', 1_800],
  ['take 70 off that', 1_700],
  ['ותורידי מזה 70', 1_700],
  ['minus 10 percent', 1_593],
  ['פחות 10 אחוז', 1_593],
  ['and 10% of that?', 177],
  ['כמה זה 10% מזה', 177],
  ['half of that', 885],
  ['וחצי מזה', 885],
  ['double it', 3_540],
])('goes on with "%s"', (text, result) => {
  expect(onResult({ text, earlier: [rent] })?.result).toBeCloseTo(result, 6);
});

it('goes on from a step before', () => {
  const earlier = ['hello', rent, 'divide that by two', 'plus 15'];
  expect(onResult({ text: 'times 2', earlier })).toEqual({ sum: '900 × 2', result: 1_800, unit: null });
});

it.each([
  'add two eggs to the list',
  'add milk',
  'move it to 3',
  'half an hour',
  'half',
  'three people',
  '10%',
  'divide it by 0',
  'call the 3 of them',
  'take it off',
])('is no step: "%s"', (text) => {
  expect(onResult({ text, earlier: [rent] })).toBeNull();
});

it.each([['coffee with Maya tomorrow at 3'], ['remind me at 5 to call Dana'], ['hello']])(
  'has nothing to go on from after "%s"',
  (before) => {
    expect(onResult({ text: 'divide that by three', earlier: [before] })).toBeNull();
  },
);

it('has nothing to go on from where nothing was said', () => {
  expect(onResult({ text: 'divide that by three', earlier: [] })).toBeNull();
});
