import type { PathSegment } from './value.ts';

/** Segments are written as in a form: `%20` and `+` are blanks (observed). null for no valid encoding. */
export function decodeSegment(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}

/** `string(path)`: a capture that nothing is bound to is empty (observed). */
export function pathText(segments: readonly PathSegment[]): string {
  return segments.map((segment) => `/${segment.value ?? ''}`).join('') || '/';
}
