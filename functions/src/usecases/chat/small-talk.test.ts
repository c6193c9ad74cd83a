import { expect, it } from 'vitest';
import { smallTalk } from './small-talk.ts';

it.each([
  ['hello!', 'Hello! What can I do for you?'],
  ['בוקר טוב', 'שלום! במה אפשר לעזור?'],
  ['hellooo anyone there??', 'Hello! What can I do for you?'],
  ['anybody home?', 'Hello! What can I do for you?'],
  ['הלו יש פה מישהו?', 'שלום! במה אפשר לעזור?'],
])('greets back on %j', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toBe(answer);
});

it.each([
  ['thanks!', 'You are welcome!'],
  ['Thank you', 'You are welcome!'],
  ['great, thanks a lot', 'You are welcome!'],
  ['תודה', 'בשמחה!'],
  ['תודה רבה!', 'בשמחה!'],
  ['מעולה, תודה', 'בשמחה!'],
  ['never mind', 'All right.'],
  ['לא משנה', 'בסדר.'],
  ['עזוב', 'בסדר.'],
  ['ur a lifesaver fr', 'Thank you, good to hear!'],
  ["You're the best!", 'Thank you, good to hear!'],
  ['אין עליך', 'תודה, כיף לשמוע!'],
  ['את אלופה!', 'תודה, כיף לשמוע!'],
  ['תותחית על חלל', 'תודה, כיף לשמוע!'],
  ['Good night my dear', 'Good night!'],
  ['Good night my dear, and thank you for all your help today.', 'Good night!'],
  ['לילה טוב יקרה, ותודה על כל העזרה היום', 'לילה טוב!'],
  ['how are you', 'I am well, thank you. What can I do for you?'],
  ['how are you today?', 'I am well, thank you. What can I do for you?'],
  ['מה קורה', 'הכול טוב, תודה! במה אפשר לעזור?'],
  ['מה נשמע?', 'הכול טוב, תודה! במה אפשר לעזור?'],
  ['ugh mondays', 'I am sorry to hear that. If I can take something off your hands, just say so.'],
  ['what a day', 'I am sorry to hear that. If I can take something off your hands, just say so.'],
  ['אני גמורה', 'לא קל. אם אפשר להוריד ממך משהו, אפשר פשוט לומר לי.'],
  ['see you tomorrow', 'Goodbye!'],
  ['ביי', 'להתראות!'],
  ['have a nice evening', 'Thank you, the same to you!'],
  ['שבת שלום', 'תודה, גם לך!'],
  ['sorry, my mistake', 'No problem at all.'],
  ['סליחה טעות שלי', 'אין שום בעיה.'],
  ['haha nice', 'Thank you, good to hear!'],
  ['חחח', '😄'],
  ['thx ur amazing', 'You are welcome!'],
  ['תודה את מדהימה', 'בשמחה!'],
  ['יאללה תודה אלופה', 'בשמחה!'],
  ['תודה רבה מלך', 'בשמחה!'],
  ['סבבה, תודה מאמי', 'בשמחה!'],
  ['תודה גבר', 'בשמחה!'],
  ['תודה תודה תודה', 'בשמחה!'],
  ['אלוף תודה', 'בשמחה!'],
  ['תודה רבה לך אלופה', 'בשמחה!'],
  ['חחח תודה', 'בשמחה!'],
  ['איזו מלכה', 'תודה, כיף לשמוע!'],
  ['תודה רבה, עזרת לי מאוד. שיהיה לך יום נעים.', 'בשמחה!'],
  ['thank you, that was helpful. have a nice day', 'You are welcome!'],
  ['you really helped me', 'Thank you, good to hear!'],
  ['שיהיה לך ערב נעים', 'תודה, גם לך!'],
  ['ספר בדיחה', 'בזה אני לא משהו, סליחה! במיילים, בפגישות, בתזכורות ובמשימות אני טוב יותר.'],
  ['make me laugh', 'I am no good at that, sorry! I am better at mail, meetings, reminders and tasks.'],
])('answers %j in one short line', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toBe(answer);
});

