import type { smartTasks as english } from '../en/smart-tasks.ts';
import type { HebrewOf } from '../translation-of.ts';

export const smartTasks: HebrewOf<typeof english> = {
  title: 'משימות חכמות',
};
