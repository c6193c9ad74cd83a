import * as z from 'zod/mini';
import { mailIds, sortMail as record, sortMailWords } from '@crocodile-hub/core/actions/sort-mail';
import { labelsOfVerb } from '@crocodile-hub/core/domain/inbox-rules';
import { Failure } from '../../ports/failure.ts';
import type { MailReader } from '../../ports/mail.ts';
import type { Action, Run } from './action.ts';
import { inLanguage } from './words.ts';

type SortPorts = { inbox: Pick<MailReader, 'relabel' | 'labelId'> };

type Labels = { add: string[]; remove: string[] };

const inverse = z.object({ add: z.array(z.string()), remove: z.array(z.string()), ids: z.array(z.string()) });

/** Long enough to notice a missing mail; later the person looks in the inbox. */
const undoMs = 3_600_000;
/** A rule acts while nobody looks. */
const undoOfRuleMs = 7 * 24 * 3_600_000;

/** Archives, marks or tags the mails that the person saw, or that a rule of theirs fits. It may be repeated. */
export function sortMail({ inbox }: SortPorts): Action<'sort_mail'> {
  /** The labels by their ids: a tag's is made when it is new. */
  async function labelsOf(
    { person }: Run,
    { does, tag = '' }: z.output<typeof record.payload>,
  ): Promise<Labels> {
    if (does === 'unread') return { add: ['UNREAD'], remove: [] };
    const { add, remove } = labelsOfVerb({ does, tag });
    return does === 'tag' ? { add: [await inbox.labelId(person, tag)], remove } : { add, remove };
  }

  return {
    type: 'sort_mail',
    schema: record.payload,

    describe({ does, messageIds }, { locale }) {
      return inLanguage(sortMailWords, locale).asks(does, mailIds(messageIds).length);
    },

    async perform(payload, run) {
      const { does, ruleId } = payload;
      const asked = mailIds(payload.messageIds);
      const labels = await labelsOf(run, payload);
      const missing = new Set(await inbox.relabel(run.person, asked, labels));
      const ids = asked.filter((id) => !missing.has(id));
      if (ids.length === 0) throw new Failure('not-found', 'mailGone');
      return {
        message: inLanguage(sortMailWords, run.locale).done(does, ids.length),
        result: {},
        inverse: JSON.stringify({ add: labels.remove, remove: labels.add, ids } satisfies z.output<
          typeof inverse
        >),
        undoUntil: run.now + (ruleId === undefined ? undoMs : undoOfRuleMs),
      };
    },

    recover() {
      return Promise.resolve({ is: 'not-done' });
    },

    async invert(id, run) {
      const { ids, ...labels } = inverse.parse(JSON.parse(id));
      await inbox.relabel(run.person, ids, labels);
    },
  };
}
