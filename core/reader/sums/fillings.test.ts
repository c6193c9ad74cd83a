import { describe, expect, it } from 'vitest';
import { workOut } from './work-out.ts';

describe('how many it takes to hold all of them', () => {
  it.each([
    ['132 guests at 8 to a table, how many tables', 17],
    ['250 people, a bus takes 48, how many buses', 6],
    ['a pack has 6 rolls and I need 50, how many packs do I need', 9],
    ['100 photos, 6 to a page, how many pages', 17],
    ['12 eggs a box, 40 eggs, how many boxes', 4],
    ['how many boxes of 6 eggs for 40 eggs', 7],
    ['I need 75 chairs, they stack 10 to a stack, how many stacks', 8],
    ['8 people per table and 132 guests, how many tables do we need', 17],
    ['how many cars for 13 people, 5 in a car', 3],
    ['132 אורחים, 8 בשולחן, כמה שולחנות', 17],
    ['כמה מכוניות ל-13 איש, 5 במכונית', 3],
    ['132 אורחים, 8 לשולחן, כמה שולחנות צריך', 17],
    ['250 איש, באוטובוס נכנסים 48, כמה אוטובוסים', 6],
    ['בחבילה יש 6 לחמניות ואני צריך 50, כמה חבילות', 9],
    ['132 תפוזים בארגזים של 25, כמה ארגזים', 6],
    ['כמה קרטונים של 12 ביצים צריך בשביל 50 ביצים', 5],
  ])('%j is %d, rounded up', (text, result) => {
    const worked = workOut(text);
    expect(worked?.result ?? null).toBe(result);
    expect(worked?.unit ?? 'whole').toBe('whole');
  });

  it.each([
    ['128 guests at 8 to a table, how many tables', 16],
    ['42 students in groups of 6, how many groups', 7],
    ['128 אורחים, 8 בשולחן, כמה שולחנות', 16],
    ['42 תלמידים בקבוצות של 6, כמה קבוצות', 7],
  ])('%j is %d, as it is', (text, result) => {
    expect(workOut(text)).toMatchObject({ result, unit: null });
  });

  it('shows what was rounded', () => {
    expect(workOut('132 guests at 8 to a table, how many tables')?.sum).toBe('132 ÷ 8');
  });
});

it.each([
  '40 students in groups of 6, how many groups',
  '20 apples, 3 apples a child, how many children',
  '132 guests at 8 to a table, how many full tables',
  '50 rolls, 6 to a pack, how many packs can I fill',
  '132 guests at 8 to a table, how many more tables',
  'a box has 6 and costs 50, how many boxes',
  '132 guests, 8 minutes a table, how many tables',
  'I have 12 tables, 8 to a table, how many tables',
  '132 guests at 8 to a table, 3 tables are out, how many tables',
  '40 תלמידים בקבוצות של 6, כמה קבוצות',
  '50 לחמניות, 6 בחבילה, כמה חבילות מלאות',
])('does not guess at %j', (text) => {
  expect(workOut(text)).toBeNull();
});
