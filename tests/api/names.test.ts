import { describe, expect, it } from 'vitest';
import { paths } from '@crocodile-hub/core/contract/paths';
import { scheduledUrl } from '../../local/stack/addresses.ts';
import { stored } from '../support/given.ts';
import { theDemoPerson, type TestPerson } from '../support/people.ts';
import { callRoute } from '../support/route-call.ts';
import { sent } from '../support/sent.ts';
import { whoKnowsDana } from '../support/who-knows-dana.ts';
import { stackUrls } from '../support/stack-urls.ts';

const urls = stackUrls();

/** Which contact a name means. In a mail, anyone can use any name. */

async function read({ token, uid }: TestPerson, command: string) {
  const { reply } = await callRoute(token, 'legacySmartTask', { body: { userId: uid, command } });
  return reply;
}

describe('a mail to a name', () => {
  it('goes unasked to whom the person wrote to', async () => {
    const { person, dana } = await whoKnowsDana();
    expect(await read(person, 'email Dana that we won')).toMatchObject({
      requiresConfirmation: false,
      summary: expect.stringContaining(`Dana <${dana}>`),
      payload: { to: [dana] },
      resolved: [{ written: 'Dana', address: dana, name: 'Dana Cohen', doubt: null }],
    });
  });

  it('means nobody once Google is disconnected', async () => {
    const { person, dana } = await whoKnowsDana();
    expect((await read(person, 'email Dana that we won'))?.payload).toMatchObject({ to: [dana] });
    await callRoute(person.token, 'googleDisconnect', { body: {} });
    expect(await read(person, 'email Dana that we won')).toMatchObject({
      requiresConfirmation: true,
      payload: { to: ['Dana'] },
    });
    expect(await stored(`${paths.cache(person.uid)}/contacts`)).toBeUndefined();
    expect(await stored(`${paths.people(person.uid)}/head`)).toBeUndefined();
  });

  it('is asked about when a stranger took the name, and goes to nobody until then', async () => {
    const { person, dana, attacker } = await whoKnowsDana({ stranger: 'Dana' });
    const reply = await read(person, 'email Dana that we won');
    expect(reply).toMatchObject({
      requiresConfirmation: true,
      payload: { to: ['Dana'] },
      resolved: [
        {
          address: null,
          source: 'ambiguous',
          doubt: 'several',
          candidates: [
            { name: 'Dana Cohen', address: dana, known: 'written-to' },
            { name: 'Dana', address: attacker, known: 'received' },
          ],
        },
      ],
    });
    const whole = await read(person, 'email Dana Cohen that we won');
    expect(whole).toMatchObject({ requiresConfirmation: false, payload: { to: [dana] } });
    const { status } = await callRoute(person.token, 'execute', {
      body: { userId: person.uid, actionType: 'send_email', payload: reply?.payload },
    });
    expect(status).toBe(400);
    expect((await sent()).filter(({ to }) => to.includes(attacker))).toEqual([]);
  });

  it('is asked about when only mail that came in bears it', async () => {
    const { person, attacker } = await whoKnowsDana({ stranger: 'Zoe' });
    expect(await read(person, 'email Zoe that we won')).toMatchObject({
      requiresConfirmation: true,
      payload: { to: [attacker] },
      resolved: [{ address: attacker, doubt: 'never-written-to' }],
    });
  });

  it('is asked about in a meeting as in a mail', async () => {
    const { person } = await whoKnowsDana({ stranger: 'Dana' });
    expect(await read(person, 'schedule a meeting with Dana tomorrow at 10')).toMatchObject({
      requiresConfirmation: true,
      payload: { attendees: ['Dana'] },
    });
  });
});

it('the contacts say who was written to, and who only wrote', async () => {
  const { person, dana, attacker } = await whoKnowsDana({ stranger: 'Zoe\u202e' });
  const { reply } = await callRoute(person.token, 'contacts');
  expect(reply?.contacts).toEqual([
    { name: 'Dana Cohen', email: dana, known: 'written-to' },
    { name: 'Zoe', email: attacker, known: 'received' },
  ]);
});

it('all mail is read for its people in the background, once somebody was looked for', async () => {
  const { person } = await whoKnowsDana();
  await callRoute(person.token, 'contacts');
  const head = `${paths.people(person.uid)}/head`;
  expect(await stored(head)).toMatchObject({ historyId: null, read: 0 });
  const headers = { 'content-type': 'application/json' };
  const { ok } = await fetch(scheduledUrl(urls, 'sweep'), { method: 'POST', headers, body: '{}' });
  expect(ok).toBe(true);
  expect(await stored(head)).toMatchObject({ walk: null, attendAt: null, failures: 0 });
  expect((await stored(head))?.['read']).toBeGreaterThan(0);
});

it('the demo knows its Dana, and asks about her name in other letters, as the README says', async () => {
  const noa = await theDemoPerson();
  const dana = { attendees: ['dana@cohen-media.co.il'] };
  expect(await read(noa, 'Schedule a meeting with Dana tomorrow at 10:00')).toMatchObject({
    requiresConfirmation: false,
    payload: dana,
  });
  expect(await read(noa, 'תקבע פגישה עם דנה מחר בשעה 10')).toMatchObject({
    requiresConfirmation: true,
    payload: dana,
    resolved: [{ doubt: 'look-alike' }],
  });
});
