const type = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,60}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,100}$/;
/** Would be read as a part of the mail itself, not as a file beside it. */
const structural = /^(multipart|message)\//;

/** A plain type without parameters. What is none is only bytes. */
export function safeMimeType(given: string): string {
  const plain = given.split(';')[0]?.trim().toLowerCase() ?? '';
  return type.test(plain) && !structural.test(plain) ? plain : 'application/octet-stream';
}
