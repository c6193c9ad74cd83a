import { expect, it } from 'vitest';
import { serviceRoutes } from '../contract/services.ts';
import { speechLanguages } from '../contract/speech-languages.ts';
import { smartTaskRequest } from '../contract/routes.ts';
import { priorities } from '../contract/actions.ts';
import { limits } from './limits.ts';

it('limits are the numbers that the product promises', () => {
  const seconds = 1_000;
  const minutes = 60 * seconds;
  expect(limits).toEqual({
    commandMinLength: 2,
    autoExecuteDelayMs: 1 * seconds,
    defaultReminderDelayMs: 30 * minutes,
    reminderEventDurationMs: 30 * minutes,
    reminderTickMs: 1 * seconds,
    questionMinLength: 3,
    threadIdMinLength: 10,
    recentConversations: 5,
    recentTasks: 5,
    recentEmails: 3,
    recentEmailsCacheMs: 15 * minutes,
    servicesCacheMs: 10 * minutes,
    servicesPollMs: 30 * seconds,
    dashboardCacheMs: 5 * minutes,
    dashboardPollMs: 45 * seconds,
    weatherCacheMs: 24 * 60 * minutes,
    geolocationTimeoutMs: 10 * seconds,
    geolocationMaxAgeMs: 60 * seconds,
    inboxPageSize: 25,
    inboxPageSizes: [10, 25, 50, 100],
    inboxAutoRefreshMs: 30 * seconds,
    inboxAutoRefreshQuietMs: 5 * seconds,
    draftQuietMs: 2 * seconds,
    whatsappWindowMs: 24 * 60 * minutes,
    voiceSilenceMs: 2_000,
    voiceShortestMs: 300,
    voiceEnergyThreshold: 5,
    voiceIndicatorMs: 10 * seconds,
    voiceSessionWords: 2,
    navigateAfterSearchMs: 300,
    navigateAfterQuestionMs: 500,
    suggestionsHideMs: 200,
    readAgainAfterMs: 500,
    messagePreviewLength: 200,
    senderLength: 20,
    tagShownLength: 8,
    tagsShown: 2,
    unreadBadgeCap: 99,
    ruleActsPerDay: 500,
    ruleTriedOn: 1_000,
    toastSuccessMs: 2 * seconds,
    toastErrorMs: 4 * seconds,
    toastDefaultMs: 3 * seconds,
    toastActionMs: 5 * seconds,
    toastLoginMs: 3_500,
    profileUpdatedMs: 3 * seconds,
    newMessageDotMs: 60 * seconds,
    pictureBytes: 5_000_000,
    picturesShown: 30,
    invitationLength: 400_000,
    guestsShown: 20,
    conflictsShown: 3,
    routerSessionWaitMs: 1_000,
    routerReplyDelayMs: 500,
    routerSearchDelayMs: 1_000,
  });
});

it('limits of the calls are the numbers that the product promises', () => {
  const command = (words: string) => smartTaskRequest.safeParse({ userId: 'u', command: words }).success;
  expect([command(' a '), command(' ab ')]).toEqual([false, true]);
  expect(serviceRoutes.smartTaskHistory.body.parse({ userId: 'u' }).limit).toBe(100);
  expect(speechLanguages).toEqual(['he-IL', 'en-US', 'ar-SA', 'es-ES', 'fr-FR', 'de-DE', 'auto']);
  expect(priorities).toEqual(['low', 'medium', 'high']);
});
