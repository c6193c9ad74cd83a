import { addressParser } from 'postal-mime';

import { GoogleError } from '../errors.ts';
import type { Account } from '../entities.ts';
import { randomToken } from '../ids.ts';
import { normaliseAddress } from '../store.ts';
import { headerValue, splitEntity } from './mime/headers.ts';

/** The recipients of a mail: To, Cc and Bcc. */
export function recipientsOf(raw: Buffer): string[] {
  const { headers } = splitEntity(raw);
  const recipients = ['To', 'Cc', 'Bcc'].flatMap((name) => {
    const header = headers.filter((candidate) => candidate.name.toLowerCase() === name.toLowerCase());
    return header.flatMap(({ value }) => addressesIn(value, name));
  });
  if (recipients.length === 0) throw new GoogleError('invalidArgument', 'Recipient address required');
  return [...new Set(recipients)];
}

/**
 * The mail as it is sent. Its bytes stay, except for what Gmail adds or corrects: a missing Date, Message-ID or From,
 * and a From that is not the account's.
 */
export function completeMail(raw: Buffer, account: Account, now: number): Buffer {
  const { headers } = splitEntity(raw);
  const from = headerValue(headers, 'From');
  const owns = from !== undefined && addressesIn(from, 'From').includes(account.email);
  const added = [
    ...(owns ? [] : [`From: ${account.name} <${account.email}>`]),
    ...(headerValue(headers, 'Date') === undefined ? [`Date: ${new Date(now).toUTCString()}`] : []),
    ...(headerValue(headers, 'Message-ID') === undefined
      ? [`Message-ID: <${randomToken(24)}@mail.gmail.com>`]
      : []),
  ];
  if (added.length === 0) return raw;
  const kept = owns ? raw : renameHeader(raw, 'From', 'X-Google-Original-From');
  return Buffer.concat([Buffer.from(added.map((line) => `${line}\r\n`).join('')), kept]);
}

/** The mail for the recipients: without the Bcc line. */
export function withoutBcc(raw: Buffer): Buffer {
  return editHead(raw, (head) => head.replace(/^bcc:.*(?:\r?\n[ \t].*)*\r?\n/gim, ''));
}

function renameHeader(raw: Buffer, from: string, to: string): Buffer {
  return editHead(raw, (head) => head.replace(new RegExp(`^${from}:`, 'im'), `${to}:`));
}

function editHead(raw: Buffer, edit: (head: string) => string): Buffer {
  const { body } = splitEntity(raw);
  const headLength = raw.length - body.length;
  const head = edit(raw.subarray(0, headLength).toString('latin1'));
  return Buffer.concat([Buffer.from(head, 'latin1'), body]);
}

function addressesIn(header: string, name: string): string[] {
  return addressParser(header, { flatten: true }).map(({ address = '' }) => {
    if (!/^[^\s@]+@[^\s@]+$/.test(address))
      throw new GoogleError('invalidArgument', `Invalid ${name} header`);
    return normaliseAddress(address);
  });
}
