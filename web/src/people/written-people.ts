import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';

/**
 * Splits typed or pasted text into people, at commas, semicolons and line ends. Of a quoted name with a comma only the
 * address is kept, because commas separate people wherever the list is stored.
 */
export function writtenPeople(text: string): string[] {
  return pieces(text)
    .map((piece) => (piece.includes(',') ? (parseMailAddress(piece)?.address ?? piece) : piece))
    .flatMap((piece) => piece.split(','))
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
}

/** Splits outside quotes. A quotation mark that is never closed is an ordinary letter. */
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
