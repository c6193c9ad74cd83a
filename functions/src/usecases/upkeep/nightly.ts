import { isLinkedService } from '@crocodile-hub/core/contract/linked-services';
import { metaServices } from '@crocodile-hub/core/contract/meta-services';
import { endingCollections } from '@crocodile-hub/core/domain/retention';
import { dayMs, minuteMs } from '@crocodile-hub/core/time/units';
import { absent, onBehalfOf, type Person } from '../../ports/accounts.ts';
import type { Meta } from '../../ports/channels.ts';
import type { TokenSource } from '../../ports/connections.ts';
import { isFailure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import type { GrantOf, LogOf, WordyEntry } from '../../ports/workspace.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { type CallingPorts, whileConnected } from '../channels/connection.ts';
import type { LinkCheck } from '../links/check.ts';

type UpkeepPorts = Pick<Ports, 'upkeep' | 'clock' | 'log'> & KeptAlivePorts & { accounts: Accounts };

/** Below the time that the function is given. */
const budgetMs = 8 * minuteMs;
const pageSize = 200;
const logsAPage = 50;
/** The most messages of one log in one night, so that other logs get their turn. */
const mostOfALog = 2_000;
/** By this age a message has its session, if it ever gets one. */
const orphanedMs = dayMs;

/** One page of work; `isLast` if no work is left tonight. */
type Page = { count: number; isLast: boolean };
type Chore = { name: string; page: () => Promise<Page> };

/**
 * Deletes documents that have ended, forgets the words of old actions, removes the logs of deleted sessions, uses idle
 * grants, and withdraws those of ended accounts. The chores take turns, one page each, so that a large one does not
 * delay the others. The next night takes up the rest; the logs continue where this night stopped.
 */
export async function nightly(ports: UpkeepPorts): Promise<void> {
  const endsAt = ports.clock.now() + budgetMs;
  const counts: Record<string, number> = {};
  let chores = [
    ...endingCollections.map((collection) => deletingEnded(ports, collection)),
    forgettingWords(ports),
    removingLogs(ports),
    lookingAtGrants(ports),
  ];
  while (chores.length > 0 && ports.clock.now() < endsAt) {
    const left: Chore[] = [];
    for (const chore of chores) {
      const { count, isLast } = await tried(ports, chore);
      counts[chore.name] = (counts[chore.name] ?? 0) + count;
      if (!isLast) left.push(chore);
    }
    chores = left;
  }
  ports.log.info('upkeep', { ...counts, isComplete: chores.length === 0 });
}

/** A chore that fails is left for the next night, and the others go on. */
async function tried({ log }: UpkeepPorts, { name, page }: Chore): Promise<Page> {
  try {
    return await page();
  } catch (error) {
    log.error('upkeep.failed', error, { chore: name });
    return { count: 0, isLast: true };
  }
}

function deletingEnded({ upkeep, clock }: UpkeepPorts, collection: string): Chore {
  return {
    name: collection,
    async page() {
      const { found, deleted } = await upkeep.deleteEnded(collection, clock.now(), pageSize);
      return { count: deleted, isLast: found < pageSize || deleted === 0 };
    },
  };
}

function forgettingWords({ upkeep, clock, log }: UpkeepPorts): Chore {
  let after: WordyEntry['place'] | null = null;
  return {
    name: 'words',
    async page() {
      const entries = await upkeep.wordyEntries(clock.now(), pageSize, after);
      // An unreadable entry is skipped, so that it does not block the queue for ever.
      after = entries.at(-1)?.place ?? after;
      let count = 0;
      for (const { uid, key } of entries) {
        try {
          if ((await upkeep.forgetWords(uid, key, clock.now())) === 'forgotten') count += 1;
        } catch (error) {
          log.error('upkeep.entry-failed', error);
        }
      }
      return { count, isLast: entries.length < pageSize };
    },
  };
}

function removingLogs({ upkeep, clock, log }: UpkeepPorts): Chore {
  let place: string | null | undefined;
  return {
    name: 'messages',
    async page() {
      place ??= await upkeep.place();
      const { orphans, next } = await upkeep.orphanedLogs(place, logsAPage);
      let count = 0;
      for (const orphan of orphans) {
        try {
          count += await removeLog({ upkeep, clock }, orphan);
        } catch (error) {
          log.error('upkeep.log-failed', error);
        }
      }
      await upkeep.keepPlace(next);
      place = next;
      return { count, isLast: next === null };
    },
  };
}

/** How many grants are used at the same time. */
const grantsAtOnce = 10;

/**
 * Looks at people who neither call nor have anything due: it withdraws the grants of ended accounts, shows a connection
 * that broke while it was idle, and runs the rules of the inbox.
 */
function lookingAtGrants(ports: UpkeepPorts): Chore {
  const { upkeep, accounts, log } = ports;
  let place: string | null = null;
  async function look({ uid, service }: GrantOf): Promise<void> {
    try {
      if ((await accounts.find(uid)) === null) return;
      await onBehalfOf(uid, async () => {
        await keepAlive(ports, uid, service);
        if (service === googleGrant) await unlessOver(ports.catchUpRules(absent(uid)));
      });
    } catch (error) {
      log.error('upkeep.grant-failed', error, { service });
    }
  }
  return {
    name: 'grants',
    async page() {
      const { grants, next } = await upkeep.grants(place, grantsAtOnce);
      await Promise.all(grants.map(look));
      place = next;
      return { count: grants.length, isLast: next === null };
    },
  };
}

async function removeLog(
  { upkeep, clock }: Pick<UpkeepPorts, 'upkeep' | 'clock'>,
  log: LogOf,
): Promise<number> {
  let removed = 0;
  while (removed < mostOfALog) {
    const gone = await upkeep.deleteMessages(log, clock.now() - orphanedMs, pageSize);
    removed += gone;
    if (gone < pageSize) break;
  }
  return removed;
}

export type KeptAlivePorts = CallingPorts & {
  meta: Pick<Meta, 'ping'>;
  access: Pick<TokenSource, 'token'>;
  checkLink: LinkCheck;
  /** Runs a person's rules over what came to the inbox since the last time. */
  catchUpRules: (person: Person) => Promise<void>;
};

/** The name of the grant for mail and calendar. */
const googleGrant = 'google';

/**
 * Uses a grant, so that it does not end for being idle, and a broken connection is shown as broken: every use records
 * the provider's answer. Throws if the provider gives no answer; the grant then stays as it is.
 */
async function keepAlive(ports: KeptAlivePorts, uid: string, service: string): Promise<void> {
  if (isLinkedService(service)) await ports.checkLink({ uid }, service);
  // An access token that was used within the hour shows that the grant is not idle: it is not renewed.
  if (service === googleGrant) await unlessOver(ports.access.token(absent(uid)));
  const ofMeta = metaServices.find((one) => one === service);
  if (ofMeta === undefined) return;
  await unlessOver(whileConnected(ports, uid, ofMeta, (connection) => ports.meta.ping(ofMeta, connection)));
}

/** A refusal is already recorded and shown to the person. */
async function unlessOver(used: Promise<unknown>): Promise<void> {
  try {
    await used;
  } catch (error) {
    if (!isFailure(error, 'reauth')) throw error;
  }
}
