import { randomToken } from '../ids.ts';

export type Correspondent = { name?: string | undefined; address: string };

export type OutlinedMail = {
  from: Correspondent;
  to: Correspondent[];
  cc?: Correspondent[] | undefined;
  subject: string;
  /** Milliseconds since 1970. */
  date: number;
  messageId: string;
  /** Message-IDs of the thread so far, oldest first. */
  answers?: string[] | undefined;
  text: string;
  html?: string | undefined;
  /** Pictures that the HTML shows by `cid:`, and files beside the text. */
  inline?: MailFile[] | undefined;
  attachments?: MailFile[] | undefined;
  /** A calendar invitation, as an alternative to the text. */
  invitation?: string | undefined;
  headers?: Record<string, string> | undefined;
};

export type MailFile = {
  filename: string;
  mimeType: string;
  content: Uint8Array;
  contentId?: string | undefined;
};

/** Writes a mail as a mail program would. */
export function composeMail(mail: OutlinedMail): Buffer {
  const answers = mail.answers ?? [];
  const lastAnswered = answers.at(-1);
  const lines = [
    `From: ${address(mail.from)}`,
    `To: ${mail.to.map(address).join(',\r\n ')}`,
    ...(mail.cc?.length ? [`Cc: ${mail.cc.map(address).join(',\r\n ')}`] : []),
    `Subject: ${encodeWords(mail.subject)}`,
    `Date: ${new Date(mail.date).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: ${mail.messageId}`,
    ...(lastAnswered === undefined ? [] : [`In-Reply-To: ${lastAnswered}`]),
    ...(answers.length === 0 ? [] : [`References: ${answers.join('\r\n ')}`]),
    ...Object.entries(mail.headers ?? {}).map(([name, value]) => `${name}: ${encodeWords(value)}`),
    'MIME-Version: 1.0',
  ];
  return Buffer.from(`${lines.join('\r\n')}\r\n${written(contentOf(mail))}`);
}

type Part = { headers: string[]; body: string };

function contentOf(mail: OutlinedMail): Part {
  const readable = alternatives([
    textPart('plain', mail.text),
    ...(mail.html === undefined ? [] : [related(textPart('html', mail.html), mail.inline ?? [])]),
    ...(mail.invitation === undefined ? [] : [textPart('calendar; method=REQUEST', mail.invitation)]),
  ]);
  const files = (mail.attachments ?? []).map((file) => filePart(file, 'attachment'));
  return files.length === 0 ? readable : multipart('mixed', [readable, ...files]);
}

function alternatives(parts: Part[]): Part {
  const [only] = parts;
  return only && parts.length === 1 ? only : multipart('alternative', parts);
}

function related(html: Part, pictures: MailFile[]): Part {
  if (pictures.length === 0) return html;
  return multipart('related', [html, ...pictures.map((picture) => filePart(picture, 'inline'))]);
}

function multipart(subtype: string, parts: Part[]): Part {
  const boundary = `=_${randomToken(18)}`;
  const body = parts.map((part) => `--${boundary}\r\n${written(part)}`).join('');
  return {
    headers: [`Content-Type: multipart/${subtype}; boundary="${boundary}"`],
    body: `${body}--${boundary}--\r\n`,
  };
}

function textPart(subtype: string, text: string): Part {
  return base64Part([`Content-Type: text/${subtype}; charset=UTF-8`], Buffer.from(text));
}

function filePart(
  { filename, mimeType, content, contentId }: MailFile,
  disposition: 'inline' | 'attachment',
): Part {
  const headers = [
    `Content-Type: ${mimeType}`,
    `Content-Disposition: ${disposition}; ${filenameParameter(filename)}`,
    ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
  ];
  return base64Part(headers, Buffer.from(content));
}

function base64Part(headers: string[], content: Buffer): Part {
  const lines = content.toString('base64').match(/.{1,76}/g) ?? [];
  return { headers: [...headers, 'Content-Transfer-Encoding: base64'], body: `${lines.join('\r\n')}\r\n` };
}

function written({ headers, body }: Part): string {
  return `${headers.join('\r\n')}\r\n\r\n${body}`;
}

function filenameParameter(filename: string): string {
  return isAscii(filename) ? `filename="${filename}"` : `filename*=UTF-8''${encodeURIComponent(filename)}`;
}

function address({ name, address: email }: Correspondent): string {
  if (!name) return email;
  return `${isAscii(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : encodeWords(name)} <${email}>`;
}

/** RFC 2047, in pieces that keep every line short and no letter cut in two. */
function encodeWords(text: string): string {
  if (isAscii(text)) return text;
  const pieces: string[] = [];
  let piece = '';
  for (const letter of text) {
    if (Buffer.byteLength(piece + letter) > 42) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  pieces.push(piece);
  return pieces.map((words) => `=?UTF-8?B?${Buffer.from(words).toString('base64')}?=`).join('\r\n ');
}

function isAscii(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}
