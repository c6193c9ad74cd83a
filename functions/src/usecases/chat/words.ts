import { isSaidInHebrew } from '@crocodile-hub/core/text/script';

/** What the assistant says by itself, in both languages. */
const english = {
  cannotTalk:
    'No language model is set up here, so I cannot hold a conversation. I can tell what is in your calendar, your mail and your tasks, send mail, schedule meetings, set reminders, note tasks, and tell the time and the weather: ask, or tell me what to do.',
  modelsOff:
    'You have switched language models off, so I cannot hold a conversation. I can tell what is in your calendar, your mail and your tasks, and do what you tell me. The switch is in your profile.',
  help: 'Tell me what to do, in English or Hebrew. For example:\n\n- Send an email to dana@example.com about lunch saying I will be late\n- Schedule a meeting with Dana tomorrow at 10\n- Remind me in an hour to call mom\n- What is on my calendar tomorrow?\n- Who is waiting for my answer?\n- What is the weather in Haifa?',
  /** A sentence for each thing and what is done with it. */
  ways: {
    'undo reminder': 'Cancel the reminder to water the plants',
    'change reminder': 'Move the reminder to water the plants to 9',
    'make reminder': 'Remind me tomorrow at 9 to water the plants',
    'undo meeting': 'Cancel my meeting with Dana tomorrow',
    'change meeting': 'Move my meeting with Dana tomorrow to 11',
    'make meeting': 'Schedule a meeting with Dana tomorrow at 10',
    'undo task': 'Delete the task to buy milk',
    'make task': 'Add a task: buy milk',
    'undo mail': 'Delete the mail from Dana',
    'make mail': 'Send an email to dana@example.com saying I will be late',
    'make message': 'Send Avi a WhatsApp saying I am on my way',
  },
  byWords: (sentence: string) =>
    `Say it here in your own words, for example: “${sentence}”. What changes or sends something is shown first, and is done when you confirm it.`,
  hello: 'Hello! What can I do for you?',
  welcome: 'You are welcome!',
  allRight: 'All right.',
  goodNight: 'Good night!',
  bye: 'Goodbye!',
  sameToYou: 'Thank you, the same to you!',
  iAmWell: 'I am well, thank you. What can I do for you?',
  flattered: 'Thank you, good to hear!',
  whoIAm:
    'I am the assistant of Crocodile Hub: a program, no person and no real crocodile. Say “help” to hear what I can do.',
  gladForYou: 'That is good news! I am glad to hear it.',
  ohDear: 'I am sorry to hear that. If I can take something off your hands, just say so.',
  noWorries: 'No problem at all.',
  privacy:
    'I read your mail, your calendar and your messages to answer you and to do what you ask, and for nothing else. What you confirm goes to Google, Meta or Twilio, who deliver it. A language model, where this installation has one, gets our conversation and a mail that you want summed up, translated or answered. In your profile you can switch models off, disconnect what is linked, or delete everything. The Privacy Policy says the rest.',
  misread:
    'I am sorry. Say it once more in other words, with the name, the day or the hour, and I try again.',
  cannotDo:
    'I cannot order, pay, print, switch things on or make phone calls. I can note it as a task, remind you of it, or write to somebody about it.',
  aJoke: 'I am no good at that, sorry! I am better at mail, meetings, reminders and tasks.',
  obeysNoMail:
    'I do nothing because a mail or a message says so. Tell me in your own words what you want done, and I ask before anything leaves.',
  onlyYourOwn:
    'I see only your own mail and calendar, nobody else’s. I can show what somebody wrote to you, or when you meet.',
  undoOnCard: 'Undo stands on the card of what was done, and in Smart Tasks, as long as it can be undone.',
  smile: '😄',
  calledOff: 'All right, I leave it. Nothing was done.',
  nothingLeaves: 'Nothing leaves before you press Confirm. The card stays above.',
  left: (who: string) => `Left out: ${who}.`,
  pressConfirm: (count: number): string =>
    count === 1
      ? 'A yes is a press, so that nothing leaves by a word: press Confirm on the card above.'
      : 'A yes is a press, so that nothing leaves by a word: press Confirm on the cards above.',
  isCancellation: 'To cancel it, press Confirm on the card. To leave it as it is, say “never mind”.',
  changed: (to: string, from: string | null) =>
    from === null ? `Changed: ${to}.` : `Changed: ${to} instead of ${from}.`,
  added: (what: string) => `Added: ${what}.`,
  isSoAlready: (what: string) => `The card says ${what} already.`,
  whatToChange:
    'I did not understand what to change. Say a time, a day or a name, or press Edit on the card.',
  mayBeNoted: 'I am not sure what you would like me to do. It can be noted as a task.',
  notDone: (part: string) => `“${part}” is left out. Say it by itself.`,
  noteIt: (said: string) => `Add a task: ${said}`,
  notFoundHere:
    'I found nothing here that this may be about. Say what it is called in your tasks, reminders or calendar.',
  lists: ['What tasks do I have?', 'What reminders do I have?'],
  cannotReword:
    'No language model is set up here to word it anew. Press Edit on the card to change its words.',
  confirm: (summary: string) => `${summary}\n\nShall I?`,
  missing: (summary: string, fields: string) => `${summary}\n\nTell me more, please: ${fields}.`,
  fields: {
    to: 'whom it is for',
    startTime: 'when it starts',
    reminderTime: 'when',
    task: 'what to remind you of',
    title: 'what it is called',
    body: 'what it says',
    message: 'what it says',
    query: 'what to look for',
    other: 'the details',
  } satisfies Record<string, string>,
  whom: (name: string, people: string) =>
    `${name} may be:\n\n${people}\n\nChoose below, or say it with the address that you mean.`,
  neverWrittenTo: 'you have never written to this address',
  byPlace: 'Or say its place: “the second one”.',
  noAddress: (name: string) => `I know no address of ${name}. Please say it with the address.`,
  askAddress: (name: string) =>
    `I know no address of ${name}. Type the address or the number below, or say it: the rest is kept.`,
  notInvited: (names: string) => `I know no address of ${names}, so no invitation goes there.`,
  withGuests: (title: string, names: string) => `${title === '' ? 'Meeting' : title} with ${names}`,
  noAccount: (name: string) =>
    `Nobody called ${name} has written to you there, as far as I know. A username or an id can be typed below.`,
  searching: (query: string) => `Searching for “${query}”…`,
  searchInstead: 'Search the web instead',
  searchTheWeb: 'Search the web for this',
  searchFor: (message: string) => `Search the web for ${message}`,
  noSearch: 'Web search is not set up here, so I cannot look this up.',
  searchFailed: 'The web search did not answer. Please try again.',
  nothingFound: (query: string) => `I found nothing for “${query}”.`,
  found: (query: string) => `What I found for “${query}”:`,
  nothingToSummarize: 'There is nothing here to summarise yet.',
  extract: (sentences: string) =>
    `No language model is set up here, so these are the main sentences, word for word:\n\n${sentences}`,
  extractInstead: (sentences: string) =>
    `The language model did not answer, so these are the main sentences, word for word:\n\n${sentences}`,
  unsure: 'I am not sure whom or when you mean. Please say it with the address or the time.',
};

