import { decodeWords } from 'postal-mime';

import { decodeCharset } from './charset.ts';

export type Parameterised = { value: string; parameters: Record<string, string> };

/** Reads `text/plain; charset="utf-8"; name*0*=…`: the value, and its parameters with RFC 2231 put together. */
export function parseParameters(header: string): Parameterised {
  const [value = '', ...pieces] = splitOutsideQuotes(header);
  const raw = new Map<string, string>();
  for (const piece of pieces) {
    const equals = piece.indexOf('=');
    if (equals > 0)
      raw.set(piece.slice(0, equals).trim().toLowerCase(), unquote(piece.slice(equals + 1).trim()));
  }
  return { value: value.trim().toLowerCase(), parameters: decodeParameters(raw) };
}

function splitOutsideQuotes(header: string): string[] {
  return header.match(/(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? [];
}

function unquote(text: string): string {
  return text.startsWith('"')
    ? text.slice(1, text.endsWith('"') ? -1 : undefined).replace(/\\(.)/g, '$1')
    : text;
}

function decodeParameters(raw: Map<string, string>): Record<string, string> {
  const parameters: Record<string, string> = {};
  for (const [key, value] of raw) {
    const name = key.replace(/\*.*$/, '');
    if (key === name) parameters[name] ??= decodeWords(value);
    else parameters[name] = joinSegments(raw, name);
  }
  return parameters;
}

/** RFC 2231: `name*=utf-8''…`, or `name*0*=utf-8''…; name*1*=…; name*2=…`. */
function joinSegments(raw: Map<string, string>, name: string): string {
  const whole = raw.get(`${name}*`);
  const segments = whole === undefined ? numberedSegments(raw, name) : [{ text: whole, encoded: true }];
  const charset = segments[0]?.encoded ? (segments[0].text.split("'")[0] ?? 'utf-8') : 'utf-8';
  const bytes = segments.map(({ text, encoded }, index) => {
    if (!encoded) return Buffer.from(text);
    return percentBytes(index === 0 ? text.replace(/^[^']*'[^']*'/, '') : text);
  });
  return decodeCharset(Buffer.concat(bytes), charset);
}

function numberedSegments(raw: Map<string, string>, name: string): { text: string; encoded: boolean }[] {
  const segments: { text: string; encoded: boolean }[] = [];
  for (let index = 0; ; index += 1) {
    const encoded = raw.get(`${name}*${index}*`);
    const text = encoded ?? raw.get(`${name}*${index}`);
    if (text === undefined) return segments;
    segments.push({ text, encoded: encoded !== undefined });
  }
}

function percentBytes(text: string): Buffer {
  const latin1 = text.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(latin1, 'latin1');
}
