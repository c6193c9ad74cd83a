import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { smartTaskStatuses, type SmartTaskStatus } from '../contract/documents.ts';
import { initialSmartTaskStatus, nextSmartTaskStatus, type SmartTaskEvent } from './smart-task.ts';

const event = fc.constantFrom<SmartTaskEvent['type']>('confirm', 'cancel', 'done', 'failed', 'undone');

describe('a Smart Task', () => {
  it('waits when a yes is needed and is pending otherwise', () => {
    expect(initialSmartTaskStatus(true)).toBe('Waiting Confirmation');
    expect(initialSmartTaskStatus(false)).toBe('Pending');
  });

  it('is done only after it was pending, and at most once', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(event, { maxLength: 40 }), (needsYes, events) => {
        let status: SmartTaskStatus = initialSmartTaskStatus(needsYes);
        let timesDone = 0;
        for (const type of events) {
          const next = nextSmartTaskStatus(status, { type });
          if (next === null) continue;
          if (next === 'Done') {
            expect(status).toBe('Pending');
            timesDone += 1;
          }
          status = next;
          expect(smartTaskStatuses).toContain(status);
        }
        expect(timesDone).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('cannot be confirmed after it was cancelled', () => {
    expect(nextSmartTaskStatus('Cancelled', { type: 'confirm' })).toBeNull();
  });
});
