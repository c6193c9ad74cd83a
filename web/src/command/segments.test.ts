import fc from 'fast-check';
import { expect, it } from 'vitest';
import { segmentsOf } from './segments.ts';

const span = (start: number, end: number, certain = true) =>
  ({ place: 0, start, end, slot: 'task', certain }) as const;

it('splits the text where it was understood', () => {
  expect(segmentsOf('Remind me to call', [span(13, 17, false), span(0, 9)])).toEqual([
    { text: 'Remind me', start: 0, span: { place: 0, slot: 'task', certain: true } },
    { text: ' to ', start: 9, span: null },
    { text: 'call', start: 13, span: { place: 0, slot: 'task', certain: false } },
  ]);
});

it('puts every letter in exactly one run, whatever the spans are', () => {
  const anySpan = fc.tuple(fc.nat(40), fc.nat(40)).map(([start, end]) => span(start, end));
  fc.assert(
    fc.property(fc.string({ maxLength: 30 }), fc.array(anySpan), (text, spans) => {
      const segments = segmentsOf(text, spans);
      expect(segments.map((segment) => segment.text).join('')).toBe(text);
      expect(segments.every((segment) => segment.text !== '')).toBe(true);
    }),
  );
});
