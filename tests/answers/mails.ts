import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import type { Draw } from './draw.ts';
import { brands, type Acquaintance, type Brand } from './people.ts';
import { topics, type Language, type Topic } from './topics.ts';

export type RawMail = {
  readonly id: string;
  readonly threadId: string;
  readonly at: number;
  /** In which folder it lies. `archive` is none. */
  readonly folder: 'inbox' | 'archive' | 'sent' | 'draft' | 'trash' | 'spam';
  /** Who wrote it, or to whom it went. */
  readonly people: readonly Acquaintance[];
  readonly brand: Brand | null;
  readonly topic: Topic | null;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly string[];
  readonly isUnread: boolean;
  readonly isStarred: boolean;
};

const mailCount = 5_000;
const years = 2;
/** Older ones are mostly archived. */
const keptInInboxMs = 60 * dayMs;
/** So many of the last conversations may go on. */
const openThreads = 30;

const subjectsAbout: Readonly<Record<Language, readonly ((topic: Topic) => string)[]>> = {
  en: [
    ({ en }) => `The ${en}`,
    ({ en }) => `About the ${en}`,
    ({ en }) => `Question on the ${en}`,
    ({ en }) => `${en.charAt(0).toUpperCase()}${en.slice(1)}: the last version`,
  ],
  he: [
    ({ he }) => he,
    ({ he }) => `לגבי ה${he}`,
    ({ he }) => `שאלה על ה${he}`,
    ({ he }) => `ה${he}: הגרסה האחרונה`,
  ],
};
const plainSubjects: Readonly<Record<Language, readonly string[]>> = {
  en: ['Hello', 'Quick question', 'Thanks!', 'For Sunday', 'As promised', 'Lunch?', 'Good news'],
  he: ['שלום', 'שאלה קטנה', 'תודה!', 'ליום ראשון', 'כמו שהבטחתי', 'צהריים?', 'חדשות טובות'],
};
const bodies: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Hi, can you look at it by the end of the week?',
    'I have added two remarks. Tell me what you think.',
    'We can go on as it is. Shall we talk tomorrow?',
    'Here is what we spoke of. There is no hurry.',
  ],
  he: [
    'היי, אפשר לעבור על זה עד סוף השבוע?',
    'הוספתי שתי הערות. מה דעתך?',
    'אפשר להמשיך ככה. נדבר מחר?',
    'מצורף מה שדיברנו עליו. אין לחץ.',
  ],
};
const fromMachines = ['Weekend deals', 'Your weekly summary', 'New for you', 'Your order is on its way'];
const fileNames = ['scan.pdf', 'notes.docx', 'IMG_2041.jpg', 'table.xlsx'];

type Thread = { id: string; people: readonly Acquaintance[]; topic: Topic | null; subject: string };

/** Two years of mail up to now, the oldest first. */
export function someMails(draw: Draw, people: readonly Acquaintance[], now: number): readonly RawMail[] {
  const step = (years * 365 * dayMs) / mailCount;
  const threads: Thread[] = [];
  return Array.from({ length: mailCount }, (_, index) => {
    const at = Math.floor((now - (mailCount - index) * step + draw.number() * step * 0.9) / 1000) * 1000;
    const id = `m${index}`;
    if (draw.is(0.4)) return ofMachine(draw, id, at, now);
    const open = draw.is(0.35) ? threads.at(-1 - draw.below(openThreads)) : undefined;
    const thread = open ?? newThread(draw, people, `t${index}`);
    if (open === undefined) threads.push(thread);
    return ofPeople(draw, { id, at, now, thread, isAnswer: open !== undefined });
  });
}

function newThread(draw: Draw, people: readonly Acquaintance[], id: string): Thread {
  // The first of them are the closest.
  const close = (): Acquaintance => draw.pick(draw.is(0.5) ? people.slice(0, 12) : people);
  const topic = draw.is(0.5) ? draw.pick(topics) : null;
  const one = close();
  const subject =
    topic === null ? draw.pick(plainSubjects[one.script]) : draw.pick(subjectsAbout[one.script])(topic);
  return { id, people: [one], topic, subject };
}

