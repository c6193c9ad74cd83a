import * as z from 'zod/mini';
import {
  mailIds,
  type Sort,
  sortMail as record,
  sortMailWords,
  sortsOf,
  wasAlready,
} from '@crocodile-hub/core/actions/sort-mail';
import { labelsOfVerb } from '@crocodile-hub/core/domain/inbox-rules';
import { dayMs, hourMs } from '@crocodile-hub/core/time/units';
import { Failure } from '../../ports/failure.ts';
import type { MailReader } from '../../ports/mail.ts';
import type { Action, Performed, Run } from './action.ts';
import { inLanguage } from './words.ts';

type SortPorts = { inbox: Pick<MailReader, 'relabel' | 'labelsOf' | 'labelId' | 'knownLabelId'> };
type Payload = z.output<typeof record.payload>;

type Labels = { add: string[]; remove: string[] };
type SortStep = { sort: Sort; labels: Labels };

const changed = z.object({ add: z.array(z.string()), remove: z.array(z.string()), ids: z.array(z.string()) });
/** What puts each mail back. Of one thing done to all mails it was kept alone before there could be several. */
const inverse = z.union([z.array(changed), changed]);
type Changed = z.output<typeof changed>;

/** A mail stands in one of these: Gmail takes it out where it comes to another, and adds no two at once. */
const places = ['TRASH', 'SPAM', 'INBOX'];

/** Long enough to notice a missing mail; later the person looks in the inbox. */
const undoMs = hourMs;
/** A rule acts while nobody looks. */
const undoOfRuleMs = 7 * dayMs;

/** Moves, marks or tags the mails that the person saw, or that a rule of theirs fits. It may be repeated. */
export function sortMail({ inbox }: SortPorts): Action<'sort_mail'> {
  /** The id of the tag's label; null where none is needed, or there is none. A new tag is made where it is to be put on. */
  async function tagId({ person }: Run, payload: Payload, { isMade }: { isMade: boolean }) {
    const sorts = sortsOf(payload);
    const tag = payload.tag ?? '';
    if (isMade && sorts.includes('tag')) return await inbox.labelId(person, tag);
    const isNeeded = sorts.includes('tag') || sorts.includes('untag');
    return isNeeded ? await inbox.knownLabelId(person, tag) : null;
  }

  return {
    type: 'sort_mail',
    schema: record.payload,

    describe(payload, { locale }) {
      return inLanguage(sortMailWords, locale).asks(
        sortsOf(payload),
        mailIds(payload.messageIds).length,
        payload.tag,
      );
    },

    async perform(payload, run) {
      const asked = mailIds(payload.messageIds);
      // A rule tells what was so before. The mails of a card may have changed since it was shown.
      const before = payload.ruleId === undefined ? await inbox.labelsOf(run.person, asked) : null;
      const steps = stepsOf(payload, await tagId(run, payload, { isMade: true }));
      const { add, remove } = together(steps);
      // A tag that there is not is on no mail.
      const isChange = add.length + remove.length > 0;
      // At once, so that all of it happens or nothing.
      const missing = isChange
        ? await inbox.relabel(run.person, asked, { add, remove })
        : asked.filter((id) => before?.has(id) === false);
      return sorted(payload, run, { steps, before, missing: new Set(missing) });
    },

    /**
     * All of it happens or nothing, so the mails that are there tell whether it did. They no longer tell what was so
     * before: Undo takes the mails of a card for those that it was to change.
     */
    async recover(payload, run) {
      const steps = stepsOf(payload, await tagId(run, payload, { isMade: false }));
      const { add, remove } = together(steps);
      const asked = mailIds(payload.messageIds);
      const labels = await inbox.labelsOf(run.person, asked);
      const isSorted = [...labels.values()].every(
        (has) => add.every((label) => has.includes(label)) && !remove.some((label) => has.includes(label)),
      );
      if (!isSorted || labels.size === 0) return { is: 'not-done' };
      const missing = new Set(asked.filter((id) => !labels.has(id)));
      return { is: 'done', performed: sorted(payload, run, { steps, before: null, missing }) };
    },

    async invert(id, run) {
      for (const { ids, ...labels } of [inverse.parse(JSON.parse(id))].flat()) {
        await inbox.relabel(run.person, ids, labels);
      }
    },
  };
}

