import { unreachable } from '../../kit/unreachable.ts';
import type { StoredMessage } from './entities.ts';
import { readableHeader } from './mime/headers.ts';
import { parseMime } from './mime/part.ts';
import { toPayload } from './payload.ts';

export type Format = 'minimal' | 'full' | 'raw' | 'metadata';

export function presentMessage(message: StoredMessage, format: Format, metadataHeaders: string[] = []) {
  const { id, threadId, labelIds, historyId, internalDate, summary } = message;
  const common = {
    id,
    threadId,
    labelIds,
    snippet: summary.snippet,
    sizeEstimate: summary.sizeEstimate,
    historyId,
    internalDate: String(internalDate),
  };
  switch (format) {
    case 'minimal':
      return common;
    case 'raw':
      return { ...common, raw: rawBytes(message).toString('base64url') };
    case 'metadata':
      return { ...common, payload: metadataOf(message, metadataHeaders) };
    case 'full':
      return { ...common, payload: toPayload(parseMime(rawBytes(message)), id) };
    default:
      return unreachable(format);
  }
}

export function rawBytes(message: StoredMessage): Buffer {
  return Buffer.from(message.raw, 'base64');
}

export function presentReference({ id, threadId, labelIds }: StoredMessage) {
  return { id, threadId, labelIds };
}

function metadataOf(message: StoredMessage, wanted: string[]) {
  const { mimeType, headers } = parseMime(rawBytes(message));
  const names = wanted.map((name) => name.toLowerCase());
  const shown = headers.filter(({ name }) => names.length === 0 || names.includes(name.toLowerCase()));
  return { partId: '', mimeType, filename: '', headers: shown.map(readableHeader), body: { size: 0 } };
}
