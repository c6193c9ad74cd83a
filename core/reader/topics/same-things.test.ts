import { describe, expect, it } from 'vitest';
import { isNamedOtherwise, otherNames, speaksOf } from './same-things.ts';

describe('the same thing under another name', () => {
  it.each([
    ['dentist', 'רופאת שיניים – ד״ר אורית פרידמן'],
    ['teeth', 'Dentist'],
    ['garage', 'להתקשר למוסך'],
    ['dinner', 'ארוחת שישי אצל אמא'],
    ['birthday', 'יום הולדת לסבתא'],
    ['electric', 'חשבון החשמל שלך מוכן'],
    ['bills', 'Invoice 2041 attached'],
    ['courier', 'החבילה שלך בדרך'],
    ['flight', 'Your itinerary: TLV–ATH'],
    ['athens', 'Your itinerary: TLV–ATH'],
    ['accountant', 'פגישה עם רואה חשבון'],
    ['quote', 'הצעת מחיר לקמפיין נובמבר'],
    ['שיניים', 'Dentist'],
    ['החשמל', 'Electricity bill'],
    ['למוסך', 'Call the garage'],
    ['והחבילה', 'Your parcel is on its way'],
    ['חשבונית', 'Your invoice'],
    ['המעלית', 'About the elevator'],
    ['podcast', 'להקליט את הפודקאסט'],
    ['הפיקדון', 'Deposit'],
    ['exhibition', 'לגבי התערוכה'],
  ])('%j is meant by %j', (word, text) => {
    expect(isNamedOtherwise(word, text)).toBe(true);
  });

  it.each([
    ['car', 'Careful with that card'],
    ['ath', 'My father'],
    ['dentist', 'Doctor Friedman'],
    ['run', 'Rungs of a ladder'],
    ['house', 'Paper House sale'],
    ['someone', 'anything'],
    ['גן', 'מגניב'],
  ])('%j is not meant by %j', (word, text) => {
    expect(isNamedOtherwise(word, text)).toBe(false);
  });

  it('holds for each word of several, as it is or under another name', () => {
    expect(speaksOf("mum's dinner", 'ארוחת שישי אצל אמא')).toBe(true);
    expect(speaksOf('friday dinner', 'ארוחת שישי אצל אמא')).toBe(false);
    expect(speaksOf('the garage', 'להתקשר למוסך')).toBe(true);
    expect(speaksOf('', 'anything')).toBe(false);
  });

  it('gives no other name for what it does not know', () => {
    expect(otherNames('zebra')).toEqual([]);
    expect(otherNames('parcels')).toContain('חבילה');
  });
});
