/** So many at a time; the rest waits. */
const atOnce = 5;

/** Does the same to each session; one that fails keeps nobody. Answers how many went well. */
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
    failedOne: 'failedToDelete',
    failedSome: 'failedToDeleteSome',
  },
  duplicate: {
    one: 'sessionDuplicated',
    many: 'sessionsDuplicated',
    failedOne: 'failedToDuplicate',
    failedSome: 'failedToDuplicateSome',
  },
} as const;

/** What to say of it, as a key of the catalogue. Rule errors.center.1. */
export function bulkNews(verb: keyof typeof words, { asked, done }: { asked: number; done: number }) {
  const { one, many, failedOne, failedSome } = words[verb];
  if (done === asked) return { went: 'well', key: done === 1 ? one : many } as const;
  return { went: 'wrong', key: asked === 1 ? failedOne : failedSome } as const;
}
