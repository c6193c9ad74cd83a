import { describe, expect, it } from 'vitest';
import { bareSummary, markedSummary } from './task-summary.ts';

describe('the summary of a task', () => {
  it('begins with a check mark when it ran, with a cross when it failed', () => {
    expect(markedSummary('done', 'Email sent to Dana')).toBe('✅ Email sent to Dana');
    expect(markedSummary('failed', 'Unknown error')).toBe('❌ Unknown error');
  });

  it.each(['Email sent to Dana', 'שלום', ''])('loses nothing but its mark: %j', (words) => {
    expect(bareSummary(markedSummary('done', words))).toBe(words);
    expect(bareSummary(markedSummary('failed', words))).toBe(words);
    expect(bareSummary(words)).toBe(words);
  });
});
