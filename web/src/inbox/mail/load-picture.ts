import { limits } from '@crocodile-hub/core/domain/limits';
import { isDrawableSize, pictureTypeOf } from '@crocodile-hub/core/domain/picture-type';
import { callForFile } from '../../kit/wire/call.ts';
import type { Outcome } from '../../kit/wire/failure.ts';
import type { Message } from '../message.ts';
import { downloadAttachment } from './download-attachment.ts';

/**
 * A picture from the web as a data address; null when it cannot be shown. Our server fetches it, so the sender never
 * sees the reader's browser.
 */
export async function loadRemotePicture(address: string, signal: AbortSignal): Promise<string | null> {
  return shown(await callForFile('inboxPicture', { body: { address } }, { signal }));
}

/** A picture attached to the mail. `address` is its name in the mail's HTML: `cid:...`. */
export async function loadInlinePicture(
  { id, pictures }: Message,
  address: string,
  signal: AbortSignal,
): Promise<string | null> {
  const name = nameIn(address);
  const picture = pictures.find(({ contentId }) => contentId === name);
  if (picture === undefined) return null;
  return shown(await downloadAttachment(id, { ...picture, filename: '' }, signal));
}

function nameIn(address: string): string {
  const name = address.slice('cid:'.length);
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

async function shown(outcome: Outcome<Blob>): Promise<string | null> {
  if (!outcome.ok || outcome.reply.size > limits.pictureBytes) return null;
  const bytes = new Uint8Array(await outcome.reply.arrayBuffer());
  const type = pictureTypeOf(bytes);
  return type === null || !isDrawableSize(bytes) ? null : dataAddress(new Blob([bytes], { type }));
}

function dataAddress(picture: Blob): Promise<string | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => resolve(null));
    reader.readAsDataURL(picture);
  });
}
