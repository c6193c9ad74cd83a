import addressparser from 'nodemailer/lib/addressparser';
import { isBareAddress } from '@crocodile-hub/core/domain/mail-address';
import type { Correspondent } from '../../ports/mail.ts';

/** Longer than a list of a thousand people. The sender of a mail decides how long its headers are. */
const longestHeader = 64_000;
const longestName = 200;

/** Every address of a From, To or Cc header, also in groups (RFC 5322, 6532); other text is left out. */
export function addressList(header: string): Correspondent[] {
  const mailboxes = addressparser(withinLimit(header), { flatten: true });
  return mailboxes.flatMap(({ name, address }) =>
    isBareAddress(address) ? [{ name: plain(name), address }] : [],
  );
}

/** Ends with a whole entry: half an address is another one. */
function withinLimit(header: string): string {
  return header.length <= longestHeader
    ? header
    : header.slice(0, header.lastIndexOf(',', longestHeader) + 1);
}

function plain(name: string): string {
  return name
    .slice(0, longestName)
    .replace(/[\p{Cc}"<>]+/gu, ' ')
    .trim();
}
