import type { Instant } from '@crocodile-hub/core/contract/time';
import type { Due } from '../ports/world.ts';

const pageSize = 200;

/** Due items, oldest first, in pages as a database gives them. */
export async function* memoryPages(
  documents: ReadonlyMap<string, { attendAt: Instant | null }>,
  now: Instant,
): AsyncGenerator<readonly Due[]> {
  const due = [...documents]
    .flatMap(([name, { attendAt }]) => (attendAt !== null && attendAt <= now ? [{ name, attendAt }] : []))
    .toSorted((a, b) => a.attendAt - b.attendAt);
  for (let from = 0; from === 0 || from < due.length; from += pageSize) {
    await Promise.resolve();
    yield due.slice(from, from + pageSize).map(({ name }) => {
      const [uid = '', id = ''] = name.split('/');
      return { uid, id };
    });
  }
}

/** Everything of all pages. */
export async function allOf(pages: AsyncIterable<readonly Due[]>): Promise<Due[]> {
  const all: Due[] = [];
  for await (const page of pages) all.push(...page);
  return all;
}
