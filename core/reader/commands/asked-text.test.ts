import { expect, it } from 'vitest';
import { understand } from '../../language/understand/understand.ts';
import { asQuestion, inWordsToThem, toThem, toYou } from './asked-text.ts';

it.each([
  ['if he booked the flight', 'Did you book the flight?'],
  ['if she can come on Friday at eight', 'Can you come on Friday at eight?'],
  ['whether the meeting is still on', 'Is the meeting still on?'],
  ['if the stand fits in a normal car', 'Does the stand fit in a normal car?'],
  ['if she wants pizza', 'Do you want pizza?'],
  ['if the stand fits in a normal car lol', 'Does the stand fit in a normal car?'],
  ['whether she still has my blue cooler box', 'Do you still have my blue cooler box?'],
  ['if he got the invoice', 'Did you get the invoice?'],
  ['whether the blue folder is on her desk', 'Is the blue folder on your desk?'],
  ['if her sister is coming with her', 'Is your sister coming with you?'],
  ['if they are open on Sunday', 'Are they open on Sunday?'],
  ['if the photos arrived', 'Did the photos arrive?'],
  ['when she is free', 'When are you free?'],
  ['where he left the keys', 'Where did you leave the keys?'],
  ['if she has seen the contract', 'Have you seen the contract?'],
  ['if lunch tomorrow works', 'Does lunch tomorrow work?'],
  [
    'if thursday at noon still works for picking up the stand',
    'Does thursday at noon still work for picking up the stand?',
  ],
  ['whether 3pm suits her', 'Does 3pm suit you?'],
  ['if Sunday', 'Sunday?'],
  ['if the two videos cost the same', 'The two videos cost the same?'],
  ['אם הפגישה מתקיימת', 'האם הפגישה מתקיימת?'],
  ['אם היא יכולה לבוא ביום שישי', 'האם את יכולה לבוא ביום שישי?'],
  ['אם הוא מגיע מחר', 'האם אתה מגיע מחר?'],
  ['אם הוא הזמין את הטיסה', 'האם הזמנת את הטיסה?'],
  ['אם הוא קנה חלב', 'האם קנית חלב?'],
  ['אם היא שלחה את החוזה', 'האם שלחת את החוזה?'],
  ['אם הוא סיים', 'האם סיימת?'],
])('asks "%s" in the words of a question: %s', (told, question) => {
  expect(asQuestion(told)).toBe(question);
});

it.each([
  'to bring wine',
  'what happened',
  'who is coming',
  'whether he wants to come hiking on Saturday and tell him to bring the big water bottle',
])('leaves what is no single question about whoever is asked: %s', (text) => {
  expect(asQuestion(text)).toBe(text);
});

it.each([
  ["I'll come back to her on the quote by tonight", "I'll come back to you on the quote by tonight"],
  ['I will call him tomorrow', 'I will call you tomorrow'],
  ['החשבונית אצלי ואני מעבירה לו היום עד שתיים', 'החשבונית אצלי ואני מעבירה לך היום עד שתיים'],
  ['I have time at four if he wants to talk', 'I have time at four if you want to talk'],
  ['I can pay when he sends me his bank details', 'I can pay when you send me your bank details'],
  ["I'm here whenever she's ready", "I'm here whenever you're ready"],
  ['the draft is ready in case she has time', 'the draft is ready in case you have time'],
  ['אני פנויה בארבע אם הוא רוצה לדבר', 'אני פנויה בארבע אם אתה רוצה לדבר'],
  ['הקופסה בחוץ למקרה שהיא צריכה', 'הקופסה בחוץ למקרה שאת צריכה'],
])('speaks to whoever is told: %s', (told, text) => {
  expect(toYou(told)).toBe(text);
});

it.each([
  'I saw Maya and gave it to her',
  'the keys are with mum, call her',
  'he said I should call him',
  'I gave her book to the library',
  'I am late',
  'the plumber will come if he can',
  'I will come with Maya if she wants',
  'תומר יבוא אם הוא יכול',
])('stays as it was said where it may be of somebody else: %s', (text) => {
  expect(toYou(text)).toBeNull();
});

it.each([
  ['יזמין את הטיסה', 'תזמין את הטיסה'],
  ['שיחזור אליי', 'תחזור אליי'],
  ['לא יחכה לי', 'אל תחכה לי'],
  ['ייקח את המפתחות', 'תיקח את המפתחות'],
  ['יתקשר אליי בערב', 'תתקשר אליי בערב'],
  ['תשלח לי את החוזה', 'תשלחי לי את החוזה'],
  ['תקנה חלב', 'תקני חלב'],
  ['תכתוב לי', 'תכתבי לי'],
  ['תכין סלט', 'תכיני סלט'],
  ['לא תדאג', 'אל תדאגי'],
  ['יביאו יין', 'תביאו יין'],
])('says to them what they should do: %s', (told, text) => {
  expect(toThem(told)).toBe(text);
});

it.each(['יש מקום לשתיהן', 'יוסי בא מחר', 'יהיה בסדר', 'תודה רבה', 'יורד גשם', 'תור לרופא', 'אני מאחרת'])(
  'leaves what is no wish for them: %s',
  (text) => {
    expect(toThem(text)).toBeNull();
  },
);

it.each([
  ['תגיד לתומר שהחוזה חתום ושהכסף הועבר', 'החוזה חתום והכסף הועבר'],
  ['תגידי לדנה שאפשר סרטון אחד ושמתחילים בשבוע הבא', 'אפשר סרטון אחד ומתחילים בשבוע הבא'],
  ['תגידי לרונית שלוגו עולה 2500 שקל ושדוגמאות אני שולחת בערב', 'לוגו עולה 2500 שקל ודוגמאות אני שולחת בערב'],
  ['תגיד לאבי שהגיע המשלוח ושחסר קרטון אחד', 'הגיע המשלוח וחסר קרטון אחד'],
  ['תגיד ליוסי שיזמין ושישלח לי קבלה', 'תזמין ותשלח לי קבלה'],
  ['תגידי למאיה שכן ושתביא גם חברה', 'כן ותביאי גם חברה'],
  ['תגידי לאבי שהזמנתי שולחן ושולחן נוסף יגיע מחר', 'הזמנתי שולחן ושולחן נוסף יגיע מחר'],
  ['תגידי לתומר שהאתר עלה ושלושה באגים נשארו', 'האתר עלה ושלושה באגים נשארו'],
  ['תגידי לדנה שבדקתי את החשבונית ושכחתי לשלוח', 'בדקתי את החשבונית ושכחתי לשלוח'],
  ['תגידי לדנה שקניתי לחם ושוקולדים ושקיות', 'קניתי לחם ושוקולדים ושקיות'],
])('says each clause as the first one is said: %s', (command, message) => {
  const context = { now: '2026-11-30T09:00:00+02:00', timeZone: 'Asia/Jerusalem', contacts: [] };
  expect(inWordsToThem(understand(command, context)).slots).toMatchObject({ message });
});
