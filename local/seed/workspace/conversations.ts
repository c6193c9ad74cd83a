import { messageDocument, projectDocument, sessionDocument } from '@crocodile-hub/core/contract/documents';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { cut } from '@crocodile-hub/core/domain/cut';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { DANA } from '../mailbox-people.ts';
import { checked, type Fields, type Written } from './documents.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The session that is worth a look: both languages, a plan, and a mail that waits for a yes. */
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
  body: 'Hi Dana,\n\nthe hotel by the river is free for all three nights. Shall I book it?\n\nNoa',
};

const said = (words: string, agoMs: number): Line => ({ by: 'user', words, agoMs });
const answered = (words: string, agoMs: number, more: Fields = {}): Line => ({
  by: 'system',
  words,
  agoMs,
  more,
});

const talks: Record<string, Talk> = {
  [lisbonId]: {
    title: 'Three days in Lisbon',
    status: 'Waiting',
    isFavorite: true,
    log: [
      said('Plan three days in Lisbon in March, not too many museums.', 20 * minuteMs),
      answered(
        'Here is a plan that leaves room for walking:\n\n1. **Thursday**: Alfama, then the miradouros\n2. **Friday**: Belém by tram 15, `LX Factory` in the evening\n3. **Saturday**: Sintra, back by seven\n\nShall I look for a hotel near the river?',
        19 * minuteMs,
        { sources: [{ title: 'Lisbon in three days', url: 'https://example.org/lisbon' }] },
      ),
      said('כן, ותבדקי גם כמה עולה טיסה מתל אביב ב־12 במרץ', 12 * minuteMs),
      answered(
        'טיסה ישירה מתל אביב לליסבון ב־12.3 עולה בערך 1,180 ₪ לכיוון. המלון ליד הנהר (Hotel Tejo) פנוי לשלושת הלילות.',
        11 * minuteMs,
      ),
      said('Write Dana that it is free and ask whether to book.', 3 * minuteMs),
      answered('Ready to send. Please check it first.', 2 * minuteMs, {
        action: {
          actionType: 'send_email',
          payload: lisbonMail,
          payloadHash: payloadHash('send_email', lisbonMail),
          summary: `Send an email to ${DANA.address}`,
          state: 'proposed',
        },
      }),
    ],
  },
  quote: {
    title: 'Quote for Dana',
    project: 'spring',
    log: [
      said('What did I offer Dana for two videos in June?', 3 * hourMs + 4 * minuteMs),
      answered(
        '4,500 ₪ for two, filming included. She asked whether one would do.',
        3 * hourMs + 3 * minuteMs,
      ),
      said('Then put one video into the new quote.', 3 * hourMs + minuteMs),
      answered('The quote is attached to the draft, with the price from June.', 3 * hourMs),
    ],
  },
  athens: {
    title: 'טיול לאתונה',
    project: 'family',
    isFavorite: true,
    log: [
      said('אילו טיסות יש לאתונה בבוקר?', 5 * hourMs + minuteMs),
      answered('יש שלוש טיסות ישירות ביום, הראשונה ב־6:40', 5 * hourMs),
    ],
  },
  numbers: {
    title: 'Numbers of the third quarter',
    project: 'spring',
    status: 'Failed',
    log: [
      said('Put the numbers of the third quarter into three sentences.', dayMs + minuteMs),
      answered('Sorry, I encountered an error processing your message. Please try again.', dayMs),
    ],
  },
  dinner: {
    title: 'ארוחת ערב אצל סבתא ביום שישי',
    project: 'family',
    log: [
      said('תקבעי ארוחת ערב אצל סבתא ביום שישי בשבע', 2 * dayMs + minuteMs),
      answered('נקבע: יום שישי, 19:00', 2 * dayMs),
    ],
  },
  invoice: {
    title: 'Search Session',
    log: [
      said('find the invoice that Avi is waiting for', 3 * dayMs + minuteMs),
      answered('Found 3 emails from Avi about the invoice.', 3 * dayMs),
    ],
  },
  weather: {
    title: 'צריך מטרייה מחר?',
    log: [
      said('צריך מטרייה מחר?', 4 * dayMs + minuteMs),
      answered('לא צפוי גשם בתל אביב. בערב מתקרר, כדאי סוודר.', 4 * dayMs),
    ],
  },
  promise: {
    title: 'What did Tomer promise in his last mail?',
    icon: '🎤',
    log: [
      said('What did Tomer promise in his last mail?', 6 * dayMs + minuteMs),
      answered('He promised the signed contract by Sunday.', 6 * dayMs),
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
