import type { MailFilter } from '@crocodile-hub/core/language/questions/mail-filters';
import type { Question } from '@crocodile-hub/core/language/questions/question';
import { isPersonWord } from '@crocodile-hub/core/reader/told/person-words';
import { isMostlyHebrew } from '@crocodile-hub/core/text/script';

/** A sentence that asks this and nothing else, to be offered and said. `when`: the words of a time, as they were said. */
export function sayQuestion(question: Question, when: string | null, message: string): string {
  const language = isMostlyHebrew(message) ? hebrew : english;
  return language(question, when === null ? '' : ` ${when}`)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function english(question: Question, when: string): string {
  switch (question.asks) {
    case 'agenda':
      return `What is in my calendar${when === '' ? ' today' : when}?`;
    case 'brief':
      return `Brief me on my day${when}`;
    case 'meeting':
      return question.about === null
        ? 'When is my next meeting?'
        : `When is my meeting ${isPersonWord(question.about) ? 'with' : 'about'} ${question.about}${when}?`;
    case 'trip':
      return question.place === null ? 'When do I fly?' : `When is my trip to ${question.place}?`;
    case 'free':
      return question.finds
        ? `When am I free${when === '' ? ' today' : when}?`
        : `Am I free${when === '' ? ' today' : when}?`;
    case 'mail':
      return mailInEnglish(question, when);
    case 'actions':
      return {
        failed: 'Which actions failed?',
        waiting: 'What waits for my yes?',
        scheduled: `What goes out by itself${when}?`,
      }[question.wants];
    case 'drafts':
      return question.to === null ? 'What is in my drafts?' : `What is in my drafts to ${question.to}?`;
    case 'waiting':
      return 'Who is waiting for my answer?';
    case 'awaiting':
      return `Who has not answered me${when}?`;
    case 'open':
      return {
        reminders: `What reminders do I have${when}?`,
        tasks: `What tasks do I have${when}?`,
        both: `What is left for me to do${when}?`,
      }[question.what];
    case 'done':
      return `What did I get done${when === '' ? ' today' : when}?`;
    case 'contact':
      return `How do I reach ${question.who}?`;
    case 'weather':
      if (question.wants === 'rain-hours')
        return `When will it rain${question.place === null ? '' : ` in ${question.place}`}${when}?`;
      if (question.wants === 'sunset' || question.wants === 'sunrise' || question.wants === 'nightfall')
        return `When is ${question.wants}${question.place === null ? '' : ` in ${question.place}`}${when}?`;
      return `What is the weather${question.place === null ? '' : ` in ${question.place}`}${when}?`;
    case 'birthday':
      return question.who === null
        ? `Whose birthday is it${when}?`
        : `When is the birthday of ${question.who}${when}?`;
    case 'time':
    case 'time-difference':
      return question.city === null ? 'What time is it?' : `What time is it in ${question.city}?`;
    case 'time-there':
      return `What time is it in ${question.city ?? question.other ?? 'London'}?`;
    case 'time-until':
      return 'What time is it?';
    case 'date':
      return `What is the date${when}?`;
    case 'exchange':
      return 'What is the exchange rate?';
    case 'sum':
      return `How much is ${question.sum}?`;
    default:
      return question satisfies never;
  }
}

function mailInEnglish(question: Extract<Question, { asks: 'mail' }>, when: string): string {
  const about = question.about === null ? '' : ` about ${question.about}`;
  if (question.sent)
    return `What did I write${question.to === null ? '' : ` to ${question.to}`}${about}${when}?`;
  const from = question.from === null ? '' : ` from ${question.from}`;
  const what = question.only === undefined ? 'mail' : mailNamed[question.only];
  if (question.unread) return `Do I have unread ${what}${from}${about}${when}?`;
  const files = question.attachments ? ' with attachments' : '';
  const came = question.received === true ? ' I got' : '';
  return `Show me ${what}${files}${came}${from}${about}${when}`;
}

const mailNamed: Readonly<Record<MailFilter, string>> = {
  starred: 'starred mail',
  spam: 'spam mail',
  people: 'mail from real people',
  whatsapp: 'WhatsApp messages',
  messenger: 'Messenger messages',
  instagram: 'Instagram messages',
  sms: 'SMS messages',
};

function hebrew(question: Question, when: string): string {
  switch (question.asks) {
    case 'agenda':
      return `מה יש לי ביומן${when === '' ? ' היום' : when}?`;
    case 'brief':
      return `תן לי תמונת מצב${when}`;
    case 'meeting':
      return question.about === null ? 'מתי הפגישה הבאה שלי?' : `מתי הפגישה עם ${question.about}${when}?`;
    case 'trip':
      return question.place === null ? 'באיזה יום טסים?' : `מתי הנסיעה ל${question.place}?`;
    case 'free':
      return question.finds
        ? `מתי אני פנוי${when === '' ? ' היום' : when}?`
        : `אני פנוי${when === '' ? ' היום' : when}?`;
    case 'mail':
      return mailInHebrew(question, when);
    case 'actions':
      return {
        failed: 'אילו פעולות נכשלו?',
        waiting: 'מה מחכה לאישור שלי?',
        scheduled: `מה יוצא לבד${when}?`,
      }[question.wants];
    case 'drafts':
      return question.to === null ? 'מה יש לי בטיוטות?' : `מה יש לי בטיוטות ל${question.to}?`;
    case 'waiting':
      return 'מי מחכה לתשובה ממני?';
    case 'awaiting':
      return `מי לא ענה לי${when}?`;
    case 'open':
      return {
        reminders: `אילו תזכורות יש לי${when}?`,
        tasks: `אילו משימות יש לי${when}?`,
        both: `מה נשאר לי לעשות${when}?`,
      }[question.what];
    case 'done':
      return `מה הספקתי${when === '' ? ' היום' : when}?`;
    case 'contact':
      return `איך אפשר להשיג את ${question.who}?`;
    case 'weather':
      if (question.wants === 'rain-hours')
        return `מתי ירד גשם${question.place === null ? '' : ` ב${question.place}`}${when}?`;
      if (question.wants === 'sunset' || question.wants === 'sunrise' || question.wants === 'nightfall')
        return `מתי ${{ sunset: 'השקיעה', sunrise: 'הזריחה', nightfall: 'צאת הכוכבים' }[question.wants]}${question.place === null ? '' : ` ב${question.place}`}${when}?`;
      return `מה מזג האוויר${question.place === null ? '' : ` ב${question.place}`}${when}?`;
    case 'birthday':
      return question.who === null ? `למי יש יום הולדת${when}?` : `מתי יום ההולדת של ${question.who}${when}?`;
    case 'time':
    case 'time-difference':
      return question.city === null ? 'מה השעה?' : `מה השעה ב${question.city}?`;
    case 'time-there':
      return `מה השעה ב${question.city ?? question.other ?? 'לונדון'}?`;
    case 'time-until':
      return 'מה השעה?';
    case 'date':
      return `מה התאריך${when}?`;
    case 'exchange':
      return 'מה שער החליפין?';
    case 'sum':
      return `כמה זה ${question.sum}?`;
    default:
      return question satisfies never;
  }
}

function mailInHebrew(question: Extract<Question, { asks: 'mail' }>, when: string): string {
  const about = question.about === null ? '' : ` על ${question.about}`;
  if (question.sent) return `מה כתבתי${question.to === null ? '' : ` ל${question.to}`}${about}${when}?`;
  const from = question.from === null ? '' : ` מ${question.from}`;
  const what = question.only === undefined ? 'מיילים' : mailNamedInHebrew[question.only];
  if (question.unread) return `יש לי ${what} שלא נקראו${from}${about}${when}?`;
  const files = question.attachments ? ' עם קבצים' : '';
  const came = question.received === true ? ' שקיבלתי' : '';
  return `תראה לי ${what}${files}${came}${from}${about}${when}`;
}

const mailNamedInHebrew: Readonly<Record<MailFilter, string>> = {
  starred: 'מיילים מסומנים בכוכב',
  spam: 'מיילים בספאם',
  people: 'מיילים מאנשים אמיתיים',
  whatsapp: 'הודעות ווטסאפ',
  messenger: 'הודעות מסנג׳ר',
  instagram: 'הודעות אינסטגרם',
  sms: 'הודעות סמס',
};
