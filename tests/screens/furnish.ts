import { Timestamp } from 'firebase-admin/firestore';
import { paths } from '@crocodile-hub/core/contract/paths';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import type { StackUrls } from '../../local/stack/addresses.ts';
import { withFirestore } from '../support/firestore.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The session of the conversation worth a look. */
export const conversation = 'lisbon';

/** A workspace that somebody has lived in for a while, in both languages: every status, every kind of list. */
export async function furnish(urls: StackUrls, uid: string, now = Date.now()): Promise<void> {
  await withFirestore(urls, async (firestore) => {
    const batch = firestore.batch();
    const put = (path: string, fields: Record<string, unknown>) => batch.set(firestore.doc(path), fields);
    for (const [id, fields] of Object.entries(projects(now))) put(`${paths.projects(uid)}/${id}`, fields);
    for (const [id, fields] of Object.entries(sessions(now))) put(`${paths.sessions(uid)}/${id}`, fields);
    for (const [id, fields] of Object.entries(messages(now)))
      put(`${paths.messages(uid, conversation)}/${id}`, fields);
    for (const [id, fields] of Object.entries(tasks(now))) put(`${paths.smartTasks(uid)}/${id}`, fields);
    for (const [id, fields] of Object.entries(reminders(now))) put(`${paths.reminders(uid)}/${id}`, fields);
    for (const [id, fields] of Object.entries(notifications(now)))
      put(`${paths.notifications(uid)}/${id}`, fields);
    await batch.commit();
  });
}

const at = (time: number) => Timestamp.fromMillis(time);

const projects = (now: number) => ({
  launch: { name: 'Q1 launch', icon: '📁', createdAt: at(now - 20 * day), updatedAt: at(now - day) },
  family: { name: 'משפחה', icon: '📁', createdAt: at(now - 9 * day), updatedAt: at(now - 2 * day) },
});

const proposal = {
  to: ['dana@example.com'],
  subject: 'Lisbon, 12–15 March',
  body: 'Hi Dana,\n\nthe hotel by the river is free for all three nights. Shall I book it?\n\nYours',
};

const sessions = (now: number) => {
  const session = (title: string, last: string, ago: number, over: Record<string, unknown> = {}) => ({
    title,
    icon: '💬',
    status: 'Success',
    createdAt: at(now - ago - hour),
    updatedAt: at(now - ago),
    messages: [{ id: 'last', content: last, type: 'system', status: 'Done', timestamp: at(now - ago) }],
    messageCount: 2,
    projectId: null,
    favorite: false,
    ...over,
  });
  return {
    [conversation]: session('Three days in Lisbon', 'Ready to send. Please check it first.', 2 * minute, {
      status: 'Waiting',
      favorite: true,
      messageCount: 6,
    }),
    quote: session(
      'Quote for Dana',
      'The quote is attached to the draft, with the price from June.',
      3 * hour,
      { projectId: 'launch' },
    ),
    athens: session('טיול לאתונה', 'יש שלוש טיסות ישירות ביום, הראשונה ב־6:40', 5 * hour, {
      favorite: true,
      projectId: 'family',
    }),
    numbers: session(
      'Numbers of the third quarter',
      'Sorry, I encountered an error processing your message. Please try again.',
      day,
      { projectId: 'launch', status: 'Failed' },
    ),
    dinner: session('ארוחת ערב אצל סבתא ביום שישי', 'נקבע: יום שישי, 19:00', 2 * day),
    search: session('Search Session', 'Found 3 emails from Avi about the invoice.', 3 * day),
    call: session(
      'What did Noa promise in her last mail?',
      'She promised the signed contract by Sunday.',
      6 * day,
      { icon: '🎤' },
    ),
  };
};

