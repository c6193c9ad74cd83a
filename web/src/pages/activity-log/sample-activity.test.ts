import { expect, it } from 'vitest';
import { activityStatuses, sampleActivity } from './sample-activity.ts';

it('has five entries, of every status that can be filtered by', () => {
  expect(sampleActivity).toHaveLength(5);
  expect(new Set(sampleActivity.map(({ status }) => status))).toEqual(new Set(activityStatuses));
  expect(activityStatuses).toEqual(['completed', 'failed', 'in_progress']);
});
