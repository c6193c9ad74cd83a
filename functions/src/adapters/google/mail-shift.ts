import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import type { FolderCounts } from '../../ports/mail.ts';
import { folderLabels, folders } from './gmail-labels.ts';

/** One mail in one record of the history, with the labels that it had afterwards. */
type Step = {
  id: string;
  is: 'new' | 'deleted' | 'relabelled';
  labels: string[] | null;
  added: string[];
  removed: string[];
};

/** By how much the folders' counts changed; null where the history leaves out which labels a mail had. */
export function shiftIn(history: readonly gmail_v1.Schema$History[]): FolderCounts | null {
  const none = () => ({ unread: 0, total: 0 });
  const shift: FolderCounts = { inbox: none(), sent: none(), drafts: none(), trash: none() };
  for (const steps of Map.groupBy(history.flatMap(stepsOf), ({ id }) => id).values()) {
    const last = steps.at(-1);
    if (last?.labels == null) return null;
    const after = last.is === 'deleted' ? [] : last.labels;
    const before = undone(steps, last.labels);
    for (const folder of folders) {
      const label = folderLabels[folder];
      shift[folder].total += Number(after.includes(label)) - Number(before.includes(label));
      shift[folder].unread += Number(isUnreadIn(after, label)) - Number(isUnreadIn(before, label));
    }
  }
  return shift;
}

function isUnreadIn(labels: readonly string[], folder: string): boolean {
  return labels.includes(folder) && labels.includes('UNREAD');
}

/** The labels before the first of the steps. */
function undone(steps: readonly Step[], after: readonly string[]): readonly string[] {
  return steps.reduceRight<readonly string[]>(
    (labels, { is, added, removed }) =>
      is === 'new' ? [] : [...labels.filter((label) => !added.includes(label)), ...removed],
    after,
  );
}

function stepsOf(record: gmail_v1.Schema$History): Step[] {
  const { messagesAdded = [], messagesDeleted = [], labelsAdded = [], labelsRemoved = [] } = record;
  const step = (message: gmail_v1.Schema$Message | undefined, more: Partial<Step>): Step[] =>
    typeof message?.id === 'string'
      ? [
          {
            id: message.id,
            is: 'relabelled',
            labels: message.labelIds ?? null,
            added: [],
            removed: [],
            ...more,
          },
        ]
      : [];
  return [
    ...messagesAdded.flatMap(({ message }) => step(message, { is: 'new' })),
    ...labelsAdded.flatMap(({ message, labelIds }) => step(message, { added: labelIds ?? [] })),
    ...labelsRemoved.flatMap(({ message, labelIds }) => step(message, { removed: labelIds ?? [] })),
    ...messagesDeleted.flatMap(({ message }) => step(message, { is: 'deleted' })),
  ];
}
