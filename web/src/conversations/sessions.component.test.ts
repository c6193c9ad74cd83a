import { bounds } from '@crocodile-hub/core/contract/bounds';
import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { commandCenterPage } from '../../../tests/e2e/pages/command-center-page.ts';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { aPerson, signedIn, type SignedIn } from '../testing/app.ts';
import { appWindow, type AppWindow } from '../testing/app-frame.ts';
import { heldWrites } from '../testing/held-writes.ts';
import { stage } from '../testing/stage.ts';

const minuteMs = 60_000;

type Seed = { id: string; title: string; status?: string; messages?: { type: string; ageMs: number }[] };

/** Stores sessions of a person's, the first one newest. */
async function storeSessions(uid: string, sessions: readonly Seed[]): Promise<void> {
  const { store } = stage();
  const now = Date.now();
  await Promise.all(
    sessions.flatMap(({ id, title, status = 'Success', messages = [] }, index) => {
      const at = new Date(now - index * minuteMs);
      const log = messages.map(({ type, ageMs }, number) => ({
        id: `m${number}`,
        content: `words of ${title}`,
        type,
        status: 'Done',
        timestamp: new Date(now - ageMs),
      }));
      const session = {
        title,
        status,
        icon: '💬',
        createdAt: at,
        updatedAt: at,
        favorite: false,
        projectId: null,
        messages: log.slice(-bounds.previewMessages),
        messageCount: log.length,
      };
      return [
        store.set(`${paths.sessions(uid)}/${id}`, session),
        ...log.map(({ id: messageId, ...message }) =>
          store.set(`${paths.messages(uid, id)}/${messageId}`, message),
        ),
      ];
    }),
  );
}

async function withSessions(sessions: readonly Seed[], options: SignedIn = {}) {
  const person = aPerson();
  await storeSessions(person.uid, sessions);
  const app = await signedIn({ person, at: '/command-center', ...options });
  const titles = async () =>
    (await app.store.list(paths.sessions(person.uid))).map(({ title }) => String(title)).toSorted();
  return { ...app, center: commandCenterPage(app.page), titles };
}

/** More than are listened to. */
const many = Array.from({ length: 130 }, (_, index) => ({
  id: `s${index}`,
  title: `Talk ${index}`,
  status: index % 2 === 0 ? 'Success' : 'Waiting',
}));

describe('the list of sessions', () => {
  it('finds by title and status among all, whatever is listed, and counts all', async () => {
    const { center } = await withSessions([
      ...many,
      { id: 'old', title: 'הצעת מחיר ישנה', status: 'Failed' },
      { id: 'busy', title: 'Flight to Athens', status: 'Running' },
    ]);
    await center.list.getByText('132 sessions').waitFor();
    await center.list.getByText('Active 1').waitFor();
    await center.list.getByText('Completed 65').waitFor();
    await center.list.getByRole('searchbox').fill('מחיר');
    await center.row(/הצעת מחיר ישנה/).waitFor();
    await center.list.getByRole('searchbox').fill('ATHENS');
    await center.row(/Flight to Athens/).waitFor();
    await center.list.getByRole('searchbox').fill('no such words');
    await center.list.getByText('No sessions found').waitFor();
    await center.list.getByRole('searchbox').fill('');
    await center.list.getByRole('group', { name: 'Status' }).getByText('Failed').click();
    await center.row(/הצעת מחיר ישנה/).waitFor();
    await expect.poll(() => center.row(/Talk/).count()).toBe(0);
  });

  it('marks an answer of the last minute with a dot', async () => {
    const { center } = await withSessions([
      { id: 'new', title: 'Fresh', messages: [{ type: 'system', ageMs: 0 }] },
      { id: 'asked', title: 'Asked', messages: [{ type: 'user', ageMs: 0 }] },
      { id: 'old', title: 'Stale', messages: [{ type: 'system', ageMs: 2 * minuteMs }] },
    ]);
    await center.row(/Fresh/).getByRole('img', { name: 'New message' }).waitFor();
    await expect.poll(() => center.list.getByRole('img', { name: 'New message' }).count()).toBe(1);
  });
});

