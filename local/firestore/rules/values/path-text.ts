import type { PathSegment } from './value.ts';

/** Segments are encoded as in a form: `%20` and `+` are spaces (observed). null for an invalid encoding. */
export function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** `string(path)`: an unbound capture is empty (observed). */
export function pathText(segments: readonly PathSegment[]): string {
  return segments.map((segment) => `/${segment.value ?? ''}`).join('') || '/';
}
