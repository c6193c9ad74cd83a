import { expect, it } from 'vitest';
import { kindReader } from '../kinds/kinds.ts';
import { readTold } from './told.ts';

const kindsOf = await kindReader();
const told = (text: string) => readTold(text, kindsOf(text));

it.each([
  ['תתקשר לדנה', 'תוסיף משימה: להתקשר לדנה'],
  ['תחייגי עכשיו לאמא', 'תוסיף משימה: להתקשר לאמא'],
  ['in 40 min take the lasagna out', 'Remind me in 40 min to take the lasagna out'],
  ['one of these days call liat at 2, anyway', 'Remind me at 2 to call liat'],
  ['call the garage at 2', 'Remind me at 2 to call the garage'],
  ['2moro b4 work call ima re salad', 'Remind me tomorrow to call ima re salad before work'],
  ['I have to call the bank tomorrow at 11', 'Remind me tomorrow at 11 to call the bank'],
  [
    "I keep forgetting grandma's eye drops. every evening at 8 please, until the 20th",
    "Remind me to grandma's eye drops. every evening at 8, until the 20th",
  ],
  [
    'my prescription runs out on Friday, I need to reorder it wednesday at noon',
    'Remind me wednesday at noon to reorder my prescription',
  ],
  [
    'My hearing aid batteries. The chemist closes at 7. I should go at 6. Do remind me',
    'Remind me to My hearing aid batteries at 6',
  ],
  [
    'got to leave by 10:40 sunday for grandma so i need a heads up like 15 min earlier',
    'Remind me 15 min before 10:40 sunday to leave for grandma',
  ],
  [
    'submit the grant application!!! deadline is the 15th at midnight, I want a warning a week ahead',
    'Remind me a week before the 15th at midnight to submit the grant application',
  ],
  ['heads up at 5 to leave for the airport', 'remind me at 5 to leave for the airport'],
  ['the numbers again in 10 min pls', 'Remind me to the numbers in 10 min'],
  ['עוד עשרים דקות לכבות את התנור!!', 'תזכיר לי עוד עשרים דקות לכבות את התנור'],
  ['להחזיר לליאת את נעלי הריצה בשבת', 'תזכיר לי בשבת להחזיר לליאת את נעלי הריצה'],
  ['אני חייבת להתקשר לבנק מחר באחת עשרה', 'תזכיר לי מחר באחת עשרה להתקשר לבנק'],
  ['לא לשכוח תמונות לדרכון מחר בבוקר', 'תזכיר לי תמונות לדרכון מחר בבוקר'],
  [
    'פעם בשבועיים בחמישי לגבות את המחשב, שזה יקפוץ לי בערב',
    'תזכיר לי פעם בשבועיים בחמישי לגבות את המחשב, בערב',
  ],
])('a thing to do with a time is to be reminded of: %s', (text, command) => {
  expect(told(text)).toMatchObject({ commands: [command], isPlain: true });
});

