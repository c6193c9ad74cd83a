import { messageDocument, projectDocument, sessionDocument } from '@crocodile-hub/core/contract/documents';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { cut } from '@crocodile-hub/core/domain/cut';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { dayMs, hourMs, minuteMs } from '@crocodile-hub/core/time/units';
import { DANA } from '../seed/mailbox-people.ts';
import { checked, type Fields, type Written } from './documents.ts';

/** The session for a first look: both languages, a search, and a mail that waits for a yes. */
export const lisbonId = 'lisbon';

type Line = { by: 'user' | 'system'; words: string; agoMs: number; more?: Fields };
type Talk = {
  title: string;
  log: readonly [Line, ...Line[]];
  status?: 'Waiting' | 'Failed';
  icon?: string;
  project?: keyof typeof projects;
  isFavorite?: boolean;
};

const projects = {
  spring: { name: 'Spring site', agoMs: 20 * dayMs },
  family: { name: 'משפחה', agoMs: 9 * dayMs },
};

const lisbonMail = {
  to: [DANA.address],
  subject: 'Three days in Lisbon',
  body: 'The hotel by the river is free for all three nights. Shall I book it?',
};

const said = (words: string, agoMs: number): Line => ({ by: 'user', words, agoMs });
const answered = (words: string, agoMs: number, more: Fields = {}): Line => ({
  by: 'system',
  words,
  agoMs,
  more,
});

type Found = { title: string; url: string; snippet: string };

/** A search as the product shows it: its query and its result. */
const searched = (query: string, found: readonly Found[], agoMs: number): Line[] => {
  const [ahead, after] = hebrew.test(query)
    ? [`מחפש ״${query}״…`, `מה שמצאתי על ״${query}״:`]
    : [`Searching for “${query}”…`, `What I found for “${query}”:`];
  const list = found.map(({ title, snippet }) => `- **${title}** ${snippet}`).join('\n');
  const sources = found.map(({ title, url }) => ({ title, url }));
  return [answered(ahead, agoMs + 2_000), answered(`${after}\n\n${list}`, agoMs, { sources })];
};

type Proposal = { actionType: string; payload: Fields; summary: string; state: 'proposed' | 'confirmed' };

/** An action as the product proposes it. */
const proposed = ({ actionType, payload, summary, state }: Proposal, agoMs: number): Line =>
  answered(`${summary}\n\n${hebrew.test(summary) ? 'לבצע?' : 'Shall I?'}`, agoMs, {
    action: { actionType, payload, payloadHash: payloadHash(actionType, payload), summary, state },
    status: state === 'proposed' ? 'Pending' : 'Done',
  });

const hebrew = /^\P{Script=Latin}*\p{Script=Hebrew}/u;

const quietPlaces = {
  title: 'Four quiet places near HaYarkon Park',
  url: 'https://parks.example/hayarkon/quiet-places',
};

