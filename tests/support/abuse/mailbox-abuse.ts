import { routes } from '@crocodile-hub/core/contract/routes';
import { inboxPage } from '@crocodile-hub/core/contract/inbox';
import type { StackUrls } from '../../../local/stack/addresses.ts';
import type { TestPerson } from '../new-person.ts';

/** What was found, and whether it may be so. */
export type Finding = { what: string; value: number; isWithin: boolean };

const rounds = 20;
const chatsAMinute = 60;

/** One mail that Gmail cannot give, listed again and again: what is hidden, and what others are refused. */
export async function besideABadMail(
  urls: StackUrls,
  origin: string,
  [eve, anna]: readonly [TestPerson, TestPerson],
): Promise<Finding[]> {
  const subjects = ['one', 'two', 'three', 'four', 'five'];
  for (const subject of subjects) await deliver(urls, eve.email, subject, 'Words');
  const bad = (await list(origin, eve)).messages.find(({ subject }) => subject === 'three')?.id ?? '';
  await ask(urls, 'POST', '/_faults', {
    provider: 'google',
    kind: 'status',
    status: 500,
    path: `messages/${bad}`,
    mentions: bad,
    times: 100_000,
  });
  let hidden = 0;
  let refused = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      const shown = new Set((await list(origin, eve)).messages.map(({ subject }) => subject));
      hidden += subjects.filter((subject) => subject !== 'three' && !shown.has(subject)).length;
      const other = await listAnswer(origin, anna);
      if (!other.ok) refused += 1;
      await other.body?.cancel();
    }
  } finally {
    await ask(urls, 'DELETE', `/_faults?mentions=${encodeURIComponent(bad)}`);
  }
  return [
    { what: 'mails hidden by a bad one', value: hidden, isWithin: hidden === 0 },
    { what: 'others refused because of it', value: refused, isWithin: refused === 0 },
  ];
}

/** Somebody chats at all instances at once, more than a minute allows. */
export async function atAllInstances(
  origins: readonly string[],
  { uid, token }: TestPerson,
): Promise<Finding[]> {
  const asked = Array.from({ length: 2 * chatsAMinute }, (_, index) => origins[index % origins.length] ?? '');
  const statuses = await Promise.all(
    asked.map(async (origin) => {
      const answer = await fetch(origin + routes.chat.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ message: 'thanks', userId: uid }),
      });
      await answer.text();
      return answer.status;
    }),
  );
  const passed = statuses.filter((status) => status === 200).length;
  // Where a minute ends meanwhile, a few of the next one's pass.
  const isWithin = passed <= chatsAMinute + chatsAMinute / 4;
  return [
    { what: `chats of ${asked.length} that pass at ${origins.length} instances`, value: passed, isWithin },
  ];
}

function listAnswer(origin: string, { token }: TestPerson): Promise<Response> {
  const path = `${routes.inboxMessages.path}?labelIds=INBOX`;
  return fetch(origin + path, { headers: { authorization: `Bearer ${token}` } });
}

async function list(origin: string, person: TestPerson) {
  const answer = await listAnswer(origin, person);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`the list was answered ${answer.status} ${text.slice(0, 300)}`);
  return inboxPage.parse(JSON.parse(text));
}

async function deliver(urls: StackUrls, to: string, subject: string, text: string): Promise<void> {
  await ask(urls, 'POST', '/_inbound', { provider: 'google', to, from: 'x@example.com', subject, text });
}

export async function ask(urls: StackUrls, method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(urls.providers + path, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
}
