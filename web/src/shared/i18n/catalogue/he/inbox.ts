import type { inbox as english } from '../en/inbox.ts';
import type { HebrewOf } from '../translation-of.ts';

export const inbox: HebrewOf<typeof english> = {
  title: 'תיבת הודעות AI',
  loggedOut: 'צריך להתחבר כדי לראות את תיבת ההודעות',
};
