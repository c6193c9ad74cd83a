import { safeFileName } from '@crocodile-hub/core/domain/file-name';
import type { Person } from '../../ports/accounts.ts';
import type { Ports } from '../../ports/ports.ts';

/** A file from somebody's mail: always a download, whatever it says it is. */
export async function downloadAttachment(
  ports: Pick<Ports, 'inbox'>,
  person: Person,
  { messageId, attachmentId, filename }: { messageId: string; attachmentId: string; filename: string },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; filename: string }> {
  const bytes = await ports.inbox.attachment(person, messageId, attachmentId);
  return { bytes, filename: safeFileName(filename) };
}
