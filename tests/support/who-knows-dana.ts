import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { payloadHash } from '@crocodile-hub/core/domain/payload-hash';
import { aPerson, type TestPerson } from './people.ts';
import { arrives } from './providers.ts';
import { callRoute } from './route-call.ts';

/** A person who has written to their contact Dana Cohen, and got mail from a stranger with this name. */
export async function whoKnowsDana({ stranger }: { stranger?: string } = {}): Promise<{
  person: TestPerson;
  dana: string;
  attacker: string;
}> {
  const person = await aPerson({ google: true });
  const dana = `dana-${randomUUID().slice(0, 8)}@cohen-media.example`;
  const attacker = `attacker-${randomUUID().slice(0, 8)}@evil.test`;
  const payload = { to: [`Dana Cohen <${dana}>`], subject: 'Quote', body: 'Here it is.' };
  const { status } = await callRoute(person.token, 'execute', {
    body: {
      userId: person.uid,
      actionType: 'send_email',
      payload,
      payloadHash: payloadHash('send_email', payload),
      idempotencyKey: randomUUID(),
    },
  });
  expect(status).toBe(200);
  if (stranger !== undefined) {
    const from = `${stranger} <${attacker}>`;
    await arrives({ provider: 'google', to: person.email, from, subject: 'Hello', text: 'Hi' });
  }
  return { person, dana, attacker };
}
