import { expect, it } from 'vitest';
import { aPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';

it('asks about a meeting in the past, and names its year', async () => {
  const person = await aPerson({ google: true });
  const command = 'Schedule a meeting "Review" with dana@example.com on 5.1.2020 at 10:00';
  const { reply } = await callRoute(person.token, 'legacySmartTask', {
    body: { userId: person.uid, command, timeZone: 'Asia/Jerusalem', locale: 'en-GB' },
  });
  expect(reply).toMatchObject({ actionType: 'create_event', requiresConfirmation: true });
  expect(reply?.summary).toContain('2020');
});
