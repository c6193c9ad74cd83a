import type { InboxMessage } from '@crocodile-hub/core/contract/inbox';
import { callForFile } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';

/** A large file on a slow line takes its time. */
const deadlineMs = 300_000;

/** The file, byte for byte. */
export function downloadAttachment(
  messageId: string,
  { attachmentId, filename }: Pick<InboxMessage['attachments'][number], 'attachmentId' | 'filename'>,
  signal?: AbortSignal,
): Promise<Outcome<Blob>> {
  const params = { messageId, attachmentId };
  return callForFile(
    'attachment',
    { params, query: { filename: filename.slice(-300) } },
    {
      deadlineMs,
      ...(signal === undefined ? {} : { signal }),
    },
  );
}
