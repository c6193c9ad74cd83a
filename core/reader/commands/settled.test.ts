import { expect, it } from 'vitest';
import type { Slot } from '../data/marked.ts';
import { settled } from './settled.ts';

/** `who:Vered` begins a mark, `+who:Levi` goes on with it; a word alone has no slot. */
function words(line: string) {
  return line.split(' ').map((word) => {
    const [slot, text] = word.includes(':') ? word.split(':') : [null, word];
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
