import { holdChoicesMs, ruleActs } from '../contract/bounds.ts';
import { dayMs, hourMs, minuteMs } from '../time/units.ts';

/** The numbers of the product that one meets on its screens. Bounds of documents and calls are in `core/contract`. Rule limits.table.1. */
export const limits = {
  commandMinLength: 2,
  autoExecuteDelayMs: 1_000,
  defaultReminderDelayMs: 30 * minuteMs,
  reminderEventDurationMs: 30 * minuteMs,
  reminderTickMs: 1_000,
  questionMinLength: 3,
  threadIdMinLength: 10,
  recentConversations: 5,
  recentTasks: 5,
  recentEmails: 3,
  recentEmailsCacheMs: 15 * minuteMs,
  servicesCacheMs: 10 * minuteMs,
  servicesPollMs: 30_000,
  dashboardCacheMs: 5 * minuteMs,
  dashboardPollMs: 45_000,
  weatherCacheMs: dayMs,
  geolocationTimeoutMs: 10_000,
  geolocationMaxAgeMs: minuteMs,
  inboxPageSize: 25,
  inboxPageSizes: [10, 25, 50, 100],
  inboxAutoRefreshMs: 30_000,
  inboxAutoRefreshQuietMs: 5_000,
  voiceSilenceMs: 2_000,
  /** A shorter recording counts as no speech. */
  voiceShortestMs: 300,
  voiceEnergyThreshold: 5,
  voiceIndicatorMs: 10_000,
  voiceSessionWords: 2,
  navigateAfterSearchMs: 300,
  navigateAfterQuestionMs: 500,
  suggestionsHideMs: 200,
  /** The server reads a command too when nothing was typed for so long. */
  readAgainAfterMs: 500,
  messagePreviewLength: 200,
  senderLength: 20,
  tagShownLength: 8,
  tagsShown: 2,
  unreadBadgeCap: 99,
  /** How long after a customer's last message a business may answer on WhatsApp. */
  whatsappWindowMs: dayMs,
  /** How long typing must pause before a draft is saved. */
  draftQuietMs: 2_000,
  /** A picture of a mail, and how many of one mail are shown. */
  pictureBytes: 5_000_000,
  picturesShown: 30,
  /**
   * For an invitation: the length of its text, the guests that are named, and the conflicting meetings that are shown.
   */
  invitationLength: 400_000,
  guestsShown: 20,
  conflictsShown: 3,
  /** How many mails a rule of the inbox acts on in a day, and on how many it is tried before it is kept. */
  ruleActsPerDay: ruleActs.perDay,
  ruleTriedOn: ruleActs.triedOn,
  toastSuccessMs: 2_000,
  toastErrorMs: 4_000,
  toastDefaultMs: 3_000,
  toastActionMs: 5_000,
  toastLoginMs: 3_500,
  profileUpdatedMs: 3_000,
  newMessageDotMs: minuteMs,
  routerSessionWaitMs: 1_000,
  routerReplyDelayMs: 500,
  routerSearchDelayMs: 1_000,
} as const;

/** How long a send can wait, as the person chooses, and the grace that the server adds. Rule ledger.hold.1. */
export const hold = { choicesMs: holdChoicesMs, defaultMs: 5_000, graceMs: 3_000 } as const;

/** Cloud Tasks takes no task further ahead. https://cloud.google.com/tasks/docs/quotas */
export const queueHorizonMs = 720 * hourMs;
