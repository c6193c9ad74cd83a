export type MessageHit = { sessionId: string; messageId: string; excerpt: string };

type Searched = { id: string; content: string };

/** An excerpt's length in characters: before the found words, and in all. */
const before = 24;
const longest = 120;

/** The messages that contain the words, ignoring case, in the given order (newest first). */
export function findInMessages(
  sessionId: string,
  messages: readonly Searched[],
  words: string,
): MessageHit[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [];
  return messages.flatMap(({ id, content }) => {
    const at = content.toLowerCase().indexOf(wanted);
    return at < 0 ? [] : [{ sessionId, messageId: id, excerpt: excerptAt(content, at) }];
  });
}

function excerptAt(content: string, at: number): string {
  const start = wordStart(content, Math.max(0, at - before), at);
  const piece = content
    .slice(start, start + longest)
    .replaceAll(/\s+/g, ' ')
    .trim();
  return start === 0 ? piece : `…${piece}`;
}

/** The start of the next word, unless it lies beyond the found place. */
function wordStart(content: string, from: number, found: number): number {
  if (from === 0) return 0;
  const space = content.slice(from, found).search(/\s/);
  return space < 0 ? from : from + space + 1;
}
