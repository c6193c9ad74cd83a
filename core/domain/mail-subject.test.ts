import { describe, expect, it } from 'vitest';
import { kindOfSubject, subjectFrom } from './mail-subject.ts';

it.each([
  ["i'll be ten minutes late", "I'll be ten minutes late"],
  ['The quote is ready. Please look at it.', 'The quote is ready'],
  ['Can we meet at nine? I have the plan.', 'Can we meet at nine?'],
  ['החשבונית בדרך', 'החשבונית בדרך'],
  ['Hello\nall of you', 'Hello'],
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
