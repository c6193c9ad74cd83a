/**
 * What a vector leaves out, filled in by `mailOf`: `{js}` is a script that says it ran, `{img}` the address of a
 * picture that an `<img>` shows and the reader may ask for, `{u}` any other address, which nobody may ever ask,
 * `{host}` its host.
 */
export type Vector = string;

/** Everything of the one with everything of the other. */
export function crossed(left: readonly string[], right: readonly string[]): string[] {
  return left.flatMap((one) => right.map((other) => one.replace('{v}', () => other)));
}

/** For an attribute in double quotes. */
export const inQuotes = (text: string): string => text.replaceAll('"', '&quot;');
