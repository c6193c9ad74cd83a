import { describe, expect, it } from 'vitest';
import { contactAsked } from './contact-asked.ts';

describe('whoever is asked for', () => {
  it.each([
    ["Dana's number?", 'Dana', 'phone'],
    ["dana's number pls", 'dana', 'phone'],
    ["DANA'S NUMBER", 'DANA', 'phone'],
    ["running late, I need the head chef, what's her phone number", 'head chef', 'phone'],
    ['how do I reach the locksmith', 'locksmith', 'any'],
    ['איך משיגים את השרברב', 'השרברב', 'any'],
    ['באיזה טלפון משיגים את המנעולן', 'המנעולן', 'phone'],
    ["what's Dana's number", 'Dana', 'phone'],
    ['What’s Dana’s number?', 'Dana', 'phone'],
    ["What is Dana's phone number?", 'Dana', 'phone'],
    ["can you give me Dana's phone number", 'Dana', 'phone'],
    ["Do we have Yossi Cohen's mobile?", 'Yossi Cohen', 'phone'],
    ["I lost Maya's number, do you have it", 'Maya', 'phone'],
    ["I can't find Tom O'Brien's number", "Tom O'Brien", 'phone'],
    ["hey, what is Mr. Green's office number", 'Mr Green', 'phone'],
    ["James's phone number?", 'James', 'phone'],
    ['what is the phone number of Noa from work', 'Noa', 'phone'],
    ['phone number of Dr. Levi please', 'Dr Levi', 'phone'],
    ['do you have a number for the plumber', 'plumber', 'phone'],
    ['the number for my mum', 'mum', 'phone'],
    ["what's the phone number for the vet", 'vet', 'phone'],
    ["what's the number for Bank Leumi", 'Bank Leumi', 'phone'],
    ['have you got a landline for grandma', 'grandma', 'phone'],
    ['need a landline for the clinic asap', 'clinic', 'phone'],
    ['digits for Danny', 'Danny', 'phone'],
    ['number for Jean-Luc Picard', 'Jean-Luc Picard', 'phone'],
    ['number for José García', 'José García', 'phone'],
    ["number for Dana's school", "Dana's school", 'phone'],
    ['phone number for Dana, please', 'Dana', 'phone'],
    ['phone number for Dana. Thanks', 'Dana', 'phone'],
    ['phone number for Dana because I have to call her', 'Dana', 'phone'],
    ['PHONE NUMBER FOR DANA', 'DANA', 'phone'],
    ["Dana, what's her number?", 'Dana', 'phone'],
    ['our plumber, what is his number', 'plumber', 'phone'],
    ["do you know the plumber's number? he's called Avi", 'Avi', 'phone'],
    ["what's the plumber's number, Avi Cohen", 'Avi Cohen', 'phone'],
    ["give me Noa's email address", 'Noa', 'email'],
    ["what is Noa's email?", 'Noa', 'email'],
    ["Dana Cohen's email address?", 'Dana Cohen', 'email'],
    ["could you find me Peter's work email address", 'Peter', 'email'],
    ["I need Ruth's e-mail address, quick", 'Ruth', 'email'],
    ['need the email for Omer', 'Omer', 'email'],
    ['email of Omer?', 'Omer', 'email'],
    ['e-mail address for Ruth Ben-David', 'Ruth Ben-David', 'email'],
    ["Dana's address", 'Dana', 'any'],
    ["what's Dana Levi's home address please", 'Dana Levi', 'any'],
    ['what is the address of my grandmother', 'grandmother', 'any'],
    ['the address for Uncle Moshe', 'Uncle Moshe', 'any'],
    ['address for Oded please', 'Oded', 'any'],
    ["Dana's postcode?", 'Dana', 'any'],
    ['postcode for the Millers', 'Millers', 'any'],
    ["what's Dana's contact details", 'Dana', 'any'],
    ['contact details for Acme Plumbing', 'Acme Plumbing', 'any'],
    ['where does Dana live', 'Dana', 'any'],
    ['Where do the Levis live?', 'Levis', 'any'],
    ['where does my aunt Rivka live?', 'aunt Rivka', 'any'],
    ['Aunt Sarah, where does she live', 'Aunt Sarah', 'any'],
    ['which house is Dana at', 'Dana', 'any'],
  ])('is found with the way to reach them: %s', (text, who, wants) => {
    expect(contactAsked(text)).toEqual({ asks: 'contact', who, wants });
  });

  it.each([
    ['מה הטלפון של דנה', 'דנה', 'phone'],
    ['מה הטלפון של דנה בבקשה', 'דנה', 'phone'],
    ['מה הטלפון של דנה, אני צריכה להתקשר', 'דנה', 'phone'],
    ['מה הטלפון של דנה כי אני צריכה להתקשר אליה', 'דנה', 'phone'],
    ['תן לי את הטלפון של דנה', 'דנה', 'phone'],
    ['מה המספר של יוסי כהן?', 'יוסי כהן', 'phone'],
    ['תני לי את המספר של האינסטלטור בבקשה', 'האינסטלטור', 'phone'],
    ['את המספר של מיכל יש לך?', 'מיכל', 'phone'],
    ['מה המספר של אור', 'אור', 'phone'],
    ['מה המספר של היאם', 'היאם', 'phone'],
    ['אני צריכה את מספר הטלפון של שרה', 'שרה', 'phone'],
    ['מספר הטלפון של ד"ר לוי', 'ד"ר לוי', 'phone'],
    ['יש לך את הנייד של אבא?', 'אבא', 'phone'],
    ['מה הנייד החדש של רן', 'רן', 'phone'],
    ["הנייד של צ'רלי", "צ'רלי", 'phone'],
    ['הנייד של מיכל כהן-לוי', 'מיכל כהן-לוי', 'phone'],
    ['פלאפון של רוני', 'רוני', 'phone'],
    ["מה הטל' של משה", 'משה', 'phone'],
    ['מה הטלפון של בית הספר', 'בית הספר', 'phone'],
    ['דנה, מה הטלפון שלה?', 'דנה', 'phone'],
    ['יש לך טלפון של חשמלאי? קוראים לו אבנר', 'אבנר', 'phone'],
    ['מה הטלפון של החשמלאי, אבנר כהן', 'אבנר כהן', 'phone'],
    ['מה המייל של נועה', 'נועה', 'email'],
    ['אז מה המייל של יואב?', 'יואב', 'email'],
    ['מה האימייל של ד״ר לוי', 'ד״ר לוי', 'email'],
    ['מה כתובת המייל של עומר?', 'עומר', 'email'],
    ['כתובת האימייל של גילי', 'גילי', 'email'],
    ['המייל של רות, יש לך אותו?', 'רות', 'email'],
    ['מה הכתובת של סבתא', 'סבתא', 'any'],
    ['צריך את הכתובת של משה דחוף', 'משה', 'any'],
    ['מה המיקוד של ההורים', 'ההורים', 'any'],
    ['איפה גר דוד', 'דוד', 'any'],
    ['איפה גרה דנה לוי?', 'דנה לוי', 'any'],
    ['איפה דנה גרה?', 'דנה', 'any'],
    ['איפה בתל אביב גר אורי', 'אורי', 'any'],
    ['באיזה רחוב דנה גרה', 'דנה', 'any'],
    ['יוסי, איפה הוא גר', 'יוסי', 'any'],
    ['משפחת לוי, איפה הם גרים?', 'משפחת לוי', 'any'],
  ])('is found in Hebrew: %s', (text, who, wants) => {
    expect(contactAsked(text)).toEqual({ asks: 'contact', who, wants });
  });

  it.each(["my dentist's number", "what's my dentist's number", "do you have the dentist's number?"])(
    'may be known by their work, with no word of the question in the name: %s',
    (text) => {
      expect(contactAsked(text)?.who).toMatch(/^(?:my |the )?dentist$/);
    },
  );
});