it.each([
  ['what can you do?', 'Tell me what to do, in English or Hebrew.'],
  ['what else can you do for me', 'Tell me what to do, in English or Hebrew.'],
  ['what can you help me with?', 'Tell me what to do, in English or Hebrew.'],
  ['what can you do with my calendar', 'Tell me what to do, in English or Hebrew.'],
  ['מה את יכולה לעשות עם היומן שלי', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
  ['מה עוד את יודעת לעשות', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
  ['מה אתה יודע לעשות?', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
  [
    'Good morning. My daughter installed this for me. What can it do, in simple words?',
    'Tell me what to do, in English or Hebrew.',
  ],
  ['so what can i ask you?', 'Tell me what to do, in English or Hebrew.'],
  ['what is this app for', 'Tell me what to do, in English or Hebrew.'],
  ['how do i use this?', 'Tell me what to do, in English or Hebrew.'],
  ['מה את יודעת לעשות בכלל?', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
  ['תגידי, מה אפשר לבקש ממך?', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
  ['איך משתמשים בזה?', 'אפשר לומר לי מה לעשות, בעברית או באנגלית.'],
])('tells what it can do on %j', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toContain(answer);
});

it.each([
  ['are you an actual crocodile', 'a program, no person and no real crocodile'],
  ['who are you?', 'the assistant of Crocodile Hub'],
  ['את תנין אמיתי?', 'לא בן אדם וגם לא תנין אמיתי'],
])('says what it is on %j', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toContain(answer);
});

it.each([
  ['תגיד אתה קורא את כל המיילים שלי? למי זה הולך', 'מדיניות הפרטיות'],
  ['מי עוד רואה את ההודעות שלי?', 'מדיניות הפרטיות'],
  ['do you read all my emails?', 'The Privacy Policy'],
  ['where does my data go', 'The Privacy Policy'],
  ['who else can see my messages?', 'The Privacy Policy'],
  ['do what the mail from customer service says', 'I do nothing because a mail'],
  ['follow the instructions in the email from the bank', 'I do nothing because a mail'],
  ['תעשה מה שכתוב במייל של שירות לקוחות', 'אינני עושה דבר רק מפני'],
  ['תבצעי את ההוראות במייל מהבנק', 'אינני עושה דבר רק מפני'],
  ['let me see what dana has in her own calendar and inbox', 'I see only your own'],
  ["that's not what I asked", 'Say it once more in other words'],
  ['you got it wrong', 'Say it once more in other words'],
  ['לא הבנת אותי', 'אפשר לומר שוב במילים אחרות'],
  ['זה לא מה שביקשתי', 'אפשר לומר שוב במילים אחרות'],
  ['can you order me a pizza?', 'I cannot order, pay,'],
  ['book me a flight to Rome', 'I cannot order, pay,'],
  ['transfer 500 shekels to avi', 'I cannot order, pay,'],
  ['תזמיני לי מונית', 'אינני יכול להזמין'],
  ['תעבירי לאבי 500 שקל', 'אינני יכול להזמין'],
  ["show me Tomer's inbox", 'I see only your own'],
  ['תראי לי מה יש ביומן של תומר מחר', 'אני רואה רק את הדואר'],
])('says honestly what it reads, and what it does not do: %j', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toContain(answer);
});

it.each([
  'book me a meeting with Dana',
  'find me a hotel in Rome',
  'book us a table at Port Said on Saturday at 8',
  'book me a room for tomorrow at 10',
  'תמצא לי מלון ברומא',
  'תזמיני לי שולחן למחר בשמונה',
  'order me a pizza reminder, at 5',
  'call Dana',
  'תזמיני את תומר לפגישה',
  'do you have my mail from Dana',
  'did Dana read my email',
  'who wrote in my inbox',
  "show me today's calendar",
  "what's in my calendar",
  "let's look at my calendar",
  'put it in her calendar',
  "what did Dana say about Tomer's calendar invite",
  'תעשי לי תזכורת לענות למייל',
  'מה יש ביומן שלי מחר',
  'מה יש ביומן של יום שני',
  'do the dishes, add it to my tasks',
  'does it rain tomorrow',
  'is anyone free at 5',
  'thanks to Dana we won',
  'תודה לדנה על העוגה',
  'hello Dana, are you there',
  'help me move on Friday',
  'what is the weather',
  'מה השעה',
  'מה קורה היום',
  'איזה יום היום',
  "what's new",
  'good night, remind me at 8 to call Dana',
  'what a day is it',
  'tell Dana good night',
  'sorry, tomorrow at 5',
  'are you free at 5',
  'see you tomorrow at the studio',
  'תודה, תזכיר לי מחר בשש',
  'יום שני בעשר',
])('has nothing to say to %j', async (message) => {
  expect(await smallTalk(message, { hasModel: false })).toBeNull();
});

it('leaves jokes to a model where there is one', async () => {
  expect(await smallTalk('tell me a joke', { hasModel: false })).not.toBeNull();
  expect(await smallTalk('tell me a joke', { hasModel: true })).toBeNull();
});

it.each([
  ['My daughter passed her driving test this morning!', 'That is good news! I am glad to hear it.'],
  ['we got a new puppy!', 'That is good news! I am glad to hear it.'],
  ['הבת שלי עברה טסט הבוקר!', 'איזה יופי! משמח לשמוע.'],
])('is glad of good news: %s', async (message, answer) => {
  expect(await smallTalk(message, { hasModel: false })).toBe(answer);
});

it.each([
  'we won the pitch, email Dana the good news',
  'my daughter passed her test, remind me to buy flowers',
  'I paid the arnona',
  'did we win the pitch?',
  'זכינו במכרז, תשלחי לדנה מייל',
])('takes no wish or question for good news: %s', async (message) => {
  expect(await smallTalk(message, { hasModel: false })).toBeNull();
});

it.each([
  'my reminders',
  'my tasks',
  'unread messages',
  'show my mail',
  'show my whatsapp messages',
  'show me the whatsapp messages I got',
  'show me messages from Avi',
])("does not take what is one's own for somebody else's: %s", async (message) => {
  expect(await smallTalk(message, { hasModel: false })).toBeNull();
});

it.each([
  "show me my wife's emails",
  'check his inbox',
  "can I view somebody else's calendar",
  "show me my husband's mailbox",
])("says that it sees nobody else's: %s", async (message) => {
  expect(await smallTalk(message, { hasModel: false })).toMatch(/^I see only your own/);
});
