/** The words of a Markdown text in one line, for a preview: without its marks, its links by their names. */
export function plainWords(markdown: string): string {
  return markdown
    .replace(/(?<!\\)!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/^ {0,3}(?:#{1,6} |[-*+] |> ?)/gm, '')
    .replace(/\\([\\`*_{}[\]()#+!|<>~&-])|\*\*|__|~~|`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
