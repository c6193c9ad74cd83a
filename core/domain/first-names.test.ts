import { describe, expect, it } from 'vitest';
import { firstNameKeys, isSameFirstName, isSameNameClosely } from './first-names.ts';

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
    ['david', 'דוד'],
    ['משה', 'moshe'],
    ['vaknin', 'ועקנין'],
    ['levi', 'לוי'],
    ['sivan', 'סיון'],
    ['כהן', 'cohen'],
    ['רוזן', 'rosen'],
    ['dave', 'דודי'],
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

describe('a name with one consonant', () => {
  it.each([
    ['noa', 'נועה'],
    ['roi', 'רועי'],
    ['lea', 'לאה'],
    ['eli', 'אלי'],
    ['avi', 'אבי'],
    ['guy', 'גיא'],
    ['mia', 'מיה'],
    ['amy', 'איימי'],
  ])('%s and %s', (one, other) => {
    expect(isSameFirstName(one, other)).toBe(true);
    expect(isSameFirstName(other, one)).toBe(true);
  });

  it.each([
    ['house', 'שישי'],
    ['she', 'שיר'],
    ['she', 'שישי'],
    ['the', 'התו'],
    ['shoe', 'שי'],
    ['row', 'רועי'],
    ['bee', 'אבי'],
    ['law', 'אלי'],
  ])('%s and %s share it by chance', (one, other) => {
    expect(isSameFirstName(one, other)).toBe(false);
    expect(isSameFirstName(other, one)).toBe(false);
  });
});

describe('a name that Hebrew writes with a vowel or without', () => {
  it.each([
    ['noa', 'נועה'],
    ['noa', 'נעה'],
    ['noga', 'נגה'],
    ['noga', 'נוגה'],
    ['roi', 'רועי'],
    ['omer', 'עומר'],
  ])('%s is %s', (latin, hebrew) => {
    expect(isSameFirstName(latin, hebrew)).toBe(true);
    expect(isSameFirstName(hebrew, latin)).toBe(true);
    const keys = firstNameKeys(hebrew);
    expect(firstNameKeys(latin).some((key) => keys.includes(key))).toBe(true);
  });

  it.each([
    ['the', 'התו'],
    ['the', 'תאו'],
    ['noa', 'נוי'],
    ['mia', 'מואו'],
    ['lea', 'לולי'],
    ['she', 'שושי'],
  ])('%s is not %s', (latin, hebrew) => {
    expect(isSameFirstName(latin, hebrew)).toBe(false);
    expect(isSameFirstName(hebrew, latin)).toBe(false);
  });
});

describe('the very name in the other alphabet', () => {
  it.each([
    ['dana', 'דנה'],
    ['noa', 'נועה'],
    ['david', 'דוד'],
    ['tomer', 'תומר'],
    ['tamar', 'תמר'],
    ['omer', 'עומר'],
    ['sarah', 'שרה'],
    ['shira', 'שירה'],
    ['merav', 'מירב'],
    ['rivka', 'רבקה'],
    ['sivan', 'סיון'],
    ['vered', 'ורד'],
    ['lior', 'ליאור'],
    ['yossi', 'יוסי'],
    ['hagit', 'חגית'],
    ['maya', 'מאיה'],
    ['ruth', 'רות'],
    ['cohen', 'כהן'],
    ['dana', 'ודנה'],
    ['bob', 'robert'],
  ])('%s and %s', (one, other) => {
    expect(isSameNameClosely(one, other)).toBe(true);
    expect(isSameNameClosely(other, one)).toBe(true);
  });

  it.each([
    ['nina', 'נועה'],
    ['tomer', 'תמר'],
    ['omer', 'עמר'],
    ['sarah', 'שירה'],
    ['shira', 'שרה'],
    ['dina', 'דנה'],
    ['yael', 'יואל'],
    ['michael', 'מיכל'],
    ['michal', 'מיכאל'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameNameClosely(one, other)).toBe(false);
  });
});
