import type { Page } from 'playwright-core';

/** Writes and listeners have a stream each; transactions, counts and large pages are calls of their own. */
const channels = {
  page: /:runQuery\b/,
  write: /\/google\.firestore\.v1\.Firestore\/Write\/channel|:commit\b/,
  read: /\/google\.firestore\.v1\.Firestore\/Listen\/channel|:(batchGet|runAggregationQuery)\b/,
};

type Refused = {
  of: keyof typeof channels;
  /** Only what is asked with these words. */
  mentions?: RegExp;
};

/**
 * Lets the database refuse what this page asks of it while `run` does its work: it is asked in the name of somebody
 * else, and the rules say no.
 */
export async function withRefusal(
  page: Page,
  { of, mentions = /./ }: Refused,
  run: () => Promise<void>,
): Promise<void> {
  const ofSomebodyElse = (asked: string) => asked.replaceAll(/\/users\/[^/"]+/g, '/users/somebody-else');
  const refused = (asked: string) => (mentions.test(asked) ? ofSomebodyElse(asked) : asked);
  await page.route(channels[of], async (route) => {
    const asked = route.request().postData();
    if (asked === null) return route.fallback();
    // What goes into a stream are fields of a form.
    const address = route.request().url();
    const isStream = address.includes('/channel');
    const fields = () => [...new URLSearchParams(asked)].map(([name, value]) => [name, refused(value)]);
    const postData = isStream ? new URLSearchParams(fields()).toString() : refused(asked);
    // A call names what it is about in its address, too.
    const url = mentions.test(asked) ? ofSomebodyElse(address) : address;
    return route.fallback({ url, postData });
  });
  try {
    await run();
  } finally {
    await page.unroute(channels[of]);
  }
}
