import { atOnce } from '../shared/at-once.ts';
import { untilAborted } from '../shared/until-aborted.ts';

/**
 * Bytes of an answer that are read, as JSON: of a mail in a list, of what is opened, of a file. Gmail takes mails of up
 * to fifty megabytes, and a third more as JSON.
 */
const most = { listed: 400_000, opened: 40_000_000, file: 70_000_000 } as const;

/**
 * How many answers may be in work that have grown beyond so many bytes: of all, and of one person. That is 19 MB of
 * short ones, and as much again of long ones; only one at a time takes more. Others wait.
 */
const rooms = [
  { beyond: 0, all: 48, each: 20 },
  { beyond: most.listed, all: 3, each: 1 },
  { beyond: 8_000_000, all: 1, each: 1 },
] as const;

type Fetch = typeof fetch;

export type AskOptions = { fetchImplementation: Fetch };

/**
 * Calls whose answers are read within bounds. Resolves to null where an answer is longer than that: no more of it is fetched. `ask` makes what it needs of the
 * answer, for with it the room is given back.
 */
export function answerRoom() {
  const takes = rooms.map(({ beyond, ...limit }) => ({ beyond, take: atOnce(limit) }));

  return async function within<T>(
    who: string,
    what: keyof typeof most,
    ask: (options: AskOptions) => Promise<T>,
  ): Promise<T | null> {
    const ends: (() => void)[] = [];
    let isTooLong = false;
    let isOver = false;

    /** What comes while it waits for room waits at the other side. */
    async function makeRoom(bytes: number): Promise<void> {
      for (const { beyond, take } of takes.slice(ends.length)) {
        if (bytes <= beyond) return;
        const end = await take(who);
        // Whoever gave up meanwhile must not keep the room.
        if (isOver) end();
        else ends.push(end);
      }
    }

    function bounded(signal: AbortSignal | null | undefined) {
      let length = 0;
      return new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          length += chunk.length;
          isTooLong = length > most[what];
          if (isTooLong) throw new Error(`The answer has more than ${most[what]} bytes`);
          const room = makeRoom(length);
          await (signal == null ? room : untilAborted(signal, room));
          controller.enqueue(chunk);
        },
      });
    }

    const fetchImplementation: Fetch = async (input, init) => {
      const response = await fetch(input, init);
      if (response.body === null) return response;
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(bounded(init?.signal)), { status, statusText, headers });
    };

    try {
      await makeRoom(1);
      return await ask({ fetchImplementation });
    } catch (error) {
      if (isTooLong) return null;
      throw error;
    } finally {
      isOver = true;
      for (const end of ends) end();
    }
  };
}