it('goes back from a session to the list on a phone, and then to where one came from', async () => {
  const person = aPerson();
  await storeSessions(person.uid, [
    { id: 'a', title: 'Alpha', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
    { id: 'b', title: 'Beta', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
  ]);
  const viewport = { width: 390, height: 844 };
  const { page } = await signedIn({ person, at: '/settings/profile', viewport });
  const center = commandCenterPage(page);
  const back = () => appWindow().history.back();
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('link', { name: 'Command Center' }).click();
  await center.row(/Alpha/).click();
  await center.log.getByText('words of Alpha').waitFor();
  await page.reload();
  await center.log.getByText('words of Alpha').waitFor();
  back();
  await center.row(/Beta/).click();
  await center.log.getByText('words of Beta').waitFor();
  await page.getByRole('button', { name: 'Back to sessions' }).click();
  await center.row(/Alpha/).waitFor();
  back();
  await page.waitForURL((url) => url.pathname === '/settings/profile');
});

describe('a session that is chosen elsewhere on a phone, while another one is open', () => {
  const openAlpha = async () => {
    const two: Seed[] = [
      { id: 'a', title: 'Alpha', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
      { id: 'b', title: 'Beta', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
    ];
    const { page, center } = await withSessions(two, { viewport: { width: 390, height: 844 } });
    await center.row(/Alpha/).click();
    await center.log.getByText('words of Alpha').waitFor();
    return { page, center, back: () => appWindow().history.back() };
  };

  it('opens, and Back leads to the one before, and then to the list', async () => {
    const { page, center, back } = await openAlpha();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('button', { name: 'My Sessions' }).click();
    await page.getByRole('link', { name: /Beta/ }).click();
    await center.log.getByText('words of Beta').waitFor();
    back();
    await center.log.getByText('words of Alpha').waitFor();
    back();
    await center.row(/Alpha/).waitFor();
  });

  it('leaves the one before at its step, also where the hub came between', async () => {
    const { page, center, back } = await openAlpha();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.getByRole('link', { name: 'Crocodile Hub' }).first().click();
    await page.getByRole('main').getByRole('link', { name: /Beta/ }).click();
    await center.log.getByText('words of Beta').waitFor();
    back();
    await page.getByRole('heading', { name: 'Recent Conversations' }).waitFor();
    back();
    await center.log.getByText('words of Alpha').waitFor();
    back();
    await center.row(/Alpha/).waitFor();
  });
});

describe('Back', () => {
  it.each(['Email', 'Meeting', 'Reminder', 'WhatsApp', 'Social'])(
    'closes the dialog of %s, which a reload opens again, and which stays closed once it was closed by hand',
    async (name) => {
      const { page } = await withSessions([{ id: 'a', title: 'Alpha' }], {
        at: '/command-center?sessionId=a',
      });
      const chip = page.getByRole('list', { name: 'Quick actions' }).getByRole('button', { name });
      const dialog = page.getByRole('dialog');
      await chip.click();
      await dialog.waitFor();
      await page.reload();
      await dialog.waitFor();
      appWindow().history.back();
      await dialog.waitFor({ state: 'detached' });
      await chip.click();
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await dialog.waitFor({ state: 'detached' });
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await page.getByRole('heading', { name: 'Alpha' }).waitFor();
    },
  );

  it('closes the question before a session is deleted, and deletes none but the one that it names', async () => {
    const { page, center, titles } = await withSessions(
      [
        { id: 'a', title: 'Alpha' },
        { id: 'b', title: 'Beta' },
      ],
      { at: '/command-center?sessionId=a' },
    );
    const dialog = page.getByRole('dialog', { name: 'Delete "Alpha"?' });
    await page.getByRole('region', { name: 'Alpha' }).getByRole('button', { name: 'Delete session' }).click();
    await dialog.waitFor();
    await page.reload();
    await dialog.waitFor();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
    await center.row(/Beta/).click();
    await page.getByRole('heading', { name: 'Beta' }).waitFor();
    appWindow().history.forward();
    await page.waitForURL((url) => url.search.includes('delete'));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await titles()).toEqual(['Alpha', 'Beta']);
  });

  it('closes the question before several are deleted, which a reload does not ask again', async () => {
    const { page, center, titles } = await withSessions([{ id: 'a', title: 'Alpha' }]);
    const dialog = page.getByRole('dialog');
    const ask = async () => {
      await center.list.getByRole('button', { name: 'Select several' }).click();
      await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
      await center.list.getByRole('button', { name: 'Delete' }).click();
      await dialog.waitFor();
    };
    await ask();
    appWindow().history.back();
    await dialog.waitFor({ state: 'detached' });
    await center.list.getByText('1 selected').waitFor();
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await ask();
    await page.reload();
    await center.row(/Alpha/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await dialog.count()).toBe(0);
    expect(await titles()).toEqual(['Alpha']);
  });

  it('does not lead to a session that was deleted on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const { page, center, titles } = await withSessions(
      [
        { id: 'a', title: 'Alpha' },
        { id: 'b', title: 'Beta' },
      ],
      { viewport },
    );
    await center.row(/Alpha/).click();
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(titles).toEqual(['Beta']);
    await center.row(/Beta/).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    expect(await page.getByText('Session not found').count()).toBe(0);
  });
});

describe('a session that is deleted from the sidebar', () => {
  const two: Seed[] = [
    { id: 'a', title: 'Alpha', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
    { id: 'b', title: 'Beta' },
  ];
  const openAlpha = async () => {
    const opened = await withSessions(two, { at: '/command-center?sessionId=a' });
    const { page, center } = opened;
    await center.log.getByText('words of Alpha').waitFor();
    const side = sidebar(page);
    const remove = async () => {
      await side.act('Alpha', 'Delete session');
      await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    };
    return { ...opened, side, remove };
  };

  it('while it is open closes, and is not said to be missing', async () => {
    const { page, center, titles, remove } = await openAlpha();
    await page.getByRole('button', { name: 'My Sessions' }).click();
    await remove();
    await center.toast('Session deleted successfully!').waitFor();
    await page.getByText('Pick a session, or start a new one.').waitFor();
    expect(await page.getByText('Session not found').count()).toBe(0);
    expect(await titles()).toEqual(['Beta']);
  });

  it('on another screen is not looked for when one comes back', async () => {
    const { page, center, side, remove } = await openAlpha();
    await side.open('Campaigns');
    await remove();
    await center.toast('Session deleted successfully!').waitFor();
    await side.open('Command Center');
    await page.getByText('Pick a session, or start a new one.').waitFor();
    expect(await page.getByText('Session not found').count()).toBe(0);
  });

  it('opens again when the database refuses', async () => {
    const { page, center, remove, refusals } = await openAlpha();
    await page.getByRole('button', { name: 'My Sessions' }).click();
    await refusals.during({ of: 'write' }, async () => {
      await remove();
      await center.toast('Failed to delete session').waitFor();
    });
    await center.log.getByText('words of Alpha').waitFor();
    expect(await page.getByText('Session not found').count()).toBe(0);
  });

  it('leaves the list also where it is an older one that was found by its title', async () => {
    const { page, center } = await withSessions(many);
    await center.list.getByText('130 sessions').waitFor();
    await center.list.getByRole('searchbox').fill('Talk 129');
    await center.row(/Talk 129/).waitFor();
    await page.getByRole('button', { name: 'My Sessions' }).click();
    const side = sidebar(page);
    await side.section('My Sessions').getByRole('searchbox').fill('Talk 129');
    await side.act('Talk 129', 'Delete session');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(() => center.row(/Talk 129/).count()).toBe(0);
    await side.section('My Sessions').getByText('No sessions found').waitFor();
  });
});

describe('an older session that was found by its title', () => {
  const found = async () => {
    const opened = await withSessions(many);
    const side = sidebar(opened.page);
    await opened.page.getByRole('button', { name: 'My Sessions' }).click();
    await side.section('My Sessions').getByRole('searchbox').fill('Talk 129');
    const row = side.session('Talk 129');
    return { ...opened, side, row };
  };

  it('gets a star, and loses it again', async () => {
    const { side, store, person } = await found();
    const stored = async () => (await store.read(`${paths.sessions(person.uid)}/s129`))?.['favorite'];
    await side.act('Talk 129', 'Add to favorites');
    await expect.poll(stored).toBe(true);
    await side.act('Talk 129', 'Remove from favorites');
    await expect.poll(stored).toBe(false);
  });

  it('has none where the database refuses it', async () => {
    const { side, row, center, refusals } = await found();
    await refusals.during({ of: 'write' }, async () => {
      await side.act('Talk 129', 'Add to favorites');
      await center.toast('Failed to update session').waitFor();
    });
    await row.getByRole('button', { name: 'Add to favorites', exact: true }).waitFor();
  });
});

describe('several sessions at once', () => {
  it('are selected, all or some, duplicated and deleted', async () => {
    const { page, center, titles } = await withSessions([
      { id: 'a', title: 'Alpha', messages: [{ type: 'system', ageMs: 5 * minuteMs }] },
      { id: 'b', title: 'Beta' },
      { id: 'c', title: 'Gamma' },
    ]);
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
    await center.list.getByRole('checkbox', { name: /Beta/ }).check();
    await center.list.getByText('2 selected').waitFor();
    await center.list.getByRole('button', { name: 'Clear' }).click();
    await center.list.getByText('0 selected').waitFor();
    await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
    await center.list.getByRole('button', { name: 'Duplicate' }).click();
    await center.toast('Session duplicated successfully!').waitFor();
    await center.row(/Alpha \(Copy\)/).click();
    await center.log.getByText('words of Alpha').waitFor();

    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('checkbox', { name: /Beta/ }).check();
    await center.list.getByRole('checkbox', { name: /Gamma/ }).check();
    await center.list.getByRole('button', { name: 'Delete' }).click();
    await page
      .getByRole('dialog', { name: 'Delete 2 sessions?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await center.toast('2 sessions deleted successfully!').waitFor();
    expect(await titles()).toEqual(['Alpha', 'Alpha (Copy)']);
  });

  it('are all of them, also those that are not listed', async () => {
    const { page, center, titles } = await withSessions(many);
    await center.list.getByText('130 sessions').waitFor();
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await center.list.getByRole('button', { name: 'Select All' }).click();
    await center.list.getByText('130 selected').waitFor();
    await center.list.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(titles, { timeout: 30_000 }).toEqual([]);
  });

  it('says so where not all of them could be found', async () => {
    const { center, refusals } = await withSessions(many);
    await center.list.getByText('130 sessions').waitFor();
    await center.list.getByRole('button', { name: 'Select several' }).click();
    await refusals.during({ of: 'read', mentions: /startAt/ }, async () => {
      await center.list.getByRole('button', { name: 'Select All' }).click();
      await center.toast('Older ones could not be loaded.').waitFor();
    });
  });

  it('stay selected where those before them are duplicated meanwhile', async () => {
    const writes = heldWrites();
    const { center } = await withSessions(
      [
        { id: 'a', title: 'Alpha' },
        { id: 'b', title: 'Beta' },
      ],
      { prepare: writes.installIn, hasDatabase: true },
    );
    const several = center.list.getByRole('button', { name: 'Select several' });
    await several.click();
    await center.list.getByRole('checkbox', { name: /Alpha/ }).check();
    writes.stop();
    await center.list.getByRole('button', { name: 'Duplicate' }).click();
    await several.click();
    await several.click();
    await center.list.getByRole('checkbox', { name: /Beta/ }).check();
    writes.goOn();
    await center.toast('Session duplicated successfully!').waitFor();
    await center.list.getByText('1 selected').waitFor();
    expect(await center.list.getByRole('checkbox', { name: /Beta/ }).isChecked()).toBe(true);
  });
});

describe('one session', () => {
  it("is exported with times by the clock of the profile, not the device's", async () => {
    const downloads = watchDownloads();
    const person = aPerson();
    const { store } = stage();
    await store.set(paths.user(person.uid), { settings: { timeZone: 'Asia/Tokyo' } });
    await storeSessions(person.uid, [{ id: 'a', title: 'Alpha' }]);
    await store.set(`${paths.messages(person.uid, 'a')}/m0`, {
      content: 'Good morning',
      type: 'system',
      status: 'Done',
      timestamp: new Date('2026-01-19T22:05:00Z'),
    });
    const at = '/command-center?sessionId=a';
    const { page } = await signedIn({ person, at, prepare: downloads.installIn });
    await page.getByText('Good morning').waitFor();
    await page.getByRole('region', { name: 'Alpha' }).getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
    await expect.poll(() => downloads.texts.length).toBe(1);
    expect(await downloads.texts[0]).toContain('20 Jan 2026, 07:05');
  });

  it('is renamed, starred, duplicated, exported and deleted after a question', async () => {
    const downloads = watchDownloads();
    const { page, center, titles } = await withSessions(
      [{ id: 'a', title: 'Alpha', messages: [{ type: 'system', ageMs: 5 * minuteMs }] }],
      { at: '/command-center?sessionId=a', prepare: downloads.installIn },
    );
    const pane = page.getByRole('region', { name: 'Alpha' });
    await pane.getByRole('button', { name: 'Rename session' }).click();
    await page.getByRole('textbox', { name: 'Session title' }).fill('  טיול לאתונה  ');
    await page.keyboard.press('Enter');
    await center.toast('Session renamed successfully!').waitFor();
    await page.getByRole('heading', { name: 'טיול לאתונה' }).waitFor();
    expect(await titles()).toEqual(['טיול לאתונה']);

    const renamed = page.getByRole('region', { name: 'טיול לאתונה' });
    await renamed.getByRole('button', { name: 'Add to favorites' }).click();
    await renamed.getByRole('button', { name: 'Remove from favorites' }).waitFor();

    await renamed.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Export as Markdown' }).click();
    await expect.poll(() => downloads.names).toEqual(['טיול לאתונה.md']);

    await renamed.getByRole('button', { name: 'Duplicate session' }).click();
    await center.toast('Session duplicated successfully!').waitFor();

    await renamed.getByRole('button', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(await titles()).toHaveLength(2);
    await renamed.getByRole('button', { name: 'Delete session' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await center.toast('Session deleted successfully!').waitFor();
    await expect.poll(titles).toEqual(['טיול לאתונה (Copy)']);
  });
});

/** The files that the app hands to the browser, which would store them. */
function watchDownloads() {
  const names: string[] = [];
  const texts: Promise<string>[] = [];
  const installIn = ({ HTMLAnchorElement: { prototype } }: AppWindow) => {
    const click = Reflect.get(prototype, 'click');
    prototype.click = function (this: HTMLAnchorElement) {
      if (this.download === '') Reflect.apply(click, this, []);
      else {
        names.push(this.download);
        texts.push(fetch(this.href).then((file) => file.text()));
      }
    };
  };
  return { names, texts, installIn };
}
