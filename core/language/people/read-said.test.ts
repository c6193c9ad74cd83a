import { describe, expect, it } from 'vitest';
import { namesOfRole, readSaid } from './read-said.ts';

describe('what is said of a person', () => {
  it.each([
    ['my mother is Ruth', 'mother', 'Ruth'],
    ['My mom’s name is Ruth Levi.', 'mom', 'Ruth Levi'],
    ['Remember that Avi Bar is my boss', 'boss', 'Avi Bar'],
    ['my accountant is called Gil', 'accountant', 'Gil'],
    ['אמא זה רות', 'אמא', 'רות'],
    ['אמא שלי היא רות לוי', 'אמא', 'רות לוי'],
    ['קוראים לרואה חשבון שלי גיל', 'רואה חשבון', 'גיל'],
    ['דנה היא הבוסית שלי', 'בוסית', 'דנה'],
  ])('is read: %s', (words, role, name) => {
    expect(readSaid(words)).toMatchObject({ role, name });
  });

  it.each([
    'is my mother Ruth?',
    'my meeting is Tomorrow',
    'who is my boss',
    'my boss is Avi and remind me to call him',
    'tell my mother that Ruth is here',
    'אמא שלי',
    'מתי אמא שלי באה',
  ])('is not read: %s', (words) => {
    expect(readSaid(words)).toBeNull();
  });

  it('leaves open whether a word without a capital is a name', () => {
    expect(readSaid('my boss is angry')?.isNameSure).toBe(false);
    expect(readSaid('my boss is Avi')?.isNameSure).toBe(true);
  });

  it('calls a role by its other words, in both languages', () => {
    expect(namesOfRole('Mom')).toEqual(expect.arrayContaining(['my mother', 'אמא שלי']));
    expect(namesOfRole('plumber')).toEqual(['my plumber']);
  });
});
