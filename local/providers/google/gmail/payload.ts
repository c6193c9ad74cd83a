import { randomToken } from '../ids.ts';
import { readableHeader } from './mime/headers.ts';
import type { Header } from './mime/headers.ts';
import type { MimePart } from './mime/part.ts';
import { textOf } from './mime/text.ts';

export type Payload = {
  partId: string;
  mimeType: string;
  filename: string;
  headers: Header[];
  body: { size: number; data?: string; attachmentId?: string };
  parts?: Payload[];
};

/** The MIME tree as Gmail's API shows it. The root's id is empty, its children are 0, 1, …, theirs 0.0, 0.1, …. */
export function toPayload(part: MimePart, messageId: string, partId = ''): Payload {
  const parts = part.parts.map((child, index) => toPayload(child, messageId, childId(partId, index)));
  return {
    partId,
    mimeType: part.mimeType,
    filename: part.filename,
    headers: part.headers.map(readableHeader),
    body: bodyOf(part, messageId, partId),
    ...(parts.length > 0 ? { parts } : {}),
  };
}

export function findPart(root: MimePart, partId: string): MimePart | undefined {
  if (partId === '') return root;
  return partId.split('.').reduce<MimePart | undefined>((part, index) => part?.parts[Number(index)], root);
}

/** Gmail's attachment ids differ at every read; these do too, so that a client that compares them fails. */
export function attachmentIdFor(messageId: string, partId: string): string {
  return Buffer.from(`${messageId}:${partId}:${randomToken(24)}`).toString('base64url');
}

export function partIdOf(attachmentId: string, messageId: string): string | undefined {
  const [id, partId] = Buffer.from(attachmentId, 'base64url').toString().split(':');
  return id === messageId ? partId : undefined;
}

function childId(partId: string, index: number): string {
  return partId === '' ? String(index) : `${partId}.${index}`;
}

function bodyOf(part: MimePart, messageId: string, partId: string): Payload['body'] {
  if (part.mimeType.startsWith('multipart/')) return { size: 0 };
  const isInline = part.filename === '' && part.mimeType.startsWith('text/');
  if (!isInline) return { attachmentId: attachmentIdFor(messageId, partId), size: part.content.length };
  // Text is returned in UTF-8, whatever its original charset.
  const text = Buffer.from(textOf(part));
  return { size: text.length, data: text.toString('base64url') };
}
