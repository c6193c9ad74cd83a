/** A message that has the words. */
export type MessageHit = { sessionId: string; messageId: string; excerpt: string };

type Searched = { id: string; content: string };

/** As much of a message as a line of results shows before the words, and in all. */
const before = 24;
const longest = 120;

/** The messages that contain the words, whatever the case; newest first as they are given. */
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

/** The next word's beginning, unless that is beyond what was found. */
function wordStart(content: string, from: number, found: number): number {
  if (from === 0) return 0;
  const space = content.slice(from, found).search(/\s/);
  return space < 0 ? from : from + space + 1;
}
