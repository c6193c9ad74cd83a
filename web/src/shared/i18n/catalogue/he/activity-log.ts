import type { activityLog as english } from '../en/activity-log.ts';
import type { HebrewOf } from '../translation-of.ts';

export const activityLog: HebrewOf<typeof english> = {
  title: 'יומן פעילות AI',
};