it.each([
  ['buy stamps', ['Add a task: buy stamps']],
  ['pay the electricity bill by thursday', ['Add a task: pay the electricity bill by thursday']],
  ['gotta renew the car insurance before the 20th', ['Add a task: renew the car insurance before the 20th']],
  ['need milk', ['Add a task: milk']],
  ['need to fix the tap, jot it down', ['Add a task: fix the tap']],
  ['אני חייבת מתישהו לבטל את המנוי בחדר כושר, תרשמי לך', ['תוסיף משימה: לבטל את המנוי בחדר כושר']],
  ['צריך לקנות מתנה לאבא, תרשום לך', ['תוסיף משימה: לקנות מתנה לאבא']],
  ['נגמר לנו הסבון, תרשמי את זה', ['תוסיף משימה: סבון']],
  [
    'to do: find out what typeface was on the poster and get back to tlv.type',
    ['Add a task: find out what typeface was on the poster and get back to tlv.type'],
  ],
  [
    'ביצים. לחם. סבון כלים. כל אחד משימה נפרדת',
    ['תוסיף משימה: ביצים', 'תוסיף משימה: לחם', 'תוסיף משימה: סבון כלים'],
  ],
  [
    'eggs, bread, dish soap — three separate tasks not one',
    ['Add a task: eggs', 'Add a task: bread', 'Add a task: dish soap'],
  ],
  ['milk, cheese, tomatoes', ['Add a task: "milk, cheese, tomatoes"']],
  ['לקנות בולים', ['תוסיף משימה: לקנות בולים']],
  ['דחוף לשלם חשמל, עד חצות', ['תוסיף משימה: לשלם חשמל, עד חצות']],
  [
    'ביצים, לחם, סבון כלים — שלוש משימות נפרדות',
    ['תוסיף משימה: ביצים', 'תוסיף משימה: לחם', 'תוסיף משימה: סבון כלים'],
  ],
  ['חסר חלב בבית', ['תוסיף משימה: חלב']],
])('a thing to do without an hour is a task: %s', (text, commands) => {
  expect(told(text)).toMatchObject({ commands });
});

it.each([
  ['list: lamb, rice, mint', ['lamb', 'rice', 'mint']],
  ['Add milk, nappies and AA batteries to my to do list', ['milk', 'nappies', 'AA batteries']],
  ['put buy soil, call mum and pay rent on my list', ['buy soil', 'call mum', 'pay rent']],
  ['my list: nails, glue and sandpaper', ['nails', 'glue', 'sandpaper']],
  ['add to my list: soap, sponges and bin bags', ['soap', 'sponges', 'bin bags']],
  ['please put these on my to-do list: call the vet, water the ferns', ['call the vet', 'water the ferns']],
  ['new tasks: book the ferry, pack the tent & buy gas', ['book the ferry', 'pack the tent', 'buy gas']],
  [
    'tasks: paint the shed, mow the lawn, all by Friday',
    ['paint the shed by Friday', 'mow the lawn by Friday'],
  ],
])('each thing of a list that is named is a task: %s', (text, tasks) => {
  const commands = tasks.map((task) => `Add a task: ${task}`);
  expect(told(text)).toMatchObject({ commands, isPlain: true });
});

it.each([
  ['לרשימה: נרות, גפרורים, ומפיות', ['נרות', 'גפרורים', 'מפיות']],
  ['תוסיפי לרשימה: דבק, מספריים, וחוט', ['דבק', 'מספריים', 'חוט']],
  ['משימות: לשטוף את הרכב, לגזום את הגינה', ['לשטוף את הרכב', 'לגזום את הגינה']],
  ['תרשום לי לרשימה: סוללות, נורות', ['סוללות', 'נורות']],
])('each thing of a list that is named in Hebrew is a task: %s', (text, tasks) => {
  const commands = tasks.map((task) => `תוסיף משימה: ${task}`);
  expect(told(text)).toMatchObject({ commands, isPlain: true });
});

it.each([
  ['task: buy milk, eggs and bread', 'Add a task: buy milk, eggs and bread'],
  ['to do: pack socks, a hat and a torch', 'Add a task: pack socks, a hat and a torch'],
  ['משימה: לקנות חלב, ביצים ולחם', 'תוסיף משימה: לקנות חלב, ביצים ולחם'],
  ['tasks: order the paint', 'Add a task: order the paint'],
  ['לרשימה: לקנות צבע', 'תוסיף משימה: לקנות צבע'],
])('one task that speaks of several things stays one: %s', (text, command) => {
  expect(told(text)).toMatchObject({ commands: [command], isPlain: true });
});

it.each([
  'list my tasks, reminders and mails',
  'what is on my list: milk or eggs?',
  'add call mum, dad and grandma to my list',
  'add milk and bread to my list',
  'add Dana, Avi and Tomer to the meeting',
  'the list of guests, please',
])('no tasks are told by what only speaks of a list: %s', (text) => {
  expect((told(text)?.commands ?? []).length).toBeLessThan(2);
});

