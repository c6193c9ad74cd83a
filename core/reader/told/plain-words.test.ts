import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['call the the plumber about the sink', 'call the plumber about the sink'],
  ['remind me to to to water the basil', 'remind me to water the basil'],
  ['the theatre opens at At eight', 'the theatre opens at eight'],
  ['תזכירי לי את את השיעור', 'תזכירי לי את השיעור'],
  ['תשאירי את זה על על השולחן', 'תשאירי את זה על השולחן'],
])('says a small word once: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['you can send Avi the address', 'send Avi the address'],
  ['please you can write to Tomer that I am late', 'please write to Tomer that I am late'],
  ['ok, you should remind me on Sunday to buy soil', 'ok, remind me on Sunday to buy soil'],
  ['you need to please book the court for Tuesday', 'book the court for Tuesday'],
])('commands what somebody is told that they can do: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['two n a half hours with Maya', 'two and a half hours with Maya'],
  ['lunch w/ Dana on Tuesday', 'lunch with Dana on Tuesday'],
  ['coffee w/Tomer', 'coffee with Tomer'],
])('writes out what is shortened: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  'New York New York',
  'I had had enough of that that week',
  'he said no no',
  'meet at the ath athletes',
  'דנה דנה באה',
  'can you send Avi the address',
  'you can call me tomorrow, right?',
  'you can swim there',
  'tell her you can write to Yossi',
])('leaves what is meant so: %s', (text) => {
  expect(plainWords(text)).toBe(text);
});

it.each([
  ['would you mind nudging me at 9 about the roast', 'remind me at 9 about the roast'],
  ['hey, do you mind giving me a nudge at five to leave', 'remind me at five to leave'],
  ['please would you mind reminding me tomorrow to call Dana', 'remind me tomorrow to call Dana'],
  ['Would you mind poking me on Friday about the rent', 'remind me on Friday about the rent'],
])('reminds where somebody is asked whether they mind: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  'the 16:00 one, cancel it',
  'the 16:00 train, make it 17',
  'the 16:00 one, make it 17 and tell Dana',
  'the second one, make it 17',
  'would you mind not reminding me at 9',
  'would you mind if I left at nine',
  'Dana said she would mind nudging me',
])('leaves what asks for something else: %s', (text) => {
  expect(plainWords(text)).toBe(text);
});