/** Questions that a visitor of the demo may repeat: each gets this answer without a language model, as a test shows. */
const talks: Record<string, Talk> = {
  [lisbonId]: {
    title: 'Three days in Lisbon',
    status: 'Waiting',
    isFavorite: true,
    log: [
      said('Find a plan for three days in Lisbon', 20 * minuteMs),
      ...searched(
        'a plan for three days in Lisbon',
        [
          {
            title: 'Three days in Lisbon: a plan with room for walking',
            url: 'https://trips.example/lisbon/three-days',
            snippet:
              'Thursday in Alfama and its viewpoints, Friday in Belém by tram 15 and the LX Factory in the evening, Saturday in Sintra and back by seven. Not too many museums.',
          },
        ],
        19 * minuteMs,
      ),
      said('ומה מזג האוויר בליסבון?', 12 * minuteMs),
      answered('ליסבון: \u200e16.4°C, מעונן חלקית.', 11 * minuteMs),
      said(`Email ${DANA.address}, subject: ${lisbonMail.subject}, body: ${lisbonMail.body}`, 3 * minuteMs),
      proposed(
        {
          actionType: 'send_email',
          payload: lisbonMail,
          summary: `Send an email to ${DANA.address}, “${lisbonMail.subject}”: ${lisbonMail.body}`,
          state: 'proposed',
        },
        2 * minuteMs,
      ),
    ],
  },
  quote: {
    title: 'Quote for Dana',
    project: 'spring',
    log: [
      said('Add a task to put one video into the new quote', 3 * hourMs + minuteMs),
      proposed(
        {
          actionType: 'create_task',
          payload: { title: 'put one video into the new quote' },
          summary: 'Note the task: put one video into the new quote',
          state: 'confirmed',
        },
        3 * hourMs,
      ),
    ],
  },
  athens: {
    title: 'טיול לאתונה',
    project: 'family',
    isFavorite: true,
    log: [
      said('תחפשי טיסות ישירות מתל אביב לאתונה', 5 * hourMs + minuteMs),
      ...searched(
        'טיסות ישירות מתל אביב לאתונה',
        [
          {
            title: 'טיסות ישירות מתל אביב לאתונה',
            url: 'https://flights.example/he/tlv-ath',
            snippet:
              'שלוש חברות טסות מתל אביב לאתונה מדי יום. משך הטיסה שעתיים ועשר דקות. מחירים בדצמבר החל מ־189 דולר הלוך ושוב.',
          },
        ],
        5 * hourMs,
      ),
    ],
  },
  posters: {
    title: 'Paper for the posters',
    project: 'spring',
    status: 'Failed',
    log: [
      said('Find paper sizes for posters', dayMs + minuteMs),
      answered('Sorry, I encountered an error processing your message. Please try again.', dayMs, {
        status: 'Error',
      }),
    ],
  },
  dinner: {
    title: 'ארוחת ערב אצל סבתא ביום שישי',
    project: 'family',
    log: [
      said('תוסיפי משימה לאפות עוגה לסבתא', 2 * dayMs + minuteMs),
      proposed(
        {
          actionType: 'create_task',
          payload: { title: 'לאפות עוגה לסבתא' },
          summary: 'לרשום משימה: לאפות עוגה לסבתא',
          state: 'confirmed',
        },
        2 * dayMs,
      ),
    ],
  },
  lunch: {
    title: 'Search Session',
    log: [
      said('find a business lunch in Tel Aviv', 3 * dayMs + minuteMs),
      ...searched(
        'a business lunch in Tel Aviv',
        [
          {
            title: 'Where to have a business lunch in Tel Aviv',
            url: 'https://eats.example/tel-aviv/lunch',
            snippet:
              'Twelve restaurants in Tel Aviv with a business lunch under 90 shekels, quiet enough to talk. Most take reservations until noon.',
          },
          {
            ...quietPlaces,
            snippet:
              'The rock garden at seven in the morning, the tropical garden on a weekday, the river bend below the old mill and the library lawn: four quiet places near HaYark ...',
          },
        ],
        3 * dayMs,
      ),
    ],
  },
  weather: {
    title: 'מה מזג האוויר בתל אביב?',
    log: [
      said('מה מזג האוויר בתל אביב?', 4 * dayMs + minuteMs),
      answered('תל אביב: \u200e21.2°C, מעונן חלקית.', 4 * dayMs),
    ],
  },
  quiet: {
    title: 'Find quiet places near HaYarkon Park',
    icon: '🎤',
    log: [
      said('Find quiet places near HaYarkon Park', 6 * dayMs + minuteMs),
      ...searched(
        'quiet places near HaYarkon Park',
        [
          {
            ...quietPlaces,
            snippet:
              '... the old mill and the library lawn: four quiet places near HaYarkon Park in Tel Aviv, with opening hours.',
          },
        ],
        6 * dayMs,
      ),
    ],
  },
};

/** Projects, sessions and their logs, as the app would have written them by now. */
export function conversations(uid: string, now: number): Written[] {
  const ago = (ms: number) => new Date(now - ms);
  return [
    ...Object.entries(projects).map(([id, { name, agoMs }]) => ({
      path: `${paths.projects(uid)}/${id}`,
      fields: checked(projectDocument, {
        name,
        icon: '📁',
        createdAt: ago(agoMs),
        updatedAt: ago(agoMs),
      }),
    })),
    ...Object.entries(talks).flatMap(([id, { title, log, status, icon, project, isFavorite }]) => {
      const [first] = log;
      const last = log.at(-1) ?? first;
      const lines = log.map(({ by, words, agoMs, more }, index) => ({
        path: `${paths.messages(uid, id)}/${id}-${index}`,
        fields: checked(messageDocument, {
          content: words,
          type: by,
          status: 'Done',
          timestamp: ago(agoMs),
          ...more,
        }),
      }));
      const preview = {
        id: `${id}-${log.length - 1}`,
        content: cut(last.words, bounds.preview),
        type: last.by,
        status: 'Done',
        timestamp: ago(last.agoMs),
      };
      const session = checked(sessionDocument, {
        title,
        icon: icon ?? '💬',
        status: status ?? 'Success',
        createdAt: ago(first.agoMs),
        updatedAt: ago(last.agoMs),
        messages: [preview],
        messageCount: log.length,
        projectId: project ?? null,
        favorite: isFavorite ?? false,
      });
      return [{ path: `${paths.sessions(uid)}/${id}`, fields: session }, ...lines];
    }),
  ];
}
