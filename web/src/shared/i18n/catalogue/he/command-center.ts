import type { commandCenter as english } from '../en/command-center.ts';
import type { HebrewOf } from '../translation-of.ts';

export const commandCenter: HebrewOf<typeof english> = {
  loggedOut: 'צריך להתחבר כדי להיכנס למרכז הפיקוד',
};
