/** One chunk of a back channel: its length in UTF-16 code units (not bytes), a line feed, the payload. */
export function frame(payload: unknown): string {
  const text = JSON.stringify(payload);
  return `${text.length}\n${text}`;
}

/** A chunk with an array of `[id, body]` whose bodies are already JSON text. */
export function frameArrays(arrays: readonly { id: number; text: string }[]): string {
  const text = `[${arrays.map(({ id, text: body }) => `[${id},${body}]`).join(',')}]`;
  return `${text.length}\n${text}`;
}
