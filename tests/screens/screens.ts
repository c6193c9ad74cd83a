import type { Page } from 'playwright-core';
import { lisbonId } from '../../local/demo/conversations.ts';
import type { Words } from './words.ts';

export type Screen = {
  name: string;
  path: string;
  /** Taken without a sign-in. */
  signedOut?: boolean;
  /** The picture shows the whole page, also below the fold. */
  isWhole?: boolean;
  /** Escape leaves the screen of its path as it was. */
  isOver?: boolean;
  /** Brings the screen into the state for the picture. */
  prepare?: (page: Page, words: Words) => Promise<void>;
};

const type = (text: string) => async (page: Page) => {
  await page.getByRole('textbox').first().fill(text);
  await page
    .getByRole('button', { name: /dana|דנה/i })
    .first()
    .waitFor();
};
const press = (name: (words: Words) => string | RegExp) => async (page: Page, words: Words) => {
  await page
    .getByRole('main')
    .getByRole('button', { name: name(words) })
    .first()
    .click();
  await opened(page);
};
/** The dialog or menu that opens. */
const opened = (page: Page) => page.getByRole('dialog').or(page.getByRole('menu')).first().waitFor();
const key = (pressed: string) => async (page: Page) => {
  await page.getByRole('main').waitFor();
  await page.keyboard.press(pressed);
  await opened(page);
};

/** Marks an address that is opened by a first-time visitor. */
export const firstVisit = '#first-visit';

/** Dialogs and menus over one screen, by their names. */
function over(path: string, opened: Record<string, NonNullable<Screen['prepare']>>): Screen[] {
  return Object.entries(opened).map(([name, prepare]) => ({ name, path, isOver: true, prepare }));
}

const hub = '/crocodile-hub';
const smartTasks = '/smart-tasks';
const commandCenter = '/command-center';
const integrations = '/connected-devices?tab=integrations';
/** A text about a service, whose name may have invisible isolates around it. */
const about = (text: string, service: string) => new RegExp(`^${text.replace('{name}', `.?${service}`)}`);

