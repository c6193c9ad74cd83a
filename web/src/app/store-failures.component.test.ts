import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { hubPage } from '../../../tests/e2e/pages/hub-page.ts';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { aPerson, signedIn, visit } from '../testing/app.ts';
import { givenSession } from '../testing/given.ts';
import { stage } from '../testing/stage.ts';

it('asks who is signed out to log in before a session is made', async () => {
  const { page } = await visit('/campaigns');
  await sidebar(page).newSession();
  await page.getByText('User not authenticated', { exact: true }).waitFor();
  await page.waitForURL((url) => url.pathname === '/login');
});

describe('the sidebar', () => {
  /** A person with one session, on a screen that leaves the sidebar to itself. */
  async function withSession() {
    const person = aPerson();
    const { store } = stage();
    const sessionId = await givenSession(person, { title: 'Lease' });
    const visited = await signedIn({ person, at: '/campaigns' });
    const { page } = visited;
    const side = sidebar(page);
    await side.session('Lease').waitFor();
    return {
      ...visited,
      side,
      place: `${paths.sessions(person.uid)}/${sessionId}`,
      storedProjects: async () => (await store.list(paths.projects(person.uid))).map(({ name }) => name),
      project: (name: string) => side.section('Projects').getByRole('listitem').filter({ hasText: name }),
      said: (text: string) => page.getByText(text, { exact: true }).waitFor(),
      retitle: async (name: string, label: string) => {
        await page.getByRole('textbox', { name: label }).fill(name);
        await page.keyboard.press('Enter');
      },
      confirm: () => page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click(),
    };
  }

  it('renames a project by double-click and by its pencil, and deletes it by its bin', async () => {
    const { side, project, retitle, confirm, storedProjects } = await withSession();
    await side.addProject('Home');
    await project('Home').getByRole('button', { name: /^Home/ }).dblclick();
    await retitle('House', 'Project name');
    await project('House').hover();
    await project('House').getByRole('button', { name: 'Rename project' }).click();
    await retitle('Garden', 'Project name');
    await project('Garden').hover();
    await expect.poll(storedProjects).toEqual(['Garden']);
    await project('Garden').getByRole('button', { name: 'Delete project' }).click();
    await confirm();
    await side.section('Projects').getByText('No projects yet').waitFor();
    await expect.poll(storedProjects).toEqual([]);
  });

  it('tells what the database refuses of a project, which stays as it was', async () => {
    const { side, project, retitle, confirm, said, storedProjects, refusals } = await withSession();
    await refusals.during({ of: 'write' }, async () => {
      await side.addProject('Home');
      await said('Failed to create project');
      await side.giveUp('Project name', 'Home');
    });
    await side.section('Projects').getByText('No projects yet').waitFor();
    await side.addProject('Home');
    await project('Home').waitFor();
    await expect.poll(storedProjects).toEqual(['Home']);
    await refusals.during({ of: 'write' }, async () => {
      await project('Home').getByRole('button', { name: /^Home/ }).dblclick();
      await retitle('House', 'Project name');
      await said('Failed to update project');
      await side.giveUp('Project name', 'House');
      await project('Home').hover();
      await project('Home').getByRole('button', { name: 'Delete project' }).click();
      await confirm();
      await said('Failed to delete project');
    });
    await project('Home').waitFor();
    expect(await storedProjects()).toEqual(['Home']);
  });

  it('tells what the database refuses of a session, which stays as it was', async () => {
    const { page, store, side, said, confirm, place, refusals } = await withSession();
    const before = await store.read(place);
    await refusals.during({ of: 'write' }, async () => {
      await side.act('Lease', 'Add to favorites');
      await said('Failed to update session');
      await side.rename('Lease', 'Rent');
      await said('Failed to rename session');
      await side.giveUp('Session title', 'Rent');
      await side.act('Lease', 'Delete session');
      await confirm();
      await said('Failed to delete session');
    });
    await side.session('Lease').waitFor();
    expect(await store.read(place)).toEqual(before);
    await refusals.during({ of: 'write' }, async () => {
      await side.newSession();
      await said('Failed to create session');
    });
    await page.getByText('Pick a session, or start a new one.').waitFor();
    expect(await page.getByText('Session not found').count()).toBe(0);
  });

  it('says that it could not load, and so does the hub', async () => {
    const { page, refusals } = await withSession();
    const side = sidebar(page);
    await refusals.during({ of: 'read', mentions: /sessions|projects/ }, async () => {
      await page.goto('/crocodile-hub');
      await side.section('Projects').getByText('Failed to load projects').waitFor();
      for (const name of ['My Sessions', 'Favorites'])
        await side.section(name).getByText('Failed to load sessions').waitFor();
      await page.getByRole('main').getByText('Failed to load recent activity').waitFor();
      await page.getByRole('main').getByText('No recent conversations yet').waitFor();
    });
  });
});

describe('the hub', () => {
  it('says that a session which the database refuses does not open', async () => {
    const { page, refusals } = await signedIn();
    await refusals.during({ of: 'write' }, async () => {
      await hubPage(page).run('how are you today');
      await page.getByText('Failed to open Command Center', { exact: true }).waitFor();
    });
    expect(await page.getByText('Session not found', { exact: true }).count()).toBe(0);
  });
});
