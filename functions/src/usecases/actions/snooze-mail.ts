import * as z from 'zod/mini';
import type { ActionPayloads } from '@crocodile-hub/core/actions/catalogue';
import { snoozeMail as record, snoozeMailWords } from '@crocodile-hub/core/actions/snooze-mail';
import { mailIds } from '@crocodile-hub/core/actions/sort-mail';
import { hourMs } from '@crocodile-hub/core/time/units';
import { Failure, issue } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { snoozeMails, wakeMails } from '../inbox/snooze-mails.ts';
import type { Invertible, Performed, Run } from './action.ts';
import { inLanguage, when } from './words.ts';

type Payload = ActionPayloads['snooze_mail'];

/** For Undo: when it was, and how each conversation was put off before. */
const inverse = z.object({
  at: z.number(),
  conversations: z.array(
    z.object({
      id: z.string(),
      before: z.nullable(
        z.object({
          messageId: z.string(),
          newestAt: z.number(),
          snoozedAt: z.number(),
          until: z.nullable(z.number()),
          muted: z.optional(z.literal(true)),
        }),
      ),
    }),
  ),
});
type Inverse = z.output<typeof inverse>;

const undoMs = hourMs;

/** Puts off mails that the person saw. It may be repeated: its moment, by which it is found again, is the ledger's. */
export function snoozeMail(ports: Pick<Ports, 'inbox' | 'snoozes'>): Invertible<'snooze_mail'> {
  return {
    type: 'snooze_mail',
    schema: record.payload,

    validate({ until }, { now }) {
      return Date.parse(until) <= now ? [issue('payload.until', 'timePassed')] : [];
    },

    describe({ messageIds, until }, view) {
      const words = inLanguage(snoozeMailWords, view.locale);
      return words.asks(mailIds(messageIds).length, when(Date.parse(until), view));
    },

    async perform(payload, run) {
      const { messageIds, until } = payload;
      const asked = { ids: mailIds(messageIds), until: Date.parse(until), at: run.since };
      const { mails, conversations } = await snoozeMails(ports, run.person, asked);
      if (mails === 0) throw new Failure('not-found', 'mailGone');
      return putOff(payload, run, mails, conversations);
    },

    /** All of it was written, or nothing. How it was before is not known any more: Undo wakes it. */
    async recover(payload, run) {
      const asked = new Set(mailIds(payload.messageIds));
      const until = Date.parse(payload.until);
      const there = await ports.snoozes.putOffAt(run.person.uid, run.since);
      const ours = there.filter((one) => one.until === until && asked.has(one.messageId));
      if (ours.length === 0) return { is: 'not-done' };
      const conversations = ours.map(({ id }) => ({ id, before: null }));
      return { is: 'done', performed: putOff(payload, run, asked.size, conversations) };
    },

    invert: (id, { person }) => wakeMails(ports, person, inverse.parse(JSON.parse(id))),
  };
}

function putOff(
  { until }: Payload,
  run: Run,
  mails: number,
  conversations: Inverse['conversations'],
): Performed {
  const back = Date.parse(until);
  return {
    message: inLanguage(snoozeMailWords, run.locale).done(mails, when(back, run)),
    result: {},
    inverse: JSON.stringify({ at: run.since, conversations } satisfies Inverse),
    // Then they are back by themselves.
    undoUntil: Math.min(run.now + undoMs, back),
  };
}
