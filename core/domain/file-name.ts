/** No path, no control character, no name that hides its ending behind a direction mark. */
export function safeFileName(filename: string): string {
  const name = filename
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '_')
    .replace(/^\.+/, '')
    .trim();
  return name === '' ? 'attachment' : name.slice(-150);
}
