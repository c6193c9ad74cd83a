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
  [
    'do the same for Monday',
    'block Sunday from 9 to 12 for drawing',
    'block Monday from 9 to 12 for drawing',
  ],
  [
    'and the same on Thursday please',
    'remind me on Sunday at 8 to call Dana',
    'remind me on Thursday at 8 to call Dana',
  ],
  ['תעשי אותו דבר ביום שני', 'תחסמי לי את יום ראשון מ-9 עד 12', 'תחסמי לי את ביום שני מ-9 עד 12'],
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
