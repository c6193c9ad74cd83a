/** Far beyond what any call needs: a thousand ids, or fifty messages. */
const most = { depth: 16, values: 10_000 };

const escapedSurrogate = /\\u[dD][89a-fA-F]/;

/** Why this text should not be parsed: nested too deeply, or too many parts. Null if it may be. */
export function tooMuchIn(text: string): string | null {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at += 1) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        break;
      case '{':
      case '[':
        depth += 1;
        if (depth > most.depth) return 'the body is nested too deeply';
        break;
      case '}':
      case ']':
        depth -= 1;
        break;
      case ',':
        values += 1;
        if (values > most.values) return 'the body has too many parts';
        break;
    }
  }
  return null;
}

/**
 * The path in the body of a text that is not valid Unicode; null if there is none. The bytes are known to be UTF-8, but
 * an escape can write half a character, which databases refuse.
 */
export function halfCharacterIn(text: string, body: unknown): string | null {
  return escapedSurrogate.test(text) ? pathToHalf(body, []) : null;
}

/** The end of the string that begins here: the first quotation mark that is not escaped. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let before = end - 1;
    while (text[before] === '\\') before -= 1;
    const escapes = end - 1 - before;
    if (escapes % 2 === 0) return end;
  }
  return text.length;
}

function pathToHalf(value: unknown, path: readonly string[]): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : path.join('.');
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = name.isWellFormed() ? pathToHalf(inner, [...path, name]) : path.join('.');
    if (found !== null) return found;
  }
  return null;
}
