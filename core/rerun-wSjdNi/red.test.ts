import { describe, expect, it } from 'vitest';
    describe('a thing', () => {
      it("is [red], $1 (or \"not\"), a/b", () => expect(1).toBe(2));
      it('is green', () => {});
    });