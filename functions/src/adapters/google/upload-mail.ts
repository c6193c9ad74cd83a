import { randomUUID } from 'node:crypto';
import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { gmailAuth, type GoogleOptions } from './clients.ts';

const gmailRoot = 'https://gmail.googleapis.com/';
const path = '/upload/gmail/v1/users/me/messages/send?uploadType=multipart';

/**
 * Sends a mail as its own bytes, together with the conversation that it belongs to. As JSON, Gmail refuses mails of more
 * than about five megabytes: https://github.com/googleapis/google-api-nodejs-client/issues/1491.
 */
export async function uploadMail(
  token: string,
  { bytes, threadId }: { bytes: Uint8Array; threadId: string | null },
  { rootUrl = gmailRoot, timeoutMs }: Pick<GoogleOptions, 'rootUrl' | 'timeoutMs'>,
): Promise<gmail_v1.Schema$Message> {
  const boundary = randomUUID();
  const message = JSON.stringify(threadId === null ? {} : { threadId });
  const client = await gmailAuth(token);
  const { data } = await client.request<gmail_v1.Schema$Message>({
    url: new URL(path, rootUrl).href,
    method: 'POST',
    headers: { 'Content-Type': `multipart/related; boundary=${boundary}` },
    data: Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Type: application/json; charset=UTF-8\r\n\r\n${message}\r\n`),
      Buffer.from(`--${boundary}\r\nContent-Type: message/rfc822\r\n\r\n`),
      bytes,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
    timeout: timeoutMs,
    retry: false,
  });
  return data;
}