const messages = (now: number) => {
  const message = (type: 'user' | 'system', content: string, ago: number, more = {}) => ({
    type,
    content,
    status: 'Done',
    timestamp: at(now - ago),
    ...more,
  });
  return {
    m1: message('user', 'Plan three days in Lisbon in March, not too many museums.', 20 * minute),
    m2: message(
      'system',
      'Here is a plan that leaves room for walking:\n\n1. **Thursday**: Alfama, then the miradouros\n2. **Friday**: Belém by tram 15, `LX Factory` in the evening\n3. **Saturday**: Sintra, back by seven\n\nShall I look for a hotel near the river?',
      19 * minute,
      { sources: [{ title: 'Lisbon in three days', url: 'https://example.org/lisbon' }] },
    ),
    m3: message('user', 'כן, ותבדקי גם כמה עולה טיסה מתל אביב ב־12 במרץ', 12 * minute),
    m4: message(
      'system',
      'טיסה ישירה מתל אביב לליסבון ב־12.3 עולה בערך 1,180 ₪ לכיוון. המלון ליד הנהר (Hotel Tejo) פנוי לשלושת הלילות.',
      11 * minute,
    ),
    m5: message('user', 'Write Dana that it is free and ask whether to book.', 3 * minute),
    m6: message('system', 'Ready to send. Please check it first.', 2 * minute, {
      action: {
        actionType: 'send_email',
        payload: proposal,
        payloadHash: payloadHash('send_email', proposal),
        summary: 'Send an email to dana@example.com',
        state: 'proposed',
      },
    }),
  };
};

const tasks = (now: number) => {
  const task = (ago: number, status: string, actionType: string, over: Record<string, unknown>) => ({
    status,
    actionType,
    timestamp: at(now - ago),
    assistantEcho: '',
    actionPayload: null,
    actionSummary: '',
    ...over,
  });
  return {
    t1: task(4 * minute, 'Waiting Confirmation', 'send_email', {
      originalCommand: 'email Dana that the hotel is free',
      assistantEcho: 'Send an email to dana@example.com',
      actionPayload: proposal,
    }),
    t2: task(40 * minute, 'Done', 'create_event', {
      originalCommand: 'קבעי פגישה עם נועה ביום ראשון ב־10',
      assistantEcho: 'פגישה עם נועה',
      actionPayload: {
        summary: 'פגישה עם נועה',
        startTime: new Date(now + 2 * day).toISOString(),
        endTime: new Date(now + 2 * day + hour).toISOString(),
      },
      actionSummary: '✅ נקבעה פגישה: פגישה עם נועה',
    }),
    t3: task(2 * hour, 'Error', 'send_whatsapp', {
      originalCommand: 'whatsapp 050-1234567 I am on my way',
      assistantEcho: 'Send a WhatsApp message to +972501234567',
      actionPayload: { to: '+972501234567', message: 'I am on my way' },
      actionSummary: '❌ Failed: WhatsApp is not connected',
    }),
    t4: task(5 * hour, 'Cancelled', 'send_email', {
      originalCommand: 'send the numbers to the board',
      assistantEcho: 'Send an email',
      actionPayload: { ...proposal, subject: 'Numbers' },
      actionSummary: '🚫 Cancelled',
    }),
    t5: task(day, 'Done', 'reminder', {
      originalCommand: 'תזכירי לי לשלם ארנונה',
      assistantEcho: 'תזכורת: לשלם ארנונה',
      actionPayload: { task: 'לשלם ארנונה', reminderTime: new Date(now + 5 * hour).toISOString() },
      actionSummary: '✅ נוצרה תזכורת: לשלם ארנונה',
    }),
  };
};

const reminders = (now: number) => {
  const reminder = (task: string, dueAt: number, over: Record<string, unknown> = {}) => ({
    task,
    notes: null,
    priority: 'medium',
    status: 'pending',
    dueAt: at(dueAt),
    timeZone: 'Asia/Jerusalem',
    recurrence: null,
    anchorAt: null,
    revision: 1,
    createdAt: at(now - hour),
    calendarEventId: null,
    deliveredAt: null,
    lateMs: null,
    // Far off: the sweeper leaves them as they are.
    attendAt: null,
    ...over,
  });
  return {
    r1: reminder('Call Dana about the quote', now + 95 * minute, { priority: 'high' }),
    r2: reminder('לשלם ארנונה', now + 5 * hour, { notes: 'יש הנחה בתשלום מראש' }),
    r3: reminder('Water the plants', now + day, { recurrence: 'FREQ=WEEKLY;BYDAY=SU' }),
    r4: reminder('Send the numbers', now - 5 * minute, {
      status: 'sent',
      deliveredAt: at(now - 5 * minute),
      lateMs: 400,
    }),
  };
};

const notifications = (now: number) => ({
  n1: {
    type: 'reminder',
    reminderId: 'r4',
    title: 'Send the numbers',
    body: '',
    dueAt: at(now - 5 * minute),
    createdAt: at(now - 5 * minute),
    lateMs: 400,
    read: false,
  },
});
