import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { visit } from '../support/browse.ts';
import { countOf, givenSession, stored } from '../support/given.ts';
import { aPerson } from '../support/people.ts';
import { withRefusal } from '../support/refused-store.ts';
import { signedIn } from '../support/signed-in.ts';
import { hubPage } from './pages/hub-page.ts';
import { sidebar } from './pages/sidebar.ts';
import { patience } from '../support/patience.ts';

it('asks who is signed out to log in before a session is made', async () => {
  const { page, close } = await visit('/campaigns');
  await sidebar(page).newSession();
  await page.getByText('User not authenticated', { exact: true }).waitFor(patience);
  await page.waitForURL((url) => url.pathname === '/login', patience);
  await close();
});

describe('the sidebar', () => {
  let open: Awaited<ReturnType<typeof signedIn>>;
  let sessionId: string;

  beforeAll(async () => {
    const person = await aPerson({ google: false });
    sessionId = await givenSession(person, { title: 'Lease' });
    open = await signedIn({ person });
    await sidebar(open.page).open('Campaigns');
    await sidebar(open.page).session('Lease').waitFor(patience);
  });
  afterAll(() => open.close());

  const project = (name: string) =>
    sidebar(open.page).section('Projects').getByRole('listitem').filter({ hasText: name });
  const said = (text: string) => open.page.getByText(text, { exact: true }).waitFor(patience);
  const retitle = async (name: string, label: string) => {
    await open.page.getByRole('textbox', { name: label }).fill(name);
    await open.page.keyboard.press('Enter');
  };
  const confirm = () =>
    open.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();

  it('renames a project by double-click and by its pencil, and deletes it by its bin', async () => {
    const side = sidebar(open.page);
    await side.addProject('Home');
    await project('Home').getByRole('button', { name: /^Home/ }).dblclick();
    await retitle('House', 'Project name');
    await project('House').hover();
    await project('House').getByRole('button', { name: 'Rename project' }).click();
    await retitle('Garden', 'Project name');
    await project('Garden').hover();
    await project('Garden').getByRole('button', { name: 'Delete project' }).click();
    await confirm();
    await side.section('Projects').getByText('No projects yet').waitFor(patience);
    // The page shows it before the database has it, and what comes next is to be refused by the database.
    await expect.poll(() => countOf(paths.projects(open.person.uid)), patience).toBe(0);
  });

  it('tells what the database refuses of a project, which stays as it was', async () => {
    const { page } = open;
    const side = sidebar(page);
    await withRefusal(page, { of: 'write' }, async () => {
      await side.addProject('Home');
      await said('Failed to create project');
      await side.giveUp('Project name', 'Home');
    });
    await side.section('Projects').getByText('No projects yet').waitFor(patience);
    await side.addProject('Home');
    await project('Home').waitFor(patience);
    await expect.poll(() => countOf(paths.projects(open.person.uid)), patience).toBe(1);
    await withRefusal(page, { of: 'write' }, async () => {
      await project('Home').getByRole('button', { name: /^Home/ }).dblclick();
      await retitle('House', 'Project name');
      await said('Failed to update project');
      await side.giveUp('Project name', 'House');
      await project('Home').hover();
      await project('Home').getByRole('button', { name: 'Delete project' }).click();
      await confirm();
      await said('Failed to delete project');
    });
    await project('Home').waitFor(patience);
  });

  it('tells what the database refuses of a session, which stays as it was', async () => {
    const { page, person } = open;
    const side = sidebar(page);
    const place = `${paths.sessions(person.uid)}/${sessionId}`;
    const before = await stored(place);
    await withRefusal(page, { of: 'write' }, async () => {
      await side.act('Lease', 'Add to favorites');
      await said('Failed to update session');
      await side.rename('Lease', 'Rent');
      await said('Failed to rename session');
      await side.giveUp('Session title', 'Rent');
      await side.act('Lease', 'Delete session');
      await confirm();
      await said('Failed to delete session');
    });
    await side.session('Lease').waitFor(patience);
    expect(await stored(place)).toEqual(before);
    await withRefusal(page, { of: 'write' }, async () => {
      await side.newSession();
      await said('Failed to create session');
    });
    await page.getByText('Pick a session, or start a new one.').waitFor(patience);
    expect(await page.getByText('Session not found').count()).toBe(0);
  });

  it('says that it could not load, and so does the hub', async () => {
    const { page } = open;
    await withRefusal(page, { of: 'read', mentions: /sessions|projects/ }, async () => {
      await page.goto('/crocodile-hub');
      const side = sidebar(page);
      await side.section('Projects').getByText('Failed to load projects').waitFor(patience);
      for (const name of ['My Sessions', 'Favorites'])
        await side.section(name).getByText('Failed to load sessions').waitFor(patience);
      await page.getByRole('main').getByText('Failed to load recent activity').waitFor(patience);
      await page.getByRole('main').getByText('No recent conversations yet').waitFor(patience);
    });
  });
});

describe('the hub', () => {
  it('says that a session which the database refuses does not open', async () => {
    const { page, close } = await signedIn();
    await withRefusal(page, { of: 'write' }, async () => {
      await hubPage(page).run('how are you today');
      await page.getByText('Failed to open Command Center', { exact: true }).waitFor(patience);
    });
    expect(await page.getByText('Session not found', { exact: true }).count()).toBe(0);
    await close();
  });

  it('keeps the words of a session that could not be made', async () => {
    const { page, close } = await signedIn();
    await page.route('**/assets/firestore-sdk-*', (route) => route.abort());
    await page.reload();
    const hub = hubPage(page);
    const failures = {
      'find quiet places': '❌ Failed to process search',
      'how are you today': 'Failed to create session - no session ID returned',
    };
    for (const [sentence, says] of Object.entries(failures)) {
      await hub.run(sentence);
      await page.getByText(says, { exact: true }).waitFor(patience);
      await expect.poll(() => hub.commandBox().inputValue(), patience).toBe(sentence);
    }
    await close(/\/assets\/firestore-sdk-/);
  });
});
