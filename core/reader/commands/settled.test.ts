import { expect, it } from 'vitest';
import type { Slot } from '../data/marked.ts';
import { settled } from './settled.ts';

/** `who:Vered` begins a mark, `+who:Levi` goes on with it; a word alone has no slot. */
function words(line: string) {
  return line.split(' ').map((word) => {
    const [slot, text] = word.length > 1 && word.includes(':') ? word.split(':') : [null, word];
    return {
      text: text ?? '',
      slot: (slot?.replace('+', '') ?? null) as Slot | null,
      begins: slot?.startsWith('+') === false,
    };
  });
}

const slots = (line: string) =>
  settled(words(line), 'send_whatsapp')
    .map(({ slot }) => slot ?? '-')
    .join(' ');

it.each([
  [
    'email who:Vered that who:the +who:Peretz content:hearing +content:moved',
    '- who - content content content content',
  ],
  [
    'tell who:Dana content:I +content:saw who:Moshe content:yesterday',
    '- who content content content content',
  ],
  ['tell who:Dana content:I +content:saw who:Moshe', '- who content content content'],
])('takes who is named within what is said for a part of it: %s', (line, expected) => {
  expect(slots(line)).toBe(expected);
});

it.each([
  ['whatsapp content:running +content:late to who:Dana', '- content content - who'],
  ['תכתוב content:אני +content:מאחר who:לדנה', '- content content who'],
  ['tell who:Dana and who:Tom content:I +content:am +content:late', '- who - who content content content'],
  ['email who:Vered that content:it +content:moved and copy who:Benny', '- who - content content - - who'],
])('leaves whom it goes to: %s', (line, expected) => {
  expect(slots(line)).toBe(expected);
});

it.each([
  [
    'mail who:tomer : content:hi who:tomer , the copy content:is +content:ready',
    '- who - content content content content content content content',
  ],
  [
    'mail who:tomer : subject:video content:one +content:is +content:fine',
    '- who - subject content content content',
  ],
])('leaves no word out of a text behind a mark: %s', (line, expected) => {
  expect(slots(line)).toBe(expected);
});

it.each([
  ['bring title:chair when:friday +when:when title:I +title:leave', '- title when title title title'],
  ['bring title:chair when:friday before title:lunch', '- title when title title'],
  ['remind me when:friday when title:I +title:leave', '- - when - title title'],
])('keeps the word that leads to a further piece of a task: %s', (line, expected) => {
  const found = settled(words(line), 'reminder').map(({ slot }) => slot ?? '-');
  expect(found.join(' ')).toBe(expected);
});
