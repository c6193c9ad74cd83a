import { paths } from '@crocodile-hub/core/contract/paths';
import { describe, expect, it } from 'vitest';
import { sidebar } from '../../../tests/e2e/pages/sidebar.ts';
import { signedIn } from './app.ts';
import { appWindow } from './app-frame.ts';
import { givenSession, givenTask } from './given.ts';

it.each(['first', 'next'])('a %s test begins with nothing of another one', async (title) => {
  const { page, person, store } = await signedIn({ at: '/campaigns' });
  const side = sidebar(page);
  await side.section('My Sessions').getByText('No sessions found').waitFor();
  await givenSession(person, { title });
  await givenTask(person, { originalCommand: title });
  await side.session(title).waitFor();
  await page.goto('/smart-tasks');
  const commands = page.getByRole('main').getByText(/^(first|next)$/);
  await commands.waitFor();
  expect(await commands.allTextContents()).toEqual([title]);
  expect((await store.list(paths.sessions(person.uid))).map((session) => session['title'])).toEqual([title]);
});

describe('a test fails', () => {
  const ask = (path: string, init: RequestInit = {}) => appWindow().fetch(path, init);
  const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  it('for a call that it gave no answer to', async () => {
    const { accounts, person, problems } = await signedIn({ at: '/settings' });
    const init = post({ key: 'k1' }, { Authorization: `Bearer ${accounts.token(person)}` });
    await expect(ask('/api/action-engine/undo', init)).rejects.toThrow('Failed to fetch');
    expect(problems.splice(0)).toEqual(['No answer is set for undo']);
  });

  it('for a call that the contract does not know, and for one of another shape', async () => {
    const { api, problems } = await signedIn({ at: '/settings' });
    await expect(ask('/api/no-such-call')).rejects.toThrow('Failed to fetch');
    api.reply('googleStart', { success: true, authUrl: 'https://accounts.google.test/', state: 's' });
    expect((await ask('/api/google/start', post({}))).status).toBe(400);
    expect(problems.splice(0)).toEqual([
      expect.stringMatching(/GET .*no-such-call is no route/),
      expect.stringMatching(/googleStart was sent a wrong body/),
    ]);
  });

  it('for a reply that the contract does not know', async () => {
    const { api, problems } = await signedIn({ at: '/settings' });
    api.on('deletionReceipt', () => ({ is: 'reply', reply: JSON.parse('{"success":true}') }));
    await expect(ask('/api/account/deletions/r1')).rejects.toThrow('Failed to fetch');
    expect(problems.splice(0)).toEqual([expect.stringMatching(/reply is none of deletionReceipt/)]);
  });

  it('for what the console complains about', async () => {
    const { problems } = await signedIn({ at: '/settings' });
    appWindow().console.warn('Not', 'so');
    expect(problems.splice(0)).toEqual(['Not so']);
  });
});
