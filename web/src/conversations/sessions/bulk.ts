const atOnce = 5;

/** Runs `work` for each session; one failure does not stop the others. Resolves to the number of successes. */
export async function eachOf(
  ids: readonly string[],
  work: (id: string) => Promise<unknown>,
): Promise<number> {
  let done = 0;
  for (let start = 0; start < ids.length; start += atOnce) {
    const outcomes = await Promise.allSettled(ids.slice(start, start + atOnce).map(work));
    done += outcomes.filter(({ status }) => status === 'fulfilled').length;
  }
  return done;
}

const words = {
  delete: {
    one: 'sessionDeleted',
    many: 'sessionsDeleted',
    failedOne: 'failedToDeleteSession',
    failedSome: 'failedToDeleteSomeSessions',
  },
  duplicate: {
    one: 'sessionDuplicated',
    many: 'sessionsDuplicated',
    failedOne: 'failedToDuplicateSession',
    failedSome: 'failedToDuplicateSomeSessions',
  },
} as const;

/** The toast's key in the catalogue. Rule errors.center.1. */
export function bulkNews(verb: keyof typeof words, { asked, done }: { asked: number; done: number }) {
  const { one, many, failedOne, failedSome } = words[verb];
  if (done === asked) return { went: 'success', key: done === 1 ? one : many } as const;
  return { went: 'error', key: asked === 1 ? failedOne : failedSome } as const;
}
