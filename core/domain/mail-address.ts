/**
 * Splits `Dana Cohen <dana@example.com>` or a bare address. Null for anything that a mail header could read as more
 * than one address: no list, group, comment, control character or second line ever reaches it.
 */
export function parseMailAddress(text: string): { name: string; address: string } | null {
  const match = /^(?:"?([^"<>\p{Cc}]{0,200}?)"?[ \t]*<([^<>\s]+)>|([^<>\s]+))$/u.exec(text.trim());
  if (match === null) return null;
  const [, name = '', inBrackets, bare] = match;
  const address = inBrackets ?? bare ?? '';
  return addressForm.test(address) && address.length <= 254 ? { name: name.trim(), address } : null;
}

export function isMailAddress(text: string): boolean {
  return parseMailAddress(text) !== null;
}

const addressForm =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Every address of a From, To or Cc header; what is no address is left out. */
export function parseMailAddresses(header: string): { name: string; address: string }[] {
  const parts = header.match(/(?:"(?:\\.|[^"\\])*"|[^",])+/g) ?? [];
  return parts.flatMap((part) => parseMailAddress(part.replaceAll('\\"', '')) ?? []);
}
