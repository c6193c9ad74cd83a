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

type SortPorts = { inbox: Pick<MailReader, 'relabel' | 'labelsOf' | 'labelId'> };
type Payload = z.output<typeof record.payload>;

type Labels = { add: string[]; remove: string[] };
type SortStep = { sort: Sort; labels: Labels };

const changed = z.object({ add: z.array(z.string()), remove: z.array(z.string()), ids: z.array(z.string()) });
/** Each mail with what it lacked. Of one thing done to all mails it was kept alone before there could be several. */
const inverse = z.union([z.array(changed), changed]);
type Changed = z.output<typeof changed>;

/** Long enough to notice a missing mail; later the person looks in the inbox. */
const undoMs = hourMs;
/** A rule acts while nobody looks. */
const undoOfRuleMs = 7 * dayMs;

/** Archives, marks or tags the mails that the person saw, or that a rule of theirs fits. It may be repeated. */
export function sortMail({ inbox }: SortPorts): Action<'sort_mail'> {
  /** The labels by their ids: a tag's is made when it is new. */
  async function labelsOf({ person }: Run, sort: Sort, tag: string): Promise<Labels> {
    if (sort === 'unread') return { add: ['UNREAD'], remove: [] };
    const { add, remove } = labelsOfVerb(sort, tag);
    return sort === 'tag' ? { add: [await inbox.labelId(person, tag)], remove } : { add, remove };
  }

  const stepsOf = (run: Run, payload: Payload) =>
    Promise.all(
      sortsOf(payload).map(async (sort) => ({ sort, labels: await labelsOf(run, sort, payload.tag ?? '') })),
    );

  return {
    type: 'sort_mail',
    schema: record.payload,

    describe(payload, { locale }) {
      return inLanguage(sortMailWords, locale).asks(sortsOf(payload), mailIds(payload.messageIds).length);
    },

    async perform(payload, run) {
      const asked = mailIds(payload.messageIds);
      const steps = await stepsOf(run, payload);
      // At once, so that all of it happens or nothing.
      const missing = new Set(await inbox.relabel(run.person, asked, together(steps)));
      return sorted(payload, run, steps, missing);
    },

    /** All of it happens or nothing, so the mails that are there tell whether it did. */
    async recover(payload, run) {
      const steps = await stepsOf(run, payload);
      const { add, remove } = together(steps);
      const asked = mailIds(payload.messageIds);
      const labels = await inbox.labelsOf(run.person, asked);
      const isSorted = [...labels.values()].every(
        (has) => add.every((label) => has.includes(label)) && !remove.some((label) => has.includes(label)),
      );
      if (!isSorted || labels.size === 0) return { is: 'not-done' };
      const missing = new Set(asked.filter((id) => !labels.has(id)));
      return { is: 'done', performed: sorted(payload, run, steps, missing) };
    },

    async invert(id, run) {
      for (const { ids, ...labels } of [inverse.parse(JSON.parse(id))].flat()) {
        await inbox.relabel(run.person, ids, labels);
      }
    },
  };
}

/** What came of it, where these of the mails are not there. */
function sorted(
  { ruleId, already = '', messageIds }: Payload,
  run: Run,
  steps: readonly SortStep[],
  missing: ReadonlySet<string>,
): Performed {
  const asked = mailIds(messageIds);
  const there = asked.filter((id) => !missing.has(id));
  if (there.length === 0) throw new Failure('not-found', 'mailGone');
  const lackedAt = (place: number): Labels => {
    const { add, remove } = together(steps.filter(({ sort }) => !wasAlready(already, sort, place)));
    const wasOut = wasAlready(already, 'archive', place);
    return { add, remove: remove.filter((label) => !wasOut || label !== 'INBOX') };
  };
  const lacked = groupsOf(asked, lackedAt).map(({ add, remove, ids }) => ({
    add: remove,
    remove: add,
    ids: ids.filter((id) => !missing.has(id)),
  }));
  const sorts = steps.map(({ sort }) => sort);
  return {
    message: inLanguage(sortMailWords, run.locale).done(sorts, there.length),
    result: {},
    inverse: JSON.stringify(lacked.filter(({ ids }) => ids.length > 0) satisfies z.output<typeof inverse>),
    undoUntil: run.now + (ruleId === undefined ? undoMs : undoOfRuleMs),
  };
}

function together(steps: readonly { labels: Labels }[]): Labels {
  const all = (of: keyof Labels) => [...new Set(steps.flatMap(({ labels }) => labels[of]))];
  return { add: all('add'), remove: all('remove') };
}

/** The mails by what they lacked; one that lacked nothing is in none. */
function groupsOf(ids: readonly string[], lackedAt: (place: number) => Labels): Changed[] {
  const groups = new Map<string, Changed>();
  for (const [place, id] of ids.entries()) {
    const labels = lackedAt(place);
    if (labels.add.length + labels.remove.length === 0) continue;
    const key = JSON.stringify(labels);
    const group = groups.get(key) ?? { ...labels, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}
