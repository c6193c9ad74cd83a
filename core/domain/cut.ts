const halfAtEnd = /[\uD800-\uDBFF]$/;

/** The beginning of a text, at most `units` UTF-16 units. Never half an emoji: the database refuses those. */
export function cut(text: string, units: number): string {
  return text.length <= units ? text : text.slice(0, units).replace(halfAtEnd, '');
}
