import { cut } from '@crocodile-hub/core/domain/cut';
import type { PushMessage } from '../../ports/reminders.ts';

/** Push services take bodies of 4,096 bytes, of which the encryption takes 103. RFC 8291, section 4. */
const mostBytes = 3_993;

/** Whole where it fits; then the body is shortened, and the title last: only its beginning is ever shown. */
const lengths = [
  { title: 2_000, body: 2_000 },
  { title: 2_000, body: 200 },
  { title: 2_000, body: 0 },
  { title: 300, body: 200 },
] as const;

/** The message as the service worker reads it (web/worker/service-worker.ts). */
export function payloadOf({ id, title, body, path }: PushMessage): string {
  const versions = lengths.map((length) =>
    JSON.stringify({
      notification: { title: cut(title, length.title), body: cut(body, length.body) },
      data: { tag: id, path },
    }),
  );
  return versions.find((text) => Buffer.byteLength(text) <= mostBytes) ?? '{}';
}
