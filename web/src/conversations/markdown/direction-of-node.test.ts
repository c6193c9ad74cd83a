import { expect, it } from 'vitest';
import { directionOfNode } from './direction-of-node.ts';

const line = (value: string) => directionOfNode({ type: 'text', value });

it("goes by the line's own words, and not by those that are isolated", () => {
  expect(line('11:00 \u2068Portfolio review of the spring site\u2069 עם דנה')).toBe('rtl');
  expect(line('11:00 \u2068להתקשר למוסך של האוטו\u2069 with Dana')).toBe('ltr');
});

it('leaves a line without words of its own to the text around it', () => {
  expect(line('11:00 \u2068Portfolio review\u2069')).toBeUndefined();
});
