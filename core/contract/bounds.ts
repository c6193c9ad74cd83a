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
  actionType: 60,
  hash: 64,
  previewMessages: 1,
} as const;

/** The most days that a person may keep the words of what was done. */
export const mostOutboxDays = 365;
