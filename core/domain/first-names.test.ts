import { describe, expect, it } from 'vitest';
import { isSameFirstName } from './first-names.ts';

describe('one first name', () => {
  it.each([
    ['bob', 'robert'],
    ['dan', 'daniel'],
    ['יוסי', 'יוסף'],
    ['דנה', 'dana'],
    ['dana', 'דנה'],
    ['אבי', 'avi'],
    ['נועה', 'noa'],
    ['מאיה', 'maya'],
    ['תומר', 'tomer'],
    ['רחל', 'rachel'],
    ['יוסי', 'yossi'],
    ['חנה', 'hannah'],
    ['שרון', 'sharon'],
    ['צבי', 'tzvi'],
    ['mom', 'אמא'],
    ['סבתא', 'grandma'],
  ])('%s and %s', (one, other) => {
    expect(isSameFirstName(one, other)).toBe(true);
  });

  it.each([
    ['dana', 'dina'],
    ['דן', 'dana'],
    ['דנה', 'dan'],
    ['אמא', 'maya'],
    ['רון', 'roni'],
    ['robert', 'rupert'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameFirstName(one, other)).toBe(false);
  });
});
