import { describe, expect, it } from 'vitest';
import { replacedIn, withoutTheRest } from './frames.ts';

describe('what stands around a change', () => {
  it.each([
    ['cancel the garage call and put a haircut there instead', 'cancel the garage call', 'haircut'],
    ['scrap yoga, and book lunch with dana instead', 'scrap yoga', 'lunch with dana'],
    ['תבטלי את המוסך ושימי במקומו מסאז׳ של שעה', 'תבטלי את המוסך', 'מסאז׳ של שעה'],
    ['תמחקי את יוגה ותקבעי ספר במקום', 'תמחקי את יוגה', 'ספר'],
  ])('puts something in the place of another: %s', (text, cancel, title) => {
    expect(replacedIn(text)).toEqual({ cancel, title });
  });

  it.each([
    ['cancel thursdays run only, not the whole series', "cancel thursday's run"],
    ['cancel just this thursdays run not all of them', "cancel this thursday's run"],
    ["cancel only next monday's sync, keep the rest", "cancel next monday's sync"],
    ["skip thursday's run but leave the series", "cancel thursday's run"],
    ['delete the run on thursday only, not every week', 'cancel the run on thursday'],
    ['just skip the run on thursday this week', 'cancel the run on thursday'],
    ["move only thursday's run to 7, not the others", "move thursday's run to 7"],
  ])('is of one of a series where the others are to stay: %s', (text, plain) => {
    expect(withoutTheRest(text)).toBe(plain);
  });

  it.each(['cancel the run on thursday', 'move the rest of the boxes', 'remind me to cancel yoga only'])(
    'stays as it is where no others are spoken of: %s',
    (text) => {
      expect(withoutTheRest(text)).toBe(text);
    },
  );
});
