import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';

/**
 * The people in what was typed or pasted: between commas, semicolons and lines. A name with a comma within quotes goes
 * with its address only, because commas divide people wherever the list is kept.
 */
export function writtenPeople(text: string): string[] {
  return pieces(text)
    .map((piece) => (piece.includes(',') ? (parseMailAddress(piece)?.address ?? piece) : piece))
    .flatMap((piece) => piece.split(','))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Divided outside of quotes; a quotation mark that is never closed divides as any letter does. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at);
    if (letter === '"') isQuoted = !isQuoted && text.includes('"', at + 1);
    if (letter !== '\n' && (isQuoted || (letter !== ',' && letter !== ';'))) continue;
    found.push(text.slice(start, at).trim());
    start = at + 1;
  }
  return [...found, text.slice(start).trim()];
}