const hebrew: typeof english = {
  cannotTalk:
    'לא הוגדר כאן מודל שפה, ולכן איני יכול לנהל שיחה. אני יכול לומר מה יש ביומן, במיילים ובמשימות שלך, לשלוח מיילים, לקבוע פגישות, להזכיר, לרשום משימות ולומר מה השעה ומה מזג האוויר: אפשר לשאול, או לומר לי מה לעשות.',
  modelsOff:
    'כיבית את מודלי השפה, ולכן איני יכול לנהל שיחה. אני יכול לומר מה יש ביומן, במיילים ובמשימות שלך, ולעשות מה שמבקשים ממני. המתג נמצא בפרופיל.',
  help: 'אפשר לומר לי מה לעשות, בעברית או באנגלית. למשל:\n\n- שלח מייל ל-dana@example.com על ארוחת הצהריים ותגיד שאאחר\n- קבע פגישה עם דנה מחר בעשר\n- תזכיר לי בעוד שעה להתקשר לאמא\n- מה יש לי מחר ביומן?\n- מי מחכה לתשובה ממני?\n- מה מזג האוויר בחיפה?',
  ways: {
    'undo reminder': 'בטל את התזכורת להשקות את הצמחים',
    'change reminder': 'תזיז את התזכורת להשקות את הצמחים לתשע',
    'make reminder': 'תזכיר לי מחר בתשע להשקות את הצמחים',
    'undo meeting': 'בטל את הפגישה עם דנה מחר',
    'change meeting': 'תזיז את הפגישה עם דנה מחר לאחת עשרה',
    'make meeting': 'קבע פגישה עם דנה מחר בעשר',
    'undo task': 'תמחק את המשימה לקנות חלב',
    'make task': 'תוסיף משימה: לקנות חלב',
    'undo mail': 'תמחק את המייל מדנה',
    'make mail': 'שלח מייל ל-dana@example.com ותגיד שאאחר',
    'make message': 'שלח לאבי וואטסאפ שאני בדרך',
  },
  byWords: (sentence) =>
    `אפשר לומר את זה כאן במילים שלך, למשל: ״${sentence}״. מה שמשנה או שולח משהו מוצג קודם, ונעשה רק אחרי אישור.`,
  hello: 'שלום! במה אפשר לעזור?',
  welcome: 'בשמחה!',
  allRight: 'בסדר.',
  goodNight: 'לילה טוב!',
  bye: 'להתראות!',
  sameToYou: 'תודה, גם לך!',
  iAmWell: 'הכול טוב, תודה! במה אפשר לעזור?',
  flattered: 'תודה, כיף לשמוע!',
  whoIAm:
    'אני העוזר של Crocodile Hub: תוכנה, לא בן אדם וגם לא תנין אמיתי. כדי לשמוע מה אפשר לבקש, אפשר לומר ״עזרה״.',
  gladForYou: 'איזה יופי! משמח לשמוע.',
  ohDear: 'לא קל. אם אפשר להוריד ממך משהו, אפשר פשוט לומר לי.',
  noWorries: 'אין שום בעיה.',
  privacy:
    'המיילים, היומן וההודעות שלך נקראים כדי לענות לך ולעשות מה שביקשת, ולשום דבר אחר. מה שאישרת עובר אל Google,‏ Meta או Twilio, שמעבירים אותו הלאה. מודל שפה, אם הוגדר כזה בהתקנה הזאת, מקבל את השיחה שלנו ומייל שביקשת לסכם, לתרגם או לקבל לו הצעת תשובה. בפרופיל אפשר לכבות את המודלים, לנתק מה שחובר או למחוק הכול. השאר כתוב במדיניות הפרטיות.',
  misread: 'סליחה. אפשר לומר שוב במילים אחרות, עם השם, היום או השעה, ואנסה שוב.',
  cannotDo:
    'אינני יכול להזמין, לשלם, להדפיס, להפעיל מכשירים או לטלפן. אפשר לרשום את זה כמשימה, לקבל תזכורת, או לכתוב על זה למישהו.',
  aJoke: 'בזה אני לא משהו, סליחה! במיילים, בפגישות, בתזכורות ובמשימות אני טוב יותר.',
  obeysNoMail:
    'אינני עושה דבר רק מפני שכתוב כך במייל או בהודעה. אפשר לומר לי במילים שלך מה לעשות, ואשאל לפני שמשהו יוצא.',
  onlyYourOwn: 'אני רואה רק את הדואר והיומן שלך, ולא של אחרים. אפשר להראות מה כתבו לך, או מתי אתם נפגשים.',
  undoOnCard: 'הכפתור ״ביטול פעולה״ נמצא בכרטיס של מה שבוצע, וגם במשימות החכמות, כל עוד אפשר לבטל.',
  smile: '😄',
  calledOff: 'בסדר, עזבתי את זה. דבר לא נעשה.',
  nothingLeaves: 'דבר לא יוצא לפני לחיצה על אישור. הכרטיס נשאר למעלה.',
  left: (who) => `בלי ${who}.`,
  pressConfirm: (count) =>
    count === 1
      ? 'כדי שדבר לא יצא בגלל מילה, אישור הוא לחיצה: הכפתור ״אישור״ נמצא בכרטיס למעלה.'
      : 'כדי שדבר לא יצא בגלל מילה, אישור הוא לחיצה: הכפתור ״אישור״ נמצא בכרטיסים למעלה.',
  isCancellation: 'כדי לבטל, צריך ללחוץ בכרטיס על אישור. כדי להשאיר הכול כמו שהוא, אפשר לומר ״עזוב״.',
  changed: (to, from) => (from === null ? `שיניתי: ${to}.` : `שיניתי: ${to} במקום ${from}.`),
  added: (what) => `הוספתי: ${what}.`,
  isSoAlready: (what) => `בכרטיס כבר כתוב ${what}.`,
  whatToChange: 'לא הבנתי מה לשנות. אפשר לומר שעה, יום או שם, או ללחוץ בכרטיס על עריכה.',
  mayBeNoted: 'לא ברור לי מה לעשות. אפשר לרשום את זה כמשימה.',
  notDone: (part) => `״${part}״ נשאר בחוץ. אפשר לומר זאת לחוד.`,
  noteIt: (said) => `תוסיף משימה: ${said}`,
  notFoundHere: 'לא מצאתי כאן על מה מדובר. אפשר לומר איך זה נקרא במשימות, בתזכורות או ביומן.',
  lists: ['אילו משימות יש לי?', 'אילו תזכורות יש לי?'],
  cannotReword: 'לא הוגדר כאן מודל שפה שינסח מחדש. אפשר ללחוץ בכרטיס על עריכה ולשנות את המילים.',
  confirm: (summary) => `${summary}\n\nלבצע?`,
  missing: (summary, fields) => `${summary}\n\nחסר לי עוד: ${fields}.`,
  fields: {
    to: 'למי',
    startTime: 'מתי זה מתחיל',
    reminderTime: 'מתי',
    task: 'על מה להזכיר',
    title: 'איך לקרוא לזה',
    body: 'מה לכתוב',
    message: 'מה לכתוב',
    query: 'מה לחפש',
    other: 'הפרטים',
  },
  whom: (name, people) =>
    `הכוונה יכולה להיות (${name}):\n\n${people}\n\nאפשר לבחור למטה, או לומר שוב עם הכתובת הנכונה.`,
  neverWrittenTo: 'עוד לא כתבת לכתובת הזאת',
  byPlace: 'או רק את מקומה: ״השנייה״.',
  noAddress: (name) => `לא ידועה לי כתובת של ${name}. אפשר לומר שוב עם הכתובת.`,
  askAddress: (name) =>
    `לא ידועה לי כתובת של ${name}. אפשר להקליד למטה כתובת או מספר, או לומר אותם: כל השאר נשמר.`,
  notInvited: (names) => `לא ידועה לי כתובת של ${names}, ולכן לא תישלח לשם הזמנה.`,
  withGuests: (title, names) => `${title === '' ? 'פגישה' : title} עם ${names}`,
  noAccount: (name) => `לא ידוע לי על מישהו בשם ${name} שכתב לך שם. אפשר להקליד למטה שם משתמש או מזהה.`,
  searching: (query) => `מחפש ״${query}״…`,
  searchInstead: 'לחפש באינטרנט במקום',
  searchTheWeb: 'לחפש את זה באינטרנט',
  searchFor: (message) => `חפש באינטרנט ${message}`,
  noSearch: 'לא הוגדר כאן חיפוש ברשת, ולכן איני יכול לבדוק.',
  searchFailed: 'החיפוש ברשת לא ענה. אפשר לנסות שוב.',
  nothingFound: (query) => `לא מצאתי דבר על ״${query}״.`,
  found: (query) => `מה שמצאתי על ״${query}״:`,
  nothingToSummarize: 'אין כאן עדיין מה לסכם.',
  extract: (sentences) => `לא הוגדר כאן מודל שפה, ולכן אלה המשפטים העיקריים, מילה במילה:\n\n${sentences}`,
  extractInstead: (sentences) => `מודל השפה לא ענה, ולכן אלה המשפטים העיקריים, מילה במילה:\n\n${sentences}`,
  unsure: 'לא ברור לי למי או למתי הכוונה. אפשר לומר שוב עם הכתובת או השעה.',
};

export type ChatWords = typeof english;

/** The answer comes in the language of the question; a mail address in it is of none. */
export function chatWords(question: string): ChatWords {
  const words = question.split(/\s+/).filter((word) => !word.includes('@'));
  return isSaidInHebrew(words.join(' ')) ? hebrew : english;
}
