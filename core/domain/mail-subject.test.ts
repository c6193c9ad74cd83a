import { describe, expect, it } from 'vitest';
import { kindOfSubject, subjectFrom } from './mail-subject.ts';

it.each([
  ["i'll be ten minutes late", "I'll be ten minutes late"],
  ['The quote is ready. Please look at it.', 'The quote is ready'],
  ['Can we meet at nine? I have the plan.', 'Can we meet at nine?'],
  ['החשבונית בדרך', 'החשבונית בדרך'],
  ['Hello\nall of you', 'Hello'],
  ['*bring* the ~old~ _new_ keys', 'Bring the old new keys'],
  ['- milk\n- bread', 'Milk'],
  ['1. milk\n2. bread', 'Milk'],
  ['  • _milk_', 'Milk'],
  ['2) *can you come?* 3) can you pay?', 'Can you come?'],
  ['*the quote is ready.* Please look at it.', 'The quote is ready'],
  ['_can we meet at nine?_ I have the plan.', 'Can we meet at nine?'],
  ['~old:~ *_new_ times*', 'Old: new times'],
  ['- *חשבונית* מצורפת', 'חשבונית מצורפת'],
  ['*open until nine', '*open until nine'],
  ['-5 degrees tonight', '-5 degrees tonight'],
  ['2*3*4 is 24', '2*3*4 is 24'],
  ['use snake_case_name here', 'Use snake_case_name here'],
  ['see https://a.example/_x_ and *a_b@c.example*', 'See https://a.example/_x_ and a_b@c.example'],
  ['https://a.example/_x_ is down', 'https://a.example/_x_ is down'],
  [`*${'a'.repeat(60)}*`, `A${'a'.repeat(59)}`],
  [
    'the *invoice is on its way, and I will send the receipt as soon as* I have it here',
    'The invoice is on its way, and I will send the receipt as…',
  ],
  ['version 1.2 is out', 'Version 1.2 is out'],
  ['', ''],
  [
    'the invoice is on its way, and I will send the receipt as soon as I have it here',
    'The invoice is on its way, and I will send the receipt as…',
  ],
  ['a'.repeat(80), `A${'a'.repeat(59)}…`],
])('the subject of %j is %j', (body, subject) => {
  expect(subjectFrom(body)).toBe(subject);
});

describe('the kind of a mail', () => {
  it.each([
    ['Re: The quote'],
    ['RE: The quote'],
    ['re:The quote'],
    ['Re:'],
    ['Re : The quote'],
    ['  \tRe: The quote'],
    ['Re[2]: The quote'],
    ['Re [2]: The quote'],
    ['Re[12] : The quote'],
    ['Re: Fwd: The quote'],
    ['השב: הצעת המחיר'],
    ['  השב : הצעת המחיר'],
    ['תגובה: הצעת המחיר'],
    ['השב[2]: הצעת המחיר'],
    ['AW: Das Angebot'],
    ['Antw: De offerte'],
    ['SV: Tilbudet'],
    ['Odp: Oferta'],
    ['RIF: Il preventivo'],
  ])('of the subject %j is an answer', (subject) => {
    expect(kindOfSubject(subject)).toBe('answer');
  });

  it.each([
    ['Fwd: The quote'],
    ['FW: The quote'],
    ['fw:The quote'],
    ['Fwd : The quote'],
    ['  Fwd: The quote'],
    ['Fwd[2]: The quote'],
    ['Fwd: Re: The quote'],
    ['הועבר: הצעת המחיר'],
    ['העבר: הצעת המחיר'],
    ['WG: Das Angebot'],
    ['TR: Le devis'],
    ['RV: El presupuesto'],
  ])('of the subject %j is a forward', (subject) => {
    expect(kindOfSubject(subject)).toBe('forward');
  });

  it.each([
    [''],
    [' '],
    [':'],
    ['The quote'],
    ['Re'],
    ['Re the quote'],
    ['Regarding'],
    ['Regarding: the quote'],
    ['Research: x'],
    ['Reminder: at nine'],
    ['Trip: Haifa'],
    ['Forward: x'],
    ['Fwds: x'],
    ['Award: x'],
    ['Your re: x'],
    ['[Re]: x'],
    ['Re[two]: x'],
    ['Re[1234]: x'],
    ['Re  : x'],
    ['השבוע: מה קורה'],
    ['תגובה על המחיר'],
    ['העברה: 900 ש"ח'],
    ['Awards: x'],
    ['WGs: x'],
  ])('of the subject %j is neither', (subject) => {
    expect(kindOfSubject(subject)).toBe('other');
  });
});
