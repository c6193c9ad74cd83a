import { afterAll, beforeAll, expect, it } from 'vitest';
import { jerusalemTime } from '../../local/seed/jerusalem.ts';
import { type Visit } from '../support/browse.ts';
import { patience } from '../support/patience.ts';
import { callRoute } from '../support/route-call.ts';
import { signedIn } from '../support/signed-in.ts';
import type { TestPerson } from '../support/people.ts';
import { commandCenterPage } from './pages/command-center-page.ts';
import { hubPage } from './pages/hub-page.ts';

/** Questions about the person's own day, without a model. Rule chat.day.1. */

let open: Visit & { person: TestPerson };
const hostile = 'Plan [x](http://evil.test) ![](http://evil.test/p.png) https://evil.test';

beforeAll(async () => {
  open = await signedIn({ google: true });
  open.page.setDefaultTimeout(patience.timeout);
  // Every day, so that midnight does not matter.
  await meets(hostile, -1, '12:00', 'FREQ=DAILY');
  await meets('פגישה עם דנה', -1, '15:00', 'FREQ=DAILY');
});
afterAll(() => open.close());

async function meets(title: string, daysFromNow: number, at: string, recurrence: string): Promise<void> {
  const { uid, token } = open.person;
  const start = jerusalemTime(Date.now(), daysFromNow, at);
  const times = {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + 1_800_000).toISOString(),
  };
  const payload = { title, ...times, attendees: [], recurrence };
  const body = { userId: uid, actionType: 'create_event', payload, timeZone: 'Asia/Jerusalem' } as const;
  const { status } = await callRoute(token, 'execute', { body });
  expect(status).toBe(200);
}

it('lead from the hub to what is in the calendar, where a title is shown and never acts', async () => {
  const { page } = open;
  await hubPage(page).run('What is on my calendar today?');
  const { log } = commandCenterPage(page);
  await log.getByText(/^Your calendar, today, .*: 2 entries\.$/).waitFor(patience);
  const line = log.getByRole('listitem').filter({ hasText: '12:00–12:30' });
  expect((await line.innerText()).replace(/[\u2060\u2068\u2069]/g, '')).toContain(hostile);
  expect(await line.getByRole('link').count()).toBe(0);
  expect(await log.getByRole('img').count()).toBe(0);
  const links = await log.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(links.map((href) => new URL(href ?? '').host)).toEqual(['www.google.com', 'www.google.com']);
});

it('go on in Hebrew, and each answer begins on its own side', async () => {
  const { page } = open;
  const center = commandCenterPage(page);
  const { log } = center;
  await center.send('מה יש לי מחר?');
  await log.getByText(/^ביומן שלך, מחר, /).waitFor(patience);
  await center.send('ומחרתיים?');
  const answer = log
    .locator('[dir="rtl"]')
    .filter({ hasText: /^ביומן שלך, יום / })
    .last();
  await answer.waitFor(patience);
  const lines = log.getByRole('listitem').filter({ hasText: '12:00' }).filter({ hasText: 'Plan' });
  const sides = await lines.evaluateAll((all) => all.map((one) => getComputedStyle(one).direction));
  expect(sides).toEqual(['ltr', 'rtl', 'rtl']);
});

it('answers about the day name screens of this app as their sources', async () => {
  const { page } = open;
  const center = commandCenterPage(page);
  const { log } = center;
  await center.send('what are my open tasks?');
  await log.getByText('You have no open tasks.').waitFor(patience);
  await log.getByRole('link', { name: 'Smart Tasks' }).click();
  await page.waitForURL('**/smart-tasks', patience);
});
