import { expect, it } from 'vitest';
import { anAsking, plain } from '../../testing/an-asking.ts';
import { sum } from './facts.ts';

it.each([
  ['english', '132 ÷ 8 = **17** (rounded up)'],
  ['hebrew', '132 ÷ 8 = **17** (מעוגל כלפי מעלה)'],
] as const)('says in %s that a number was rounded up', (language, said) => {
  const answer = sum(anAsking(language), { asks: 'sum', sum: '132 ÷ 8', result: 17, unit: 'whole' });
  expect(plain(answer.text)).toBe(said);
});

it('shows a large number of whole things in thousands', () => {
  const answer = sum(anAsking(), { asks: 'sum', sum: '30001 ÷ 8', result: 3751, unit: 'whole' });
  expect(plain(answer.text)).toContain('**3,751**');
});

it.each([
  ['544.32 ÷ 5', 108.864, '544.32 ÷ 5 ≈ **108.86**'],
  ['1250 ÷ 3', 416.6666666666667, '1250 ÷ 3 ≈ **416.67**'],
  ['604.8 ÷ 6', 100.80000000000001, '604.8 ÷ 6 = **100.8**'],
])('rounds what is shared to cents: %s', (asked, result, said) => {
  expect(plain(sum(anAsking(), { asks: 'sum', sum: asked, result, unit: null }).text)).toBe(said);
});
