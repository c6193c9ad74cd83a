import * as z from 'zod/mini';
import {
  mailIds,
  mailSorts,
  sortMail as record,
  sortMailWords,
  type MailSort,
} from '@crocodile-hub/core/actions/sort-mail';
import { Failure } from '../../ports/failure.ts';
import type { MailReader } from '../../ports/mail.ts';
import type { Action, Run } from './action.ts';
import { inLanguage } from './words.ts';

type SortPorts = { inbox: Pick<MailReader, 'relabel'> };

/** The label that each sort changes, and whether the mails have it afterwards. */
const labels = {
  archive: { label: 'INBOX', has: false },
  read: { label: 'UNREAD', has: false },
  unread: { label: 'UNREAD', has: true },
} as const satisfies Record<MailSort, { label: string; has: boolean }>;

const inverse = z.object({ does: z.enum(mailSorts), ids: z.array(z.string()) });

/** Long enough to notice a missing mail; later the person looks in the inbox. */
const undoMs = 3_600_000;

/** Archives or marks the mails that the person saw. It may be repeated. */
export function sortMail({ inbox }: SortPorts): Action<'sort_mail'> {
  const relabelled = (
    { person }: Run,
    ids: readonly string[],
    { label, has }: { label: string; has: boolean },
  ) => inbox.relabel(person, ids, has ? { add: [label] } : { remove: [label] });

  return {
    type: 'sort_mail',
    schema: record.payload,

    describe({ does, messageIds }, { locale }) {
      return inLanguage(sortMailWords, locale).asks(does, mailIds(messageIds).length);
    },

    async perform(payload, run) {
      const { does } = payload;
      const asked = mailIds(payload.messageIds);
      const missing = new Set(await relabelled(run, asked, labels[does]));
      const ids = asked.filter((id) => !missing.has(id));
      if (ids.length === 0) throw new Failure('not-found', 'mailGone');
      return {
        message: inLanguage(sortMailWords, run.locale).done(does, ids.length),
        result: {},
        inverse: JSON.stringify({ does, ids } satisfies z.output<typeof inverse>),
        undoUntil: run.now + undoMs,
      };
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },

    async invert(id, run) {
      const { does, ids } = inverse.parse(JSON.parse(id));
      const { label, has } = labels[does];
      await relabelled(run, ids, { label, has: !has });
    },
  };
}
