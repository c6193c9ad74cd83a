import { afterAll, beforeAll, expect, it } from 'vitest';
import { googleSpeech } from '../../functions/src/adapters/speech/google-speech.ts';
import type { Contact } from '../../core/contract/contacts.ts';
import { resolveRecipients } from '../../core/language/understand/confirm.ts';
import { understand } from '../../core/language/understand/understand.ts';
import { startProviders } from '../../local/providers/server.ts';

// Commands from speech recognition, with people's names spelled as they were heard.

const leastRight = 0.95;

/** The person's contacts. */
const people = [
  'Dana Cohen', 'Yael Levi', 'Steven Gray', 'Catherine Bell', 'Philip Moore', 'Michal Peretz', 'Noa Shapira',
  'Tomer Golan', 'Shira Katz', 'Jonathan Reed', 'Sean Walsh', 'Zoe Hart', 'Eric Larsen', 'Geoffrey Hill',
  'Rachel Klein', 'Itamar Regev', 'Omer Navon', 'Lior Mizrahi', 'Guy Harel', 'Avigail Stern', 'Maayan Biton',
  'Christopher Nolan', 'Brian Foster', 'Marc Dubois', 'Alicia Romero',
].map((name) => ({ name, at: name.toLowerCase().replace(' ', '.') })); // prettier-ignore

const hebrewPeople = [
  'דנה כהן', 'יעל לוי', 'סטיבן גריי', 'קטרין בל', 'פיליפ מור', 'מיכל פרץ', 'נועה שפירא', 'תומר גולן', 'שירה כץ',
  'מתן אברהמי', 'שון וולש', 'זואי הרט', 'אריק לרסן', 'ניר חדד', 'רחל קליין', 'איתמר רגב', 'עומר נבון',
  'ליאור מזרחי', 'גיא הראל', 'אביגיל שטרן', 'מעיין ביטון', 'כפיר אלמוג', 'בריאן פוסטר', 'מרק דובואה', 'אלישיה רומרו',
].map((name, index) => ({ name, at: people[index]?.at ?? '' })); // prettier-ignore

const contactsOf = (list: typeof people): Contact[] =>
  list.map(({ name, at }, index) => ({
    name,
    email: `${at}@example.com`,
    phone: `+9725000000${String(index).padStart(2, '0')}`,
    known: 'written-to',
  }));

/** Four spellings of each name by speech recognition, in the order of `people`. */
const heard = {
  en: `Dana Koen|Danna|Daena|דנה; Yaell|Ya'el|Yael Levy|יעל; Stephen|Stefan|Steven Grey|Stevin;
    Kathryn|Katherine|Cathrin|Katharine; Filip|Phillip|Fillip|Philip More; Mikhal|Mi khal|Michall|מיכל;
    Noah|Noa Shapiro|Noaa|נועה; Tommer|Tomer Golen|Toemer|תומר; Sheera|Shirah|Shira Cats|שירה;
    Jonathon|Johnathan|Jonathen|Jonatan; Shawn|Shaun|Shon|Sean Walch; Zoey|Zoee|Zoie|Zoe Heart;
    Erik|Erick|Eric Larson|Aric; Jeffrey|Jeffry|Geoffry|Jeffery; Rachael|Raechel|Rachel Cline|רחל;
    Itamer|Eetamar|Itamar Regef|איתמר; Omar|Omerr|Omer Nevon|עומר; Leeor|Leor|Lior Mizrachi|ליאור;
    Gai|Guy Harell|Gay|גיא; Avigayil|Avigayl|Abigail|אביגיל; Maian|Maayan Beaton|Mayan|מעיין;
    Kristopher|Christofer|Cristopher|Christopher Nolen; Bryan|Bryan Foster|Brian Forster|Brien;
    Mark|Marque|Mark Dubois|Marc Duboi; Alisha|Alisia|Alicia Romera|Alysia`,
  he: `דנה קוהן|דאנה|דנא|Dana; יאל|יעל לוין|יעאל|Yael; סטיבן גרי|סטיוון|סטיוען|Steven; קתרין|קאתרין|כטרין|Catherine;
    פיליף|פיליפ מוור|פליפ|Philip; מיכאל פרץ|מיחל|מיכל פרס|Michal; נעה|נועא|נועה שפירה|Noa; טומר|תומער|תומר גולאן|Tomer;
    שירא|שירה קץ|שירה כאץ|Shira; מטן|מתאן|מתן אברמי|Matan; שאון|שון וולץ|שון ולש|Sean; זואה|זואי הארט|זוי|Zoe;
    עריק|אריק לארסן|אריק לרסון|Eric; נעיר|ניר חדאד|ניר הדד|Nir; רכל|רחל קלין|רחאל|Rachel; עיתמר|איטמר|איתמר רגף|Itamar;
    אומר|עומר נוון|עומאר|Omer; ליעור|ליאור מזרכי|לאור|Lior; גי|גיא הראול|גיא אראל|Guy; אביגל|אביגאיל|אוויגיל|Avigail;
    מעין|מאיין|מעיין ביתון|Maayan; קפיר|כפיר אלמוק|כפיר עלמוג|Kfir; ברייאן|בראיין|בריאן פוסטאר|Brian;
    מארק|מרק דובוא|מארק דובואה|Marc; אלישה|אלישיא|אליישיה|Alicia`,
} as const;

