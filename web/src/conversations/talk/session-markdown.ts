/** One message of an exported session. */
type Line = { type: 'user' | 'system'; content: string; when: string };

type Words = { you: string; assistant: string };

/** A session as a Markdown document: its title, and who said what and when. */
export function sessionMarkdown(title: string, lines: Iterable<Line>, words: Words): string {
  const parts = [`# ${oneLine(title)}`];
  for (const { type, content, when } of lines) {
    const who = type === 'user' ? words.you : words.assistant;
    parts.push(`**${who}** · ${when}`, content.trim());
  }
  return `${parts.join('\n\n')}\n`;
}

/** A file name that every system takes. */
export function fileNameOf(title: string): string {
  const safe = oneLine(title)
    .replaceAll(/[\\/:*?"<>|]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80);
  return `${safe === '' ? 'session' : safe}.md`;
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n\u2028\u2029]+/g, ' ').trim();
}