type Written = { id: string; at: number; now: number; thread: Thread; isAnswer: boolean };

function ofPeople(draw: Draw, { id, at, now, thread, isAnswer }: Written): RawMail {
  const { people, topic, subject } = thread;
  const isSent = draw.is(0.45);
  const script = people[0]?.script ?? 'en';
  const own = draw.pick(bodies[script]);
  const quoted = isAnswer ? `\n\nOn Sunday they wrote:\n> ${draw.pick(bodies[script])}` : '';
  const folder = isSent ? sentFolder(draw) : cameInto(draw, now - at, 0.02);
  return {
    id,
    threadId: thread.id,
    at,
    folder,
    people,
    brand: null,
    topic,
    subject: isAnswer ? `Re: ${subject}` : subject,
    text: own + quoted,
    files: draw.is(0.12) ? [draw.pick(fileNames)] : [],
    isUnread: folder === 'inbox' && draw.is(0.12),
    isStarred: draw.is(0.04),
  };
}

function ofMachine(draw: Draw, id: string, at: number, now: number): RawMail {
  const folder = cameInto(draw, now - at, 0.05);
  return {
    id,
    threadId: `t-${id}`,
    at,
    folder,
    people: [],
    brand: draw.pick(brands),
    topic: null,
    subject: draw.pick(fromMachines),
    text: 'See it in your browser. You can leave this list at any time.',
    files: draw.is(0.03) ? ['receipt.pdf'] : [],
    isUnread: folder === 'inbox' && draw.is(0.3),
    isStarred: false,
  };
}

const sentFolder = (draw: Draw) => (draw.is(0.02) ? 'draft' : 'sent');

function cameInto(draw: Draw, age: number, spam: number): RawMail['folder'] {
  if (draw.is(spam)) return 'spam';
  if (draw.is(0.03)) return 'trash';
  return age < keptInInboxMs || draw.is(0.3) ? 'inbox' : 'archive';
}

export type RawMessage = {
  readonly id: string;
  readonly at: number;
  readonly channel: 'messenger' | 'instagram' | 'sms' | 'whatsapp';
  readonly isSent: boolean;
  /** Null for a number without a name. */
  readonly who: Acquaintance | null;
  readonly party: string;
  readonly topic: Topic | null;
  readonly text: string;
  readonly isUnread: boolean;
};

const shares = { whatsapp: 1_500, sms: 600, messenger: 500, instagram: 400 } as const;
const channelNames = ['whatsapp', 'sms', 'messenger', 'instagram'] as const;
const unreadForMs = 30 * dayMs;

const lines: Readonly<Record<Language, readonly string[]>> = {
  en: ['On my way', 'Are you there?', 'Call me when you can', 'Thanks a lot', 'See you later'],
  he: ['אני בדרך', 'את שם?', 'תתקשרי כשאפשר', 'תודה רבה', 'נתראה אחר כך'],
};

/** Two years of messages of each channel. */
export function someMessages(
  draw: Draw,
  people: readonly Acquaintance[],
  now: number,
): readonly RawMessage[] {
  return channelNames.flatMap((channel) => {
    const count = shares[channel];
    const step = (years * 365 * dayMs) / count;
    const members = people.filter(({ parties }) => parties[channel] !== undefined);
    return Array.from({ length: count }, (_, index): RawMessage => {
      const at = Math.floor(now - (count - index) * step + draw.number() * step * 0.9);
      const who = channel === 'sms' ? null : draw.pick(members);
      const script = who?.script ?? 'en';
      const topic = draw.is(0.1) ? draw.pick(topics) : null;
      const about = { en: `What about the ${topic?.en}?`, he: `מה עם ה${topic?.he}?` };
      const isSent = draw.is(0.4);
      return {
        id: `${channel}-${index}`,
        at: at + (index % 7) * minuteMs,
        channel,
        isSent,
        who,
        party: who?.parties[channel] ?? `+9725298765${String(draw.below(12)).padStart(2, '0')}`,
        topic,
        text: topic === null ? draw.pick(lines[script]) : about[script],
        isUnread: !isSent && now - at < unreadForMs && now - at > hourMs && draw.is(0.15),
      };
    });
  });
}