describe('nobody is asked for', () => {
  it.each([
    "send Dana's number to Yossi",
    "please send Dana's number to Yossi",
    "can you text Dana's address to Yossi",
    "forward me Dana's address",
    "remind me to ask for Dana's address",
    "ask Yossi for Dana's number",
    "add Dana's number to contacts",
    "save Dana's number",
    "change Dana's address",
    "update Dana's address to 5 Herzl Street",
    "delete Dana's number",
    'block the number for the bank',
    "call Dana's mobile",
    'write down the number for the plumber',
    'note the address for Uncle Moshe',
    'mail the address of the venue to Noa',
    'שלח את המספר של דנה ליוסי',
    'תשלחי ליוסי את הכתובת של דנה',
    'תזכיר לי לבקש את הכתובת של דנה',
    'תזכירי לי לשאול מה המספר של דנה',
    'תוסיף את המספר של דנה לאנשי הקשר',
    'תוסיפי את הטלפון של דנה לאנשי הקשר',
    'תעדכן את הכתובת של דנה',
    'שמור את המספר של דנה',
    'תמחק את המספר של דנה',
    'אפשר לשלוח את הכתובת של דנה ליוסי',
  ])('by a command: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    "Dana's address has changed",
    "Dana's number is 054-1234567",
    "Dana's new address is Herzl 5",
    "Dana's number was wrong",
    "Dana's email says she is late",
    'my number has changed',
    'I changed my phone number',
    "I have Dana's number already",
    "thanks, I found Dana's number",
    "I gave Dana's number to Yossi",
    'I lost my phone at the gym',
    "I left my phone at Dana's",
    'I need a new phone for Dana',
    "Dana's phone is broken",
    "Dana's phone died",
    'הכתובת של דנה השתנתה',
    'הטלפון של דנה נשבר',
    'הטלפון של דנה כבוי',
    'הטלפון של דנה הוא 054-1234567',
    'המספר של דנה לא נכון',
    'המייל של דנה הגיע',
    'שכחתי את הטלפון של העבודה בבית',
    'קניתי טלפון של סמסונג',
  ])('by what is told: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    'email from Dana',
    'any email from Dana',
    "did Dana's email arrive",
    "did you see Dana's email?",
    "have I answered Dana's email?",
    "read me Dana's email",
    'what did Dana say in her email',
    "the email with Dana's address in the subject",
    'find the email with the address for the party',
    "what's the passport number in the mail from Dana",
    'מייל מדנה',
    'הגיע המייל של דנה?',
    'ענית למייל של דנה?',
    'מה היה במייל של דנה',
    'המייל של דנה על החוזה',
  ])('by a question about mail: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    "what's the address of the meeting",
    'the address for the party',
    'address of the wedding venue',
    'phone number for the meeting',
    "what's the number of people coming",
    'number of guests for Saturday',
    'how many people are coming',
    'pay the phone bill',
    'how much is the phone bill',
    "Dana's phone bill",
    "Dana's phone charger",
    "Dana's number plate",
    "Dana's number of children",
    'how much is a mobile for my son',
    "what's Dana's passport number",
    'passport number for Dana',
    'order number for the shoes',
    "what's the tracking number for the parcel",
    'booking number for the hotel',
    'account number for Dana',
    'invoice number for Acme',
    'IP address of the router',
    'web address for the bank',
    'number of pages',
    'where is the meeting',
    'where is Dana',
    'מה הכתובת של הפגישה',
    'הכתובת של החתונה',
    'מה הכתובת של האירוע ביום שישי',
    'מה המספר של ההזמנה',
    'מה המספר של הטיסה',
    'מספר הדרכון של דנה',
    'מספר החשבון של דנה',
    'מספר של אנשים',
    'כמה אנשים מגיעים',
    'חשבון הטלפון',
    'חשבון הטלפון של מרץ',
    'כמה עולה טלפון של אפל',
    'מה המחיר של הטלפון של דנה',
    'איפה הפגישה',
    'איפה דנה',
  ])('by a question about something else: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    "what's the number of players",
    "what's the number of players in a football team",
    'what is the atomic number of gold',
    "what's the number of days in March",
    "what's a phone number",
    'what is an email address',
    'where does the bus stop',
    'what time is it',
    'מה מספר השחקנים בקבוצה',
    'מה השעה',
  ])('by a question about the world: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    'what is her number',
    "what's his address",
    'do you have his number',
    'where does she live',
    'where do I live',
    "what's the number to call",
    "what's the number",
    'number?',
    'email',
    'number for',
    'the number for the',
    'address of',
    'מה המספר שלו',
    'מה הכתובת שלה',
    'מה המספר שלי',
    'איפה היא גרה',
    'איפה אני גר',
    'מה הטלפון',
    'כתובת',
    'מספר של',
  ])('without a name: %s', (text) => {
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    '',
    ' ',
    '\n',
    'hello',
    'asdf qwer zxcv',
    '12345',
    '?!?!',
    "'",
    "'s",
    "'s number",
    "'''s's's",
    'of of of',
    'number of number of number',
    'שלום',
    'בלה בלה בלה',
    'של של של',
    '😀😀',
  ])('in %j', (text) => {
    expect(contactAsked(text)).toBeNull();
  });
});