function stepsOf(payload: Payload, tag: string | null): SortStep[] {
  return sortsOf(payload).map((sort) => ({ sort, labels: labelsOf(sort, tag) }));
}

/** The labels by their ids. No mail has a tag that there is not, which is null. */
function labelsOf(sort: Sort, tag: string | null): Labels {
  switch (sort) {
    case 'unread':
      return { add: ['UNREAD'], remove: [] };
    case 'unstar':
      return { add: [], remove: ['STARRED'] };
    case 'spam':
      return { add: ['SPAM'], remove: ['INBOX'] };
    case 'unspam':
      return { add: ['INBOX'], remove: ['SPAM'] };
    case 'untrash':
      return { add: ['INBOX'], remove: ['TRASH'] };
    case 'unarchive':
      return { add: ['INBOX'], remove: [] };
    case 'untag':
      return { add: [], remove: tag === null ? [] : [tag] };
    case 'archive':
    case 'read':
    case 'star':
    case 'trash':
    case 'tag':
      return labelsOfVerb(sort, tag ?? '');
    default:
      return sort satisfies never;
  }
}

type Outcome = {
  steps: readonly SortStep[];
  /** The labels that the mails had; null where nobody looked. */
  before: ReadonlyMap<string, readonly string[]> | null;
  missing: ReadonlySet<string>;
};

/** What came of it, where some of the mails are not there. */
function sorted(payload: Payload, run: Run, { steps, before, missing }: Outcome): Performed {
  const { ruleId, already = '', messageIds } = payload;
  const asked = mailIds(messageIds);
  const there = asked.filter((id) => !missing.has(id));
  if (there.length === 0) throw new Failure('not-found', 'mailGone');
  const backs = groupsOf(asked, (id, place) => {
    const had = before?.get(id);
    return had === undefined ? backByRule(steps, already, place) : backTo(had, together(steps));
  }).map(({ ids, ...labels }) => ({ ...labels, ids: ids.filter((id) => !missing.has(id)) }));
  const sorts = steps.map(({ sort }) => sort);
  return {
    message: inLanguage(sortMailWords, run.locale).done(sorts, there.length),
    result: {},
    inverse: JSON.stringify(backs.filter(({ ids }) => ids.length > 0) satisfies z.output<typeof inverse>),
    undoUntil: run.now + (ruleId === undefined ? undoMs : undoOfRuleMs),
  };
}

/** What puts a mail back that had these labels. */
function backTo(had: readonly string[], { add, remove }: Labels): Labels {
  const isMoved = add.some((label) => places.includes(label));
  const place = isMoved ? places.find((label) => had.includes(label)) : undefined;
  const lost = isMoved ? remove.filter((label) => !places.includes(label)) : remove;
  return {
    add: [...(place === undefined ? [] : [place]), ...lost].filter(
      (label) => had.includes(label) && !add.includes(label),
    ),
    remove: add.filter((label) => !had.includes(label)),
  };
}

/** The same by what a rule tells was so before. */
function backByRule(steps: readonly SortStep[], already: string, place: number): Labels {
  const { add, remove } = together(steps.filter(({ sort }) => !wasAlready(already, sort, place)));
  const wasOut = wasAlready(already, 'archive', place);
  return { add: remove.filter((label) => !wasOut || label !== 'INBOX'), remove: add };
}

function together(steps: readonly { labels: Labels }[]): Labels {
  const all = (of: keyof Labels) => [...new Set(steps.flatMap(({ labels }) => labels[of]))];
  return { add: all('add'), remove: all('remove') };
}

/** The mails by what puts them back; one that nothing changed is in none. */
function groupsOf(ids: readonly string[], backOf: (id: string, place: number) => Labels): Changed[] {
  const groups = new Map<string, Changed>();
  for (const [place, id] of ids.entries()) {
    const labels = backOf(id, place);
    if (labels.add.length + labels.remove.length === 0) continue;
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { ...labels, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
