import { describe, expect, it } from 'vitest';
import { readEach } from './read-each.ts';

const said = (status: number) => Object.assign(new Error(`${status}`), { response: { status } });

/** A mailbox of five mails, of which some answer something else. */
function mailbox(failing: Record<string, Error>) {
  const asked: string[] = [];
  const read = (id: string) => {
    asked.push(id);
    const error = failing[id];
    return error === undefined ? Promise.resolve(`mail ${id}`) : Promise.reject(error);
  };
  return { asked, read };
}
const ids = ['1', '2', '3', '4', '5'];
const others = ['mail 1', 'mail 2', 'mail 4', 'mail 5'];
const all = (error: Error) => Object.fromEntries(ids.map((id) => [id, error]));

describe('one mail of five', () => {
  it('that is gone is left out', async () => {
    const { read, asked } = mailbox({ 3: said(404) });
    expect(await readEach(ids, read, { atOnce: 2 })).toEqual({ found: others, unreadable: [] });
    expect(asked).toEqual(ids);
  });

  it.each([403, 429, 500, 503])(
    'that answers %i is told, tried again alone, and hides none',
    async (status) => {
      const { read, asked } = mailbox({ 3: said(status) });
      expect(await readEach(ids, read, { atOnce: 2 })).toEqual({ found: others, unreadable: ['3'] });
      expect(asked.filter((id) => id !== '3')).toEqual(['1', '2', '4', '5']);
    },
  );

  it('that answers the second time is read', async () => {
    let isFirst = true;
    const read = (id: string) => {
      if (id !== '3' || !isFirst) return Promise.resolve(`mail ${id}`);
      isFirst = false;
      return Promise.reject(said(500));
    };
    const { found, unreadable } = await readEach(ids, read, { atOnce: 5 });
    expect([found.length, unreadable]).toEqual([5, []]);
  });

  it('for which the token is refused ends the whole reading', async () => {
    const { read } = mailbox({ 3: said(401) });
    await expect(readEach(ids, read, { atOnce: 5 })).rejects.toThrow('401');
  });

  it('that fails in a way the caller calls fatal ends the whole reading', async () => {
    const { read } = mailbox({ 3: said(429) });
    await expect(readEach(ids, read, { atOnce: 5, fatal: ['rate-limited'] })).rejects.toThrow('429');
  });
});

describe('all mails', () => {
  it.each([401, 403, 429, 500])('that answer %i fail as Google said', async (status) => {
    const { read } = mailbox(all(said(status)));
    await expect(readEach(ids, read, { atOnce: 5 })).rejects.toThrow(`${status}`);
  });

  it('of the first batch that fail keep the others from being asked', async () => {
    const { read, asked } = mailbox(all(said(403)));
    await expect(readEach(ids, read, { atOnce: 2 })).rejects.toThrow('403');
    expect(asked).toEqual(['1', '2']);
  });

  it('that are gone are left out', async () => {
    const { read } = mailbox(all(said(404)));
    expect(await readEach(ids, read, { atOnce: 5 })).toEqual({ found: [], unreadable: [] });
  });
});

it('ends at once when the caller gives up', async () => {
  const controller = new AbortController();
  const { read, asked } = mailbox({ 1: new Error('given up') });
  controller.abort();
  const { signal } = controller;
  await expect(readEach(ids, read, { atOnce: 1, signal })).rejects.toThrow('given up');
  expect(asked).toEqual(['1']);
});
