/** A meeting with somebody known by what they do alone, "עורך הדין מר גולדברג": the title names them, and nobody is invited. */
import { resolveRecipient } from '../../../domain/recipients.ts';
import type { Contact, Context, Reading } from '../../../language/reading.ts';

const titled =
  /^(?:עורך הדין|עורכת הדין|עורך דין|עורכת דין|עו"ד|ד"ר|דר'?|דוקטור|פרופ'?|פרופסור|מר|גברת|גב'|הרב|ה?רופאת? ?|ה(?:בנק|רופאה?|מורה|גננת|וטרינרית?|רואה|רואת|יועצת?|משכנתא|שיפוצניק|אינסטלטור|חשמלאי|קוסמטיקאית|פסיכולוגי?ת?|ביטוח|עירייה|טכנאי|מתווכת?|בית ספר|קבלן|מעצבת|אדריכלי?ת?|שמאי))(?![א-ת])/;

export function withMeetingNamed(reading: Reading, { contacts = [] }: Context): Reading {
  if (reading.intent !== 'create_event') return reading;
  const said = reading.slots.title?.replace(met, 'פגישה עם ') ?? null;
  const named = { ...reading, slots: { ...reading.slots, title: said } };
  return withoutStrangers(withTitled(named, contacts), contacts);
}

const courtesy = /(?<![א-ת])(?:ועם |עם |ו)(?<who>(?:מר|גברת|גב['׳]) [א-ת]{2,12})(?![א-ת])/g;

/** "עם גברת כהן ועם מר שקד": each of them, where the contacts know who that is. */
function withTitled(reading: Meeting, contacts: readonly Contact[]): Meeting {
  const { attendees, title } = reading.slots;
  const known = new Set(attendees);
  const named = [...(title ?? '').matchAll(courtesy)]
    .flatMap(({ groups }) => groups?.['who'] ?? [])
    .filter((who) => !known.has(who) && resolveRecipient(who, 'email', contacts).address !== null);
  const all = [...named, ...(attendees ?? [])];
  return { ...reading, slots: { ...reading.slots, attendees: all.length === 0 ? null : all } };
}

/** "נפגשת עם דנה" */
const met = /^(?:אני )?(?:נפגשת|נפגש|נפגשים|ניפגשים|פוגשת|פוגש) (?:עם|את) /;

type Meeting = Extract<Reading, { intent: 'create_event' }>;

function withoutStrangers(reading: Meeting, contacts: readonly Contact[]): Reading {
  if (reading.slots.attendees === null) return reading;
  const isStranger = (name: string) =>
    titled.test(name.replaceAll('״', '"')) && resolveRecipient(name, 'email', contacts).address === null;
  const { attendees, title } = reading.slots;
  const strangers = attendees.filter(isStranger);
  if (strangers.length === 0) return reading;
  const left = attendees.filter((name) => !isStranger(name));
  const missing = strangers.filter((name) => title?.includes(name) !== true);
  const whole = missing.length === 0 ? title : `${title ?? 'פגישה'} עם ${missing.join(' ו')}`;
  const named = whole?.startsWith('עם ') === true ? `פגישה ${whole}` : whole;
  return {
    ...reading,
    slots: { ...reading.slots, title: named, attendees: left.length === 0 ? null : left },
    spans: left.length === 0 ? reading.spans.filter(({ slot }) => slot !== 'attendees') : reading.spans,
  };
}
