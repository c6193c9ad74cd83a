import * as z from 'zod/mini';
import type { Instant } from '@crocodile-hub/core/contract/time';
import { minuteMs } from '@crocodile-hub/core/time/units';
import { isFailure } from '../../ports/failure.ts';
import type { FolderCounts, MailChanges, MailReader, MailboxMark } from '../../ports/mail.ts';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

export type FrugalPorts = Pick<
  Ports,
  'cache' | 'clock' | 'grants' | 'inbox' | 'log' | 'mailboxMarks' | 'mailWatch'
>;

/** After this long without news a mailbox is asked only once each `restMs`. */
const livelyMs = 5 * minuteMs;
const restMs = 90_000;
/** A push can get lost: without one the mailbox is asked after this long at the latest. */
const lostPushMs = 6 * 60 * minuteMs;
/** A look for news within this time after a push takes in what the push told. */
const absorbedMs = minuteMs;
/** After Google refused a watch, for want of a permission, none is asked for during this time. */
const refusedMs = 6 * 60 * minuteMs;

const count = z.object({ unread: z.int(), total: z.int() });
const lookValue = z.object({
  historyId: z.string(),
  /** When something was found. */
  changedAt: z.number(),
  /** As the folders stood at `historyId`; null where that is not known. */
  counts: z.nullable(z.object({ inbox: count, sent: count, drafts: count, trash: count })),
  watchRefusedAt: z.nullable(z.number()),
});
type Look = z.output<typeof lookValue>;
type KeptLook = Look & { askedAt: Instant };
type Mark = MailboxMark & { movedAt: Instant };

/**
 * The mailbox, asked no more than needed. Gmail counts what each call costs, and an open page looks every half minute:
 * so what the last look found is kept, and a mailbox that is known to stand where it stood is not asked. It is known by
 * Google's push where that is set up; otherwise one that rests is asked less often. Rule inbox.news.2.
 */
export function frugalInbox(ports: FrugalPorts): MailReader {
  const { inbox } = ports;

  /** What a person does themselves shows at the next look. */
  async function acting<T>(person: Person, act: Promise<T>): Promise<T> {
    try {
      return await act;
    } finally {
      await ports.cache.forget(person.uid, 'mail-look');
    }
  }

  return {
    ...inbox,
    // A token that came with the call may open another mailbox than the one that is kept.
    changes: (person, since) =>
      person.providerToken === null ? changesOf(ports, person, since) : inbox.changes(person, since),
    counts: (person) => (person.providerToken === null ? countsOf(ports, person) : inbox.counts(person)),
    relabel: (person, ids, change) => acting(person, inbox.relabel(person, ids, change)),
    trash: (person, id) => acting(person, inbox.trash(person, id)),
    untrash: (person, id) => acting(person, inbox.untrash(person, id)),
  };
}

async function changesOf(
  ports: FrugalPorts,
  person: Person,
  since: Parameters<MailReader['changes']>[1],
): Promise<MailChanges> {
  const { inbox, clock } = ports;
  const [look, account] = await Promise.all([lookOf(ports, person), accountOf(ports, person)]);
  const mark = await liveMark(ports, account);
  if (look !== null && isCurrent(since.historyId, look, mark, clock.now()))
    return nothingNew(since.historyId);
  const needsWatch = account !== null && mark === null;
  const watchRefusedAt = needsWatch
    ? await watched(ports, person, account, look)
    : (look?.watchRefusedAt ?? null);
  const found = await inbox.changes(person, since);
  const isMoved = look === null || found.isStale || isBefore(look.historyId, found.historyId);
  await keep(ports, person, {
    historyId: found.historyId,
    changedAt: isMoved ? clock.now() : look.changedAt,
    // With a new watch they are counted anew, should any have gone wrong.
    counts: needsWatch ? null : countsAt(found, since.historyId, look),
    watchRefusedAt,
  });
  return found;
}

async function countsOf(ports: FrugalPorts, person: Person): Promise<FolderCounts> {
  const { inbox, clock } = ports;
  const [look, account] = await Promise.all([lookOf(ports, person), accountOf(ports, person)]);
  const known = look === null ? null : await knownCounts(ports, person, look, await liveMark(ports, account));
  if (known !== null) return known;
  const before = await inbox.currentHistoryId(person);
  const counted = await inbox.counts(person);
  const isSettled = (await inbox.currentHistoryId(person)) === before;
  const changedAt = look?.historyId === before ? look.changedAt : clock.now();
  const watchRefusedAt = look?.watchRefusedAt ?? null;
  if (isSettled) await keep(ports, person, { historyId: before, changedAt, counts: counted, watchRefusedAt });
  return counted;
}

