import { Timestamp } from 'firebase/firestore';
import { settledEntry } from '../../functions/src/testing/settled-entry.ts';

/** Valid documents, as the web app writes them; a test changes only the fields that matter to it. */

type Fields = Record<string, unknown>;

const at = Timestamp.fromMillis(Date.UTC(2026, 10, 20, 9, 0));

export const aUser = (over: Fields = {}): Fields => ({
  fullName: 'Noa Levi',
  email: 'noa@example.com',
  dob: '1990-05-01',
  city: 'Haifa',
  hobbies: 'sea, maps',
  about: 'שלום',
  settings: {
    language: 'he',
    mode: 'dark',
    timeZone: 'Asia/Jerusalem',
    holdMs: 5000,
    inboxDensity: 'compact',
    densityOffered: true,
    holdsNewcomers: true,
    signature: 'Noa',
    modelsOff: true,
    quietHours: { from: '22:00', to: '07:00' },
  },
  ...over,
});

export const aSession = (over: Fields = {}): Fields => ({
  title: 'Quote for Dana',
  icon: '💬',
  status: 'Waiting',
  createdAt: at,
  updatedAt: at,
  messages: [{ id: 'm1', content: 'hi', type: 'user', status: 'Done', timestamp: at }],
  messageCount: 1,
  projectId: null,
  favorite: false,
  ...over,
});

export const aMessage = (over: Fields = {}): Fields => ({
  content: 'שלחי מייל לדנה',
  type: 'user',
  status: 'Done',
  timestamp: at,
  ...over,
});

export const aProject = (over: Fields = {}): Fields => ({
  name: 'משפחה',
  icon: '📁',
  createdAt: at,
  updatedAt: at,
  ...over,
});

export const savedWords = (over: Fields = {}): Fields => ({
  kind: 'search',
  name: 'חשבוניות',
  words: 'has:attachment invoice',
  ...over,
});

export const aSnooze = (over: Fields = {}): Fields => ({
  platform: 'gmail',
  messageId: '18c5a1',
  threadId: '18c5a0',
  sender: 'דנה כהן',
  subject: 'Quote',
  preview: 'Here is the quote',
  newestAt: at,
  snoozedAt: at,
  until: null,
  ...over,
});

export const aRule = (over: Fields = {}): Fields => ({
  sentence: 'archive newsletters older than a week',
  from: '',
  subject: '',
  newsletters: true,
  unread: false,
  files: false,
  days: 7,
  does: 'archive',
  also: ['star'],
  tag: '',
  isOn: true,
  createdAt: at,
  ...over,
});

export const aSmartTask = (over: Fields = {}): Fields => ({
  originalCommand: 'email Dana the quote',
  assistantEcho: 'Send an email to Dana',
  status: 'Pending',
  timestamp: at,
  actionType: 'send_email',
  actionPayload: { to: ['dana@example.com'], body: 'hi' },
  actionSummary: 'Email to dana@example.com',
  payloadHash: 'a'.repeat(64),
  readings: '[]',
  ...over,
});

export const aReminder = (over: Fields = {}): Fields => ({
  task: 'call Dana',
  notes: null,
  priority: 'medium',
  status: 'pending',
  dueAt: at,
  timeZone: 'Asia/Jerusalem',
  recurrence: null,
  revision: 1,
  createdAt: at,
  calendarEventId: null,
  deliveredAt: null,
  lateMs: null,
  ...over,
});

export const aNotification = (over: Fields = {}): Fields => ({
  type: 'reminder',
  reminderId: 'r1',
  title: 'call Dana',
  body: '',
  dueAt: at,
  createdAt: at,
  lateMs: 12,
  read: false,
  ...over,
});

export const anOutboxEntry = (over: Fields = {}): Fields => ({
  ...settledEntry(0),
  createdAt: at,
  updatedAt: at,
  ...over,
});

export const anIntegration = (over: Fields = {}): Fields => ({
  status: 'connected',
  account: 'noa@example.com',
  lastSync: at,
  ...over,
});
