import type { SlotName, Span } from '@crocodile-hub/core/language/reading';

/** A slot of one of the things that the words ask for; `place` is that thing's number. */
export type Part = { readonly place: number; readonly slot: SlotName };
export type PlacedSpan = Span & Part;

/** A run of the typed text: plain, or read as a slot. Put end to end, the runs are the text. */
export type Segment = { text: string; start: number; span: (Part & { certain: boolean }) | null };

/** Splits the text at its spans for the copy behind it. If spans overlap, the earlier one wins. */
export function segmentsOf(text: string, spans: readonly PlacedSpan[]): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const plainUntil = (end: number) => {
    if (end > at) segments.push({ text: text.slice(at, end), start: at, span: null });
  };
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const end = Math.min(span.end, text.length);
    if (span.start < at || end <= span.start) continue;
    plainUntil(span.start);
    segments.push({
      text: text.slice(span.start, end),
      start: span.start,
      span: { place: span.place, slot: span.slot, certain: span.certain },
    });
    at = end;
  }
  plainUntil(text.length);
  return segments;
}