async function listedAs(page: Page, { inbox }: Words, density: string): Promise<void> {
  // The stored choice is known by then.
  await page.getByRole('article').first().waitFor();
  const choice = page.getByRole('radio', { name: density, exact: true });
  const more = page.getByRole('button', { name: inbox.listMore, exact: true });
  const isNarrow = await more.isVisible();
  if (isNarrow) await more.click();
  await choice.check({ force: true });
  if (!isNarrow) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
/** Opens a folder of the inbox, in a narrow window by the sheet of folders. */
async function openPlace(page: Page, { inbox }: Words, name: string): Promise<void> {
  const folders = page.getByRole('navigation', { name: inbox.folders });
  const opener = page.getByRole('main').locator('[aria-haspopup=dialog][aria-expanded=false]').first();
  if (!(await folders.isVisible())) await opener.click();
  await folders.getByRole('button', { name }).click();
}
const mailRow = (page: Page) => page.getByRole('article').getByRole('button', { name: 'The catalogue' });

const aReceipt = {
  success: true,
  startedAt: '2026-11-22T09:41:03.000Z',
  finishedAt: '2026-11-22T09:41:05.000Z',
  emptied: Object.entries({ outbox: 41, reminders: 12, grants: 2, smartTasks: 63, messages: 1204 })
    .concat(Object.entries({ sessions: 38, projects: 0, conversations: 0, profile: 1, account: 1 }))
    .map(([store, documents]) => ({ store, documents, at: '2026-11-22T09:41:04.000Z' })),
};

/** Every screen and modal that has a picture. */
export const screens: readonly Screen[] = [
  { name: 'login', path: '/login', signedOut: true },
  {
    name: 'login-sign-up',
    path: '/login',
    signedOut: true,
    prepare: (page, words) =>
      page.getByRole('radio', { name: words.login.signUp, exact: true }).check({ force: true }),
  },
  { name: 'hub-signed-out', path: hub, signedOut: true, isWhole: true },
  { name: 'smart-tasks-signed-out', path: smartTasks, signedOut: true },
  { name: 'command-center-signed-out', path: commandCenter, signedOut: true },
  {
    name: 'hub',
    path: hub,
    isWhole: true,
    prepare: (page) => page.getByRole('main').getByText('Quote for Dana').waitFor(),
  },
  { name: 'hub-understood', path: hub, prepare: type('Remind me to call Dana tomorrow at 8') },
  { name: 'hub-understood-he', path: hub, prepare: type('תזכירי לי להתקשר לדנה מחר ב-8') },
  ...over(hub, {
    'hub-email': press((words) => words.actions.sendEmail),
    'hub-meeting': press((words) => words.actions.scheduleMeeting),
    'hub-reminder': press((words) => words.actions.createReminder),
    'hub-question': press((words) => words.actions.askQuestion),
    'hub-whatsapp': press((words) => words.actions.sendWhatsapp),
    'hub-place': press((words) => new RegExp(`^${words.hub.location}`)),
    palette: key('Control+k'),
    shortcuts: key('?'),
  }),
  { name: 'smart-tasks', path: smartTasks, isWhole: true },
  { name: 'command-center-welcome', path: `${commandCenter}${firstVisit}`, prepare: opened },
  {
    name: 'command-center',
    path: `${commandCenter}?sessionId=${lisbonId}`,
    prepare: (page) => page.getByRole('log').getByText('Dana').first().waitFor(),
  },
  {
    name: 'inbox',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      // An earlier tour of the same person ended with lines.
      await listedAs(page, words, words.inbox.density_cards);
      await mailRow(page).waitFor();
    },
  },
  {
    name: 'inbox-open',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await mailRow(page).click();
      await page.getByRole('button', { name: /quote\.pdf/ }).waitFor();
      await page
        .getByRole('region', { name: words.inbox.conversation })
        .getByRole('button', { name: words.common.more })
        .click();
      await page.getByRole('menuitem', { name: words.inbox.summarize }).click();
      await page.getByText(words.inbox.summaryByRules).waitFor();
    },
  },
  {
    name: 'inbox-invitation',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await page.getByRole('article').getByRole('button', { name: 'Will you open with us?' }).click();
      const invitation = page.getByRole('region', { name: 'Opening of the gallery' });
      await invitation.getByRole('button', { name: words.inbox.answer_accepted }).waitFor();
      await invitation.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'inbox-snooze',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await mailRow(page).waitFor();
      await page.getByRole('article').first().hover();
      await press(() => new RegExp(`^${words.inbox.snooze}$`))(page, words);
    },
  },
  {
    name: 'inbox-snoozed',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      const rows = page.getByRole('article');
      const back = page.getByText(words.inbox.backWithAnswer).first();
      await rows.first().waitFor();
      await openPlace(page, words, words.inbox.folder_snoozed);
      await page.getByText(words.inbox.nothingSnoozed).or(back).waitFor();
      // An earlier picture's person may have postponed them.
      if (await back.isVisible()) return;
      await openPlace(page, words, words.inbox.folder_inbox);
      const choices = [words.inbox.untilAnswer, new RegExp(`^${words.inbox.tomorrowMorning}`)];
      for (const choice of choices) {
        await rows.first().hover();
        // By its id: others may still arrive while it leaves.
        const id = await rows.first().locator('[data-opens]').first().getAttribute('data-opens');
        await press(() => new RegExp(`^${words.inbox.snooze}$`))(page, words);
        await page.getByRole('menuitem', { name: choice }).click();
        await page.locator(`[data-opens="${id}"]`).waitFor({ state: 'detached' });
      }
      await openPlace(page, words, words.inbox.folder_snoozed);
      await back.waitFor();
    },
  },
  {
    name: 'inbox-folders',
    path: '/inbox-ai?dialog=inbox-folders',
    // A wide window has them beside the list.
    prepare: (page, words) => page.getByRole('navigation', { name: words.inbox.folders }).waitFor(),
  },
  {
    name: 'inbox-more',
    path: '/inbox-ai?dialog=inbox-more',
    prepare: (page, words) => page.getByRole('group', { name: words.inbox.density, exact: true }).waitFor(),
  },
  { name: 'inbox-compose', path: '/inbox-ai', prepare: press((words) => words.inbox.compose) },
  {
    name: 'inbox-templates',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await press(({ inbox }) => inbox.compose)(page, words);
      await page.getByRole('dialog').getByRole('button', { name: words.inbox.templates }).click();
      const templates = page.getByRole('dialog', { name: words.inbox.templates });
      await templates.getByRole('button', { name: words.inbox.newTemplate }).click();
      await page.getByRole('dialog', { name: words.inbox.saveNew_template }).waitFor();
    },
  },
  {
    name: 'inbox-save-search',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await page.getByRole('article').first().waitFor();
      await page.getByRole('main').getByRole('searchbox').fill('from:dana has:attachment');
      await page.getByRole('button', { name: words.inbox.saveSearch }).click();
      await page.getByRole('dialog', { name: words.inbox.saveNew_search }).waitFor();
    },
  },
  {
    name: 'inbox-compact',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await listedAs(page, words, words.inbox.density_compact);
    },
  },
  {
    name: 'inbox-compact-open',
    path: '/inbox-ai',
    prepare: async (page, words) => {
      await listedAs(page, words, words.inbox.density_compact);
      await page.getByRole('article').first().locator('[data-opens]').click();
      await page.getByRole('region', { name: words.inbox.conversation }).waitFor();
    },
  },
  { name: 'campaigns', path: '/campaigns' },
  { name: 'activity-log', path: '/ai-activity-log' },
  { name: 'devices', path: '/connected-devices' },
  {
    name: 'integrations',
    path: integrations,
    isWhole: true,
    prepare: (page, words) =>
      page.getByRole('listitem', { name: words.integrations.name_linkedin }).waitFor(),
  },
  ...over(integrations, {
    'integrations-add': press((words) => words.integrations.add),
    'integrations-whatsapp': press(({ integrations: words }) => about(words.connectOf, words.name_whatsapp)),
    'integrations-settings': press(({ integrations: words }) => about(words.settingsOf, words.name_gmail)),
  }),
  { name: 'settings', path: '/settings' },
  { name: 'profile', path: '/settings/profile', isWhole: true },
  {
    name: 'profile-delete',
    path: '/settings/profile',
    prepare: press((words) => words.profile.deleteAccount),
  },
  {
    name: 'receipt',
    path: '/account-deleted?receipt=7d1f0c5be9a24f6e8c1d3b5a79e2f460',
    signedOut: true,
    isWhole: true,
    prepare: async (page, words) => {
      await page.route('**/api/account/deletions/**', (route) => route.fulfill({ json: aReceipt }));
      await page.reload();
      await page.getByRole('heading', { name: words.receipt.done }).waitFor();
    },
  },
  { name: 'privacy', path: '/privacy', isWhole: true },
  { name: 'terms', path: '/terms', isWhole: true },
  { name: 'not-found', path: '/no-such-page' },
];