const sentences = {
  en: [
    (name: string) => `Send an email to ${name} saying the invoice arrived`,
    (name: string) => `schedule a meeting with ${name} tomorrow at 10`,
    (name: string) => `WhatsApp ${name} that I am on my way`,
    (name: string) => `email ${name} that the meeting moved to Sunday`,
  ],
  he: [
    (name: string) => `שלח מייל ל${name} שהחשבונית הגיעה`,
    (name: string) => `קבע פגישה עם ${name} מחר בעשר`,
    (name: string) => `תשלח וואטסאפ ל${name} שאני בדרך`,
    (name: string) => `תכתוב מייל ל${name} שהפגישה עברה ליום ראשון`,
  ],
} as const;

const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };

let speech: ReturnType<typeof googleSpeech>;
let url = '';
let close = () => Promise.resolve();
beforeAll(async () => {
  const providers = await startProviders({ port: 0 });
  ({ url } = providers);
  close = () => providers.close();
  speech = googleSpeech({ apiUrl: `${url}/speech`, timeoutMs: 60_000 });
});
afterAll(() => close());

/** Spoken, recorded, and transcribed by the stand-in, which knows the recording. */
async function dictated(sentence: string, index: number): Promise<string> {
  const bytes = Buffer.from(`recording ${index} of ${sentence}`);
  await fetch(`${url}/_inbound`, {
    method: 'POST',
    body: JSON.stringify({ provider: 'speech', transcript: sentence, audio: bytes.toString('base64') }),
  });
  return (await speech.transcribe({ bytes, mimeType: 'audio/webm', language: null })).transcript;
}

it.each(['en', 'he'] as const)('mean the right person however the name was spelled: %s', async (language) => {
  const list = language === 'en' ? people : hebrewPeople;
  const contacts = contactsOf(list);
  const wrong: string[] = [];
  const names = heard[language].split(';').map((one) => one.trim().split('|'));
  expect([names.length, new Set(names.map((one) => one.length))]).toEqual([25, new Set([4])]);
  for (const [person, spellings] of names.entries()) {
    for (const [index, spelling] of spellings.entries()) {
      const sentence = sentences[language][index]?.(spelling) ?? '';
      const transcript = await dictated(sentence, 4 * person + index);
      const reading = understand(transcript, { ...context, contacts });
      const [resolved] = resolveRecipients(reading.actions[0], contacts);
      const right = contacts[person];
      const isRight = resolved?.address === right?.email || resolved?.address === right?.phone;
      if (!isRight)
        wrong.push(
          `${transcript} → ${resolved?.written ?? 'nobody'}: ${resolved?.name ?? resolved?.doubt ?? ''}`,
        );
    }
  }
  expect(1 - wrong.length / 100, wrong.join('\n')).toBeGreaterThanOrEqual(leastRight);
});
