/** A web address within a text, from its first letter to after its last one. */
type WrittenAddress = { start: number; end: number; address: string };

/** The web addresses in a text that anybody wrote. What ends a sentence ends no address. */
export function* addressesIn(text: string): Generator<WrittenAddress> {
  for (const { index, 0: found } of text.matchAll(written)) {
    const address = withoutMarks(found);
    yield { start: index, end: index + address.length, address };
  }
}

/** Quotation marks and marks of direction end an address, and so does a comma before another one. */
const written =
  /(?<![a-z0-9])https?:\/\/(?:(?!,https?:)[^\s"<>«»‘-„…\u200b-\u200f\u202a-\u202e\u2060-\u2069])+/gi;

/** A bracket that was opened within the address belongs to it. */
function withoutMarks(address: string): string {
  const count = (mark: string) => address.split(mark).length - 1;
  let unopened = count(')') - count('(');
  let { length } = address;
  while (".,:;!?)]}'*_~".includes(address.charAt(length - 1))) {
    if (address.charAt(length - 1) === ')') {
      if (unopened <= 0) break;
      unopened -= 1;
    }
    length -= 1;
  }
  return address.slice(0, length);
}
