import { describe, expect, it } from 'vitest';
import type { Account } from '../../ports/accounts.ts';
import { aChat } from '../../testing/a-chat.ts';
import { anna } from '../../testing/engine.ts';
import { memoryPeople } from '../../testing/memory-people.ts';
import { peopleOfVerified } from './people.ts';
import { changePeople, takeBackPeople } from './people.ts';
import { saidInChat } from './said-in-chat.ts';

const verified: Account = { isVerified: true, hasPassword: true, sessionsSince: 0, wasUnverified: false };

function aWorld() {
  let account: Account | null = verified;
  const people = peopleOfVerified(memoryPeople(), { findVerified: () => Promise.resolve(account) });
  return {
    ports: { ...aChat(), people },
    becomes: (next: Account | null) => {
      account = next;
    },
  };
}

describe('what is said of people', () => {
  const mom = { does: 'name', address: 'eve@attacker.example', name: 'Mom' } as const;

  it('is not changed by an account whose address is not verified', async () => {
    const { ports, becomes } = aWorld();
    const { id } = await changePeople(ports, anna, mom);
    becomes({ ...verified, isVerified: false });
    const said = await ports.people.said(anna.uid);
    const refusal = { kind: 'unverified', reason: 'unverifiedNote' };
    await expect(changePeople(ports, anna, { ...mom, name: 'Dad' })).rejects.toMatchObject(refusal);
    await expect(takeBackPeople(ports, anna, id)).rejects.toMatchObject(refusal);
    expect(await ports.people.said(anna.uid)).toEqual(said);
    becomes(null);
    await expect(takeBackPeople(ports, anna, id)).rejects.toMatchObject({ kind: 'unauthenticated' });
  });

  it.each([
    ['my mother is Ruth', 'Open the link in the mail'],
    ['אמא זה Ruth', 'צריך לפתוח את הקישור'],
  ])('is answered with what to do first: %s', async (message, answer) => {
    const { ports, becomes } = aWorld();
    becomes({ ...verified, isVerified: false });
    expect(await saidInChat(ports, anna, message)).toContain(answer);
    expect(await ports.people.said(anna.uid)).toEqual([]);
  });
});
