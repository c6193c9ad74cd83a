/** Upper bounds of stored texts, in UTF-16 units. firestore.rules states the same numbers; a test compares. */
export const bounds = {
  title: 200,
  icon: 16,
  message: 100_000,
  preview: 120,
  projectName: 120,
  command: 10_000,
  summary: 2_000,
  profileField: 500,
  profileAbout: 5_000,
  signature: 1_000,
  actionType: 60,
  /** Both readings of one command, in JSON. */
  readings: 30_000,
  hash: 64,
  previewMessages: 1,
  timeZone: 64,
  isoTime: 40,
  sources: 10,
  sourceTitle: 300,
  sourceUrl: 2_000,
  snoozedLine: 300,
  /** A saved search or a template: its name and its words. */
  savedName: 60,
  savedWords: 10_000,
  ruleSentence: 200,
  ruleFrom: 2_000,
  ruleWords: 200,
  ruleDays: 3_650,
  /** An id as a provider gives it. */
  providerId: 500,
  /** A line of a form; what has several lines has the bound of a message. */
  line: 10_000,
  /** Recipients or guests, as they are typed. */
  parties: 20_000,
  /** Names and ids of the files that go with a mail. */
  attachments: 6_000,
} as const;

/**
 * Bounds of an action's payload in a document. Together with its words, message and sources it stays below the 1 MiB of
 * a document.
 */
export const payloadBounds = {
  fields: 40,
  /** All names of fields together. */
  names: 1_000,
  /** All texts together, except those in lists. */
  text: 130_000,
  /** Recipients or guests: how many, all their characters together, and one that is in no list. */
  parties: 200,
  partiesText: bounds.parties,
  party: 500,
  /** As many as Google Calendar takes. */
  overrides: 5,
} as const;

/** How long a text may be, and what is counted: UTF-16 units, or bytes of UTF-8. */
export type TextBound = { readonly most: number; readonly unit: 'characters' | 'bytes' };

/** The longest text that each channel takes. Beyond it Meta answers with error 100, and Twilio with 21617. */
export const channelText = {
  whatsapp: { most: 4_096, unit: 'characters' },
  messenger: { most: 2_000, unit: 'characters' },
  instagram: { most: 1_000, unit: 'bytes' },
  sms: { most: 1_600, unit: 'characters' },
} as const satisfies Readonly<Record<string, TextBound>>;

/** The most days that a person may keep the words of what was done. */
export const mostOutboxDays = 365;

/** The delays before a send that a person can choose. */
export const holdChoicesMs = [0, 5_000, 10_000, 30_000] as const;

/** How the inbox lists messages. */
export const inboxDensities = ['cards', 'comfortable', 'compact'] as const;
export type InboxDensity = (typeof inboxDensities)[number];

/**
 * Words that a person keeps under a name, and how many of each kind. `pictures`: a sender whose pictures are shown
 * unasked. `admitted`: a sender who is no newcomer any more.
 */
export const savedKinds = ['search', 'template', 'pictures', 'admitted'] as const;
export type SavedKind = (typeof savedKinds)[number];
export const mostSaved = {
  search: 20,
  template: 50,
  pictures: 500,
  admitted: 500,
} as const satisfies Record<SavedKind, number>;

/** How many mails a rule of the inbox acts on in a day, and on how many of the newest it is tried. */
export const ruleActs = { perDay: 500, triedOn: 1_000 } as const;

/** How many rules of the inbox are listed and run, the newest ones. */
export const mostRules = 100;

/** How many waiting messages one call may ask about. */
export const mostAwaited = 20;