async function knownCounts(
  ports: FrugalPorts,
  person: Person,
  look: KeptLook,
  mark: Mark | null,
): Promise<FolderCounts | null> {
  const { inbox, clock } = ports;
  if (look.counts === null) return null;
  const isAbsorbedSoon = mark !== null && clock.now() - mark.movedAt < absorbedMs;
  if (isAbsorbedSoon || isCurrent(look.historyId, look, mark, clock.now())) return look.counts;
  const since = await inbox.shiftSince(person, look.historyId);
  if (since?.shift == null) return null;
  const counted = added(look.counts, since.shift);
  const changedAt = since.historyId === look.historyId ? look.changedAt : clock.now();
  await keep(ports, person, { ...look, historyId: since.historyId, changedAt, counts: counted });
  return counted;
}

async function lookOf({ cache }: FrugalPorts, { uid }: Person): Promise<KeptLook | null> {
  const kept = await cache.get(uid, 'mail-look');
  const look = lookValue.safeParse(kept?.value);
  return kept === null || !look.success ? null : { ...look.data, askedAt: kept.storedAt };
}

function keep({ cache, clock }: FrugalPorts, { uid }: Person, look: Look): Promise<void> {
  return cache.put(uid, 'mail-look', look, clock.now());
}

/** The address of the mailbox; null where it cannot be watched. */
async function accountOf({ mailWatch, grants }: FrugalPorts, { uid }: Person): Promise<string | null> {
  if (!mailWatch.isConfigured) return null;
  const account = (await grants.load(uid))?.account ?? '';
  return account === '' ? null : account;
}

async function liveMark({ mailboxMarks, clock }: FrugalPorts, account: string | null): Promise<Mark | null> {
  const mark = account === null ? null : await mailboxMarks.find(account);
  return mark === null || mark.watchedUntil <= clock.now() ? null : mark;
}

/** When the watch was refused; null where it stands. */
async function watched(
  { clock, mailboxMarks, mailWatch, log }: FrugalPorts,
  person: Person,
  account: string,
  look: KeptLook | null,
): Promise<number | null> {
  const now = clock.now();
  if (look?.watchRefusedAt != null && now - look.watchRefusedAt < refusedMs) return look.watchRefusedAt;
  try {
    await mailboxMarks.watched(account, await mailWatch.begin(person), now);
    return null;
  } catch (error) {
    if (!isFailure(error)) throw error;
    log.warn('mail.not-watched', { kind: error.kind });
    return now;
  }
}

/** Whether who knows the mailbox up to `historyId` knows all of it. */
function isCurrent(historyId: string, look: KeptLook, mark: Mark | null, now: Instant): boolean {
  if (isBefore(historyId, look.historyId)) return false;
  const age = now - look.askedAt;
  if (mark !== null) return !isBefore(historyId, mark.historyId) && age < lostPushMs;
  return now - look.changedAt >= livelyMs && age < restMs;
}

/** Ids of the history are numbers of up to twenty digits. */
const isBefore = (id: string, other: string) => BigInt(id) < BigInt(other);

const nothingNew = (historyId: string): MailChanges => ({
  historyId,
  isStale: false,
  mails: [],
  unreadable: [],
  relabelled: [],
  gone: [],
  shift: null,
});

function countsAt({ historyId, shift }: MailChanges, since: string, look: KeptLook | null): Look['counts'] {
  if (look === null || look.counts === null) return null;
  if (historyId === look.historyId) return look.counts;
  return since === look.historyId && shift !== null ? added(look.counts, shift) : null;
}

function added(counts: FolderCounts, shift: FolderCounts): FolderCounts {
  const sum = (folder: keyof FolderCounts) => ({
    unread: Math.max(0, counts[folder].unread + shift[folder].unread),
    total: Math.max(0, counts[folder].total + shift[folder].total),
  });
  return { inbox: sum('inbox'), sent: sum('sent'), drafts: sum('drafts'), trash: sum('trash') };
}
