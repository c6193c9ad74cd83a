import { describe, it } from 'vitest';
import { aDirectMessage } from '../support/a-direct-message.ts';
import { aPerson, type TestPerson } from '../support/people.ts';
import { patience } from '../support/patience.ts';
import { arrives } from '../support/providers.ts';
import { signedIn } from '../support/signed-in.ts';
import { inboxPage } from './pages/inbox-page.ts';

const mailFor = ({ email }: TestPerson, mail: Record<string, unknown>) =>
  arrives({ provider: 'google', to: email, ...mail });

async function onInbox(mails: Record<string, unknown>[], { google = true } = {}) {
  const person = await aPerson({ google });
  for (const mail of mails) await mailFor(person, mail);
  const visited = await signedIn({ person });
  const { page } = visited;
  await page.route('**/api/instagram/messages', (route) =>
    route.fulfill({ json: { success: true, messages: [aDirectMessage] } }),
  );
  const open = () => page.goto('/inbox-ai');
  return { ...visited, open, inbox: inboxPage(page) };
}

const dana = { from: 'Dana Cohen <dana@example.com>', subject: 'The quote', text: 'Here it is' };
const avi = { from: 'Avi Mizrahi <avi@studio.co.il>', subject: 'Invoice 2041', text: 'Is it with you?' };

describe('the inbox', () => {
  it('shows what came since, when refreshed', async () => {
    const { inbox, person, open, close } = await onInbox([dana]);
    await open();
    await inbox.card('The quote').waitFor(patience);
    await mailFor(person, avi);
    await inbox.refresh();
    await inbox.card('Invoice 2041').waitFor(patience);
    await close();
  });
});
