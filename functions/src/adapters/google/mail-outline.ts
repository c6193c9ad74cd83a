import type { gmail_v1 } from 'googleapis/build/src/apis/gmail/index.js';
import { decode } from 'html-entities';
import { cut } from '@crocodile-hub/core/domain/cut';
import { textOf } from '@crocodile-hub/core/text/html-text';
import type { Mail } from '../../ports/mail.ts';
import { leavesOf, mailOf } from './mail-message.ts';

/** Deeper parts are not told of; no mail program nests as deep. */
const deepest = 8;

/** The fields of a message but what its parts say, for `fields` beside the format `full`. */
export const outline = `id,threadId,labelIds,snippet,historyId,internalDate,payload(${partFields(deepest)})`;

function partFields(levels: number): string {
  const own = 'mimeType,filename,headers,body(attachmentId,size)';
  return levels === 0 ? own : `${own},parts(${partFields(levels - 1)})`;
}

/**
 * A mail whose words were not read. In their place stands the snippet, if any letters are wanted; but of a mail that
 * says it twice nobody knows whether the snippet is of the HTML, which its reader would see. Rule inbox.words.2.
 */
export function outlinedMail(message: gmail_v1.Schema$Message, letters = Infinity): Mail {
  const mail = { ...mailOf(message), html: null, isCut: true };
  const kinds = new Set(leavesOf(message.payload ?? {}).map(({ mimeType }) => mimeType?.toLowerCase()));
  const isTwofold = kinds.has('text/html') && kinds.has('text/plain');
  const snippet = isTwofold || letters === 0 ? null : decode(message.snippet ?? '');
  return { ...mail, text: snippet };
}

/** The beginning of what a mail says, as its reader would see it. */
export function shortMail(mail: Mail, letters: number): Mail {
  const text = textOf(mail);
  const short = cut(text, letters);
  return { ...mail, html: null, text: short, isCut: mail.isCut || short.length < text.length };
}
