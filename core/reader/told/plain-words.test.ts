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

it.each([
  [
    'Please do the needful and prepone my meeting with Dana by one hour',
    'move my meeting with Dana one hour earlier',
  ],
  ['prepone the review to 3pm', 'move the review to 3pm'],
  [
    "I'd hate to forget mum's birthday, it's on the 14th of January",
    "remind me about mum's birthday on the 14th of January",
  ],
  ['I would hate to miss the webinar on Monday', 'remind me about the webinar on Monday'],
  [
    'Please note down I have to return the library books before the 18th',
    'add a task: return the library books before the 18th',
  ],
  [
    'I am wanting to fix appointment with Doctor Mehta, Saturday at 10',
    'schedule appointment with Doctor Mehta, Saturday at 10',
  ],
  ['Kindly schedule one call with Rajesh on Monday at 4', 'schedule call with Rajesh on Monday at 4'],
  [
    'hi! could you please to put me reminder for tomorrow at 8 about the papers',
    'remind me tomorrow at 8 about the papers',
  ],
  ['Is my evening free on Friday?', 'am I free Friday evening?'],
  ['Do I have time for the gym before the portfolio review?', 'am I free before the portfolio review?'],
  ["what's left on my plate for today", 'what is left for me to do today'],
  ["ok write back that I'm coming alone", "reply to her that I'm coming alone"],
  ["get me out of Thursday's run lol", "cancel Thursday's run"],
  ['cancel everything I have tomorrow', 'cancel all my meetings tomorrow'],
  ['תבטל את כל מה שיש לי מחר', 'תבטל את כל הפגישות של מחר'],
  ['תבטל את הכל מחר אני חולה', 'תבטל את כל הפגישות של מחר'],
  ['הערב שלי ביום שישי פנוי?', 'אני פנויה ביום שישי בערב?'],
  ['which day do I water the plants', 'when is my reminder to water the plants?'],
  ['באיזה יום אני משקה את העציצים?', 'מתי התזכורת על העציצים?'],
  ['book the zoo with the kids, 10 till 2', 'book the zoo with the kids, from 10 to 2'],
  ['every week, not just this one', 'every week'],
  ['כל שבוע, לא רק הפעם', 'כל שבוע'],
  ["put the haircut in the 3 o'clock slot", "put the haircut at 3 o'clock"],
])('says in known words what is said otherwise elsewhere: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  'tell Dana to do the needful and prepone nothing',
  'text Avi: I would hate to forget your birthday',
  'email the team that I am wanting to fix the boiler',
  'fix the printer',
  'ask mum if her evening is free on Friday',
  'tell him to write back that he is coming',
  'cancel everything from the newsletter folder',
  'clear everything up with Dana tomorrow',
  'I am on my plate today',
])('leaves as they are the words of: %s', (text) => {
  expect(plainWords(text)).toBe(text);
});

it.each([
  ["three weeks from today I've got my MOT at 9", 'I have a MOT at 9 three weeks from today'],
  ["I've got a fitting next Monday at 11", 'I have a fitting next Monday at 11'],
  ['the last email looks suspicious, delete it', 'delete the last email'],
  ['the mail from the bank seems like spam so bin it', 'bin the mail from the bank'],
  ['המייל האחרון נראה חשוד תזרוק אותו', 'תמחקי את המייל האחרון'],
  ['Summarize my unread emails', 'show me my unread emails'],
  ['I need that you send Dana a mail', 'send Dana a mail'],
  ["Put 'candles at mums' on friday evening", "schedule 'candles at mums' on friday evening"],
  [
    'Swap my Thursday sync with Tomer to Friday morning',
    'move my Thursday sync with Tomer to Friday morning',
  ],
  ['please to move the dentist to Friday', 'please move the dentist to Friday'],
  ['schedule call w Carla tomorrow', 'schedule call with Carla tomorrow'],
  ["reply to Avi's last mail: got it thanks", 'reply to Avi saying got it thanks'],
  [
    'write an email to Mr Shaked quite polite but firm that the boiler is broken',
    'write an email to Mr Shaked that the boiler is broken',
  ],
  ["decline whatever's at 4 today", 'cancel the meeting at 4 today'],
  [
    'drop Maya a quick note, whatever app we normally use, that I found her scarf',
    'drop Maya a quick note that I found her scarf',
  ],
  [
    "Yoav's birthday is 12 December, put it in as an all day every year",
    "add Yoav's birthday on 12 December",
  ],
  ['can you give me a summary of the last email from Dana', 'show me the last email from Dana'],
  ["recap today's messages", "show me today's messages"],
  ['תסכם לי את המיילים שלא קראתי', 'תראה לי את המיילים שלא קראתי'],
])('says what is to be done with what was told: %s', (text, plain) => {
  expect(plainWords(text).trim()).toBe(plain);
});

it.each(["I've got my keys", 'the last email looks fine', 'the last email looks suspicious, is it real?'])(
  'says nothing anew of %j',
  (text) => {
    expect(plainWords(text)).toBe(text);
  },
);

it.each([
  ['delete the task about the garage, no longer relevant', 'delete the task about the garage'],
  ["cancel the gym, I don't need it any more", 'cancel the gym'],
  ['תמחקי את המשימה של הפרחים כבר לא רלוונטי', 'תמחקי את המשימה של הפרחים'],
])('leaves out why it is to go: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});

it.each([
  ['בשבוע שאחרי זה איך אני', 'ובשבוע שאחרי'],
  ['מתי בפעם האחרונה דיברתי עם דנה?', 'מתי דנה כתבה לי לאחרונה?'],
])('says it as it is known: %s', (text, plain) => {
  expect(plainWords(text)).toBe(plain);
});
