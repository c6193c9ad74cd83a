/**
 * A vector with placeholders, which `mailOf` fills in. `{js}`: a script that reports that it ran. `{img}`: the address
 * of a picture in an `<img>`, which may be loaded. `{u}`: any other address, which must never be requested. `{host}`:
 * its host.
 */
export type Vector = string;

/** Each of the left with each of the right. */
export function crossed(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((one) => right.map((other) => one.replace('{v}', () => other)));
}

/** For an attribute in double quotes. */
export const inQuotes = (text: string): string => text.replaceAll('"', '&quot;');
