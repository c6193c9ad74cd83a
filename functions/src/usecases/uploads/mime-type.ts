const type = /^[a-z0-9][a-z0-9!#$&^_.+-]{0,60}\/[a-z0-9][a-z0-9!#$&^_.+-]{0,100}$/;
/** These types would be read as a part of the mail itself, not as a file. */
const structural = /^(multipart|message)\//;

/** A plain type without parameters; an invalid one becomes plain bytes. */
export function safeMimeType(given: string): string {
  const plain = given.split(';')[0]?.trim().toLowerCase() ?? '';
  return type.test(plain) && !structural.test(plain) ? plain : 'application/octet-stream';
}
