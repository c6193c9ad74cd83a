import { paths } from '@crocodile-hub/core/contract/paths';
import { expect, it } from 'vitest';
import { sidebar } from '../../../../../tests/e2e/pages/sidebar.ts';
import { aPerson, signedIn } from '../../../testing/app.ts';
import { stage } from '../../../testing/stage.ts';
import type { Stored } from '../../../testing/stored-values.ts';

const minuteMs = 60_000;

/** Sessions of a person's, the first one newest, and a project 'Home'. */
async function withSessions(sessions: readonly { title: string; projectId?: string; favorite?: boolean }[]) {
  const person = aPerson();
  const { store } = stage();
  const now = Date.now();
  const at = new Date(now);
  const project = { name: 'Home', icon: '📁', createdAt: at, updatedAt: at };
  await store.set(`${paths.projects(person.uid)}/home`, project);
  await store.setAll(
    sessions.map((over, index): readonly [string, Stored] => {
      const changed = new Date(now - index * minuteMs);
      const session = {
        icon: '💬',
        status: 'Success',
        createdAt: changed,
        updatedAt: changed,
        messages: [],
        messageCount: 0,
        favorite: false,
        projectId: null,
        ...over,
      };
      return [`${paths.sessions(person.uid)}/s${index}`, session];
    }),
  );
  const app = await signedIn({ person, at: '/campaigns' });
  const side = sidebar(app.page);
  const home = side.section('Projects').getByRole('button', { name: /^Home/ });
  return {
    ...app,
    side,
    home,
    rows: side.section('Projects').getByRole('listitem').getByRole('listitem'),
    count: (words: string) => home.getByLabel(words, { exact: true }).waitFor(),
  };
}

/** As many as are listened to: what follows them is older. */
const newest = Array.from({ length: 50 }, (_, index) => ({ title: `Talk ${index}` }));

it('shows and counts the sessions of a project that are older than the newest of all', async () => {
  const old = [
    { title: 'Roof', projectId: 'home' },
    { title: 'Garden', projectId: 'home' },
  ];
  const { side, home, rows, count } = await withSessions([...newest, ...old]);
  await count('2 sessions');
  await home.click();
  await side.session('Roof', 'Projects').first().waitFor();
  // A time of yesterday begins with its weekday.
  const titles = async () =>
    (await rows.allTextContents()).map((words) => /^(?:Roof|Garden)/.exec(words)?.[0]);
  await expect.poll(titles).toEqual(['Roof', 'Garden']);
});

it('counts again when an old session is moved into a folded project', async () => {
  const { page, side, count } = await withSessions([
    ...newest,
    { title: 'Roof', projectId: 'home' },
    { title: 'Garden', favorite: true },
  ]);
  await count('1 session');
  await side.session('Garden', 'Favorites').hover();
  await side.session('Garden', 'Favorites').getByRole('button', { name: 'Move to project' }).click();
  await page.getByRole('menuitemradio', { name: 'Home' }).click();
  await count('2 sessions');
  await side.session('Garden', 'Favorites').hover();
  await side.session('Garden', 'Favorites').getByRole('button', { name: 'Move to project' }).click();
  await page.getByRole('menuitemradio', { name: 'No Project' }).click();
  await count('1 session');
});

it('shows 120 px of a title, and the time', async () => {
  const title = 'A very long title of a session that nobody could show in one line';
  const { side } = await withSessions([{ title }]);
  const row = side.session(title);
  await row.waitFor();
  const shown = await row.getByText(title).boundingBox();
  expect(shown.width).toBe(120);
  expect(await row.getByRole('link').innerText()).toMatch(/\d{1,2}:\d{2}/);
});

it('lists fifty sessions of a project, and more when asked', async () => {
  const { side, home, rows, count } = await withSessions(
    Array.from({ length: 53 }, (_, index) => ({ title: `Talk ${index}`, projectId: 'home' })),
  );
  await count('53 sessions');
  await home.click();
  await expect.poll(() => rows.count()).toBe(50);
  await side.section('Projects').getByRole('button', { name: 'Show more' }).click();
  await expect.poll(() => rows.count()).toBe(53);
  expect(await side.section('Projects').getByRole('button', { name: 'Show more' }).count()).toBe(0);
});