describe('a text of 5,000 letters', () => {
  it.each([
    'a',
    'א',
    '1',
    ' ',
    ',',
    '.',
    "'",
    '-',
    "a'",
    'a ',
    'א ',
    'a, ',
    'א, ',
    'הוא ',
    'word ',
    'number of ',
    'number of number of ',
    'home ',
    'home phone ',
    'please can you ',
    "'s ",
    "Dana's ",
    'Dana Levi Cohen ',
    'Dana, Noa, Yossi, ',
    'דנה לוי כהן ',
    'דנה, נועה, יוסי, ',
    'called Dana ',
    'קוראים לו דנה ',
    'where does a a a ',
    'איפה גר ',
  ])('that repeats %j is read and asks for nobody', (piece) => {
    const text = piece.repeat(Math.ceil(5_000 / piece.length));
    expect(contactAsked(text)).toBeNull();
  });

  it.each([
    'number for ',
    "Dana's number ",
    "Dana's number is ",
    'phone number of Dana ',
    'מספר של מספר של ',
    'הטלפון של דנה ',
  ])('that repeats %j is read', (piece) => {
    expect(() => contactAsked(piece.repeat(Math.ceil(5_000 / piece.length)))).not.toThrow();
  });

  it.each([
    ['number for ', 'a'],
    ['number for ', 'Dana Levi '],
    ['המספר של ', 'א'],
    ['המספר של ', 'דנה לוי '],
    ['where does ', 'a '],
    ['איפה גר ', 'א '],
    ["Dana's number, called ", 'Noa '],
  ])('that begins with %j and repeats %j is read', (begin, piece) => {
    expect(() => contactAsked(begin + piece.repeat(Math.ceil(5_000 / piece.length)))).not.toThrow();
  });
});
