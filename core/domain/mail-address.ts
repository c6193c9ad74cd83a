/** RFC 5321, 4.5.3.1.3; and as much of a name as a list can show. */
const longestAddress = 254;
const longestName = 200;

const addressForm =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/**
 * Splits `Dana Cohen <dana@example.com>` or a bare address. Null for anything that a mail header could read as more
 * than one address: no list, group, comment, control character or second line ever reaches it.
 */
export function parseMailAddress(text: string): { name: string; address: string } | null {
  const written = text.trim();
  const open = written.indexOf('<');
  if (open === -1) return isBareAddress(written) ? { name: '', address: written } : null;
  const before = written.slice(0, open).replaceAll('\t', ' ');
  const address = written.endsWith('>') ? written.slice(open + 1, -1) : '';
  const name = unquoted(before.trim());
  const isName = name.length <= longestName && !/["<>]/.test(name) && !/\p{Cc}/u.test(before);
  return isName && isBareAddress(address) ? { name: name.trim(), address } : null;
}

/**
 * An address that may be written to. It contains no encoded word, which would read differently once decoded, and its
 * name has no @: people would take that for the address.
 */
export function isMailAddress(text: string): boolean {
  const parsed = parseMailAddress(text);
  return parsed !== null && !parsed.name.includes('@') && !text.includes('=?');
}

/** The address of what `isMailAddress` accepts; other text as it is. */
export function bareAddress(text: string): string {
  return parseMailAddress(text)?.address ?? text;
}

/** An address alone, without a name. */
export function isBareAddress(text: string): boolean {
  return text.length <= longestAddress && addressForm.test(text);
}

function unquoted(name: string): string {
  const from = name.startsWith('"') ? 1 : 0;
  return name.slice(from, name.length > from && name.endsWith('"') ? -1 : undefined);
}