it.each([
  [
    'Room B, the whole team, Dec 8, 14:00-16:30, topic: 2027 budget',
    'Schedule a meeting in Room B, the whole team, Dec 8, 14:00-16:30, topic: 2027 budget',
  ],
  [
    'the plumber is coming thursday between 10 and 12',
    'Schedule the plumber is coming thursday between 10 and 12',
  ],
  ["mum's flight lands 21:40 on Sunday, I'm picking her up", "Schedule mum's flight lands 21:40 on Sunday"],
  [
    'עם תומר, שלושת רבעי שעה, על החוזה, חמישי בעשר',
    'תקבע פגישה עם תומר, שלושת רבעי שעה, על החוזה, חמישי בעשר',
  ],
  ['קניתי כרטיסים להבימה ל22 ב20:30, איזה שעתיים וחצי, תכניסי', 'תקבע הבימה ב-22 ב20:30, שעתיים וחצי'],
])('what happens at an hour is an entry of the calendar: %s', (text, command) => {
  expect(told(text)?.commands).toEqual([command]);
});

it.each([
  [
    "Email the vaad. Tap on the third floor's been dripping since last night, could someone please look.",
    "Email the vaad: Tap on the third floor's been dripping since last night, could someone please look",
  ],
  [
    'Write to tomer at northlight dot example. Both changes are fine with me, signed copy on Wednesday.',
    'Write to tomer@northlight.example: Both changes are fine with me, signed copy on Wednesday',
  ],
  [
    'dana: running ten minutes late, start without me',
    'Send a message to dana: running ten minutes late, start without me',
  ],
  ['דנה: מאחרת בעשר דקות, תתחילו בלעדיי', 'תשלח הודעה לדנה: מאחרת בעשר דקות, תתחילו בלעדיי'],
])('words behind somebody are a message: %s', (text, command) => {
  expect(told(text)).toMatchObject({ commands: [command], isPlain: true });
});

it.each([
  'did the parking permit thing, tick it off',
  'the bank ones, mark em read and get them out of my inbox',
  'stop the vitamins one for good',
  'אני מוותרת על הריצה בחמישי, רק השבוע',
  'הסינק של שבוע הבא יהיה בשלישי באותה שעה, רק הוא',
  'תאשרי לתומר את ההזמנה של מחר',
])('it can only mean what is there: %s', (text) => {
  expect(told(text)).toMatchObject({ commands: [], isPlain: true, likely: 'change' });
});

it.each([
  'is ordering grout still on my to-do list, or did I tick it off',
  'what do I have to do tomorrow',
  'I need the number of the vet',
  'do I have to call the bank tomorrow',
  'book club tomorrow at 8, who is coming',
  'mail from Dana: the second one',
  'call with Dana tomorrow, when is it',
  'show my tasks for Friday',
  'write me a poem about the sea',
  'tell me a joke',
  'add up the electric, the arnona and avi for me',
  'my dog is cute',
  'the sky is blue',
  'the movie was great last night',
  'good night my dear',
  'מה אני צריכה לקנות',
  'יש לי משהו מחר בעשר',
  'להמיר 85 psi לבר',
  'הסרט היה מעולה אתמול',
  'לונדון או פריז, איפה חם יותר',
])('nothing is told by %s', (text) => {
  expect(told(text)?.isPlain ?? false).toBe(false);
  expect(told(text)?.commands ?? []).toEqual([]);
});

it.each([
  'cancel the dentist appointment',
  'change the meeting time to 6',
  'move my meeting with Dana to Friday',
  "reply to Dana's email",
  'תדחי את השיחה של 5 למחר',
])('what changes an entry makes no new one: %s', (text) => {
  expect(told(text)?.commands ?? []).toEqual([]);
});
