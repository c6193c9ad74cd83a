import { expect, it } from 'vitest';
import { sameToOther } from './same-to-other.ts';

it.each([
  ['send the same thing to Dana', "text Tomer I'll be late", "text Dana I'll be late"],
  ['and the same to my mum too', "Tell Avi that I'm on my way", "tell my mum that I'm on my way"],
  [
    'tell Dana Cohen the same',
    'send a WhatsApp to Tomer: no meeting today',
    'send a WhatsApp to Dana Cohen: no meeting today',
  ],
  ['תשלחי אותו דבר לדנה', 'תשלחי הודעה לתומר שאני מאחרת', 'תשלחי הודעה לדנה שאני מאחרת'],
  ['ותגידי גם לאמא אותו דבר', 'תגידי לאבי שאני בדרך', 'תגידי לאמא שאני בדרך'],
])('reads %j after %j as %j', (said, before, meant) => {
  expect(sameToOther(said, before)).toBe(meant);
});

it.each([
  ['send the same thing to Dana', 'what is on today'],
  ['the same as last week', "text Tomer I'll be late"],
  ['send it to Dana', "text Tomer I'll be late"],
  ['אותו דבר מחר', 'תשלחי הודעה לתומר שאני מאחרת'],
])('leaves %j after %j as it is', (said, before) => {
  expect(sameToOther(said, before)).toBe(said);
});
