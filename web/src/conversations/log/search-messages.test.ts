import { expect, it } from 'vitest';
import type { LogReader } from './log-reader.ts';
import { type FoundMessages, type SearchedSession, searchMessages } from './search-messages.ts';

/** A log of `count` messages that can be read; number 7 of it is about a quote. This device may have the end of it. */
function aLog(
  count: number,
  { failsAfter = Infinity, has = 0 } = {},
): LogReader & { asked: ('few' | 'many')[] } {
  const all = Array.from({ length: count }, (_, index) => count - 1 - index).map((number) => ({
    id: `m${number}`,
    content: number === 7 ? 'The quote for Dana' : `Message ${number}`,
  }));
  let read = 0;
  const asked: ('few' | 'many')[] = [];
  return {
    asked,
    texts: () => all.slice(0, read),
    isAtEnd: () => read >= count,
    readOn(amount) {
      if (asked.length >= failsAfter) {
        read = Math.max(read, has);
        return Promise.reject(new Error('unavailable'));
      }
      asked.push(amount);
      read = Math.min(count, read + (amount === 'few' ? 50 : 500));
      return Promise.resolve();
    },
  };
}

async function search(
  logs: Record<string, LogReader>,
  over: { words?: string; reach?: 'newest' | 'all'; messages?: SearchedSession['messages'] } = {},
) {
  const { words = 'quote', reach = 'newest', messages = [] } = over;
  const told: FoundMessages[] = [];
  const stop = new AbortController();
  await searchMessages(
    {
      words,
      reach,
      sessions: Object.keys(logs).map((id) => ({ id, messages })),
      readerOf: ({ id }) => logs[id] ?? aLog(0),
      signal: stop.signal,
    },
    (found) => told.push(found),
  );
  return { told, last: told.at(-1) };
}

const ids = (found: FoundMessages | undefined) =>
  found?.hits.map(({ sessionId, messageId }) => `${sessionId}/${messageId}`);

it('tells at once what a session says of itself, and each message once', async () => {
  const { told, last } = await search(
    { s1: aLog(20) },
    { messages: [{ id: 'm7', content: 'The quote for Dana' }] },
  );
  expect(ids(told[0])).toEqual(['s1/m7']);
  expect(ids(last)).toEqual(['s1/m7']);
  expect(last?.older).toBe('none');
});

it('reads the newest of each log, and says that there is more', async () => {
  const long = aLog(5_000);
  const { last } = await search({ long, short: aLog(20) });
  expect(ids(last)).toEqual(['short/m7']);
  expect(last?.older).toBe('some');
  expect(long.asked).toEqual(['few']);
});

it('reads to the end when it is asked to', async () => {
  const { told, last } = await search({ long: aLog(5_000), short: aLog(20) }, { reach: 'all' });
  expect(ids(last)).toEqual(['short/m7', 'long/m7']);
  expect(told.map(({ older }) => older)).toContain('reading');
  expect(last?.older).toBe('none');
});

it('stops when there are more hits than anybody reads', async () => {
  const long = aLog(5_000);
  const { last } = await search({ long }, { words: 'message', reach: 'all' });
  expect(last?.hits).toHaveLength(20);
  expect(long.asked).toEqual(['few']);
});

it('says that older messages could not be read, and keeps what was found', async () => {
  const { last } = await search({ short: aLog(20), long: aLog(5_000, { failsAfter: 1 }) }, { reach: 'all' });
  expect(ids(last)).toEqual(['short/m7']);
  expect(last?.older).toBe('failed');
});

it('searches what this device has of a log whose rest cannot be read', async () => {
  const { last } = await search({ long: aLog(200, { failsAfter: 1, has: 195 }) }, { reach: 'all' });
  expect(ids(last)).toEqual(['long/m7']);
  expect(last?.older).toBe('failed');
});
