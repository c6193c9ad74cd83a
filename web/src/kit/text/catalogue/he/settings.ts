import type { settings as english } from '../en/settings.ts';
import type { HebrewOf } from '../translation-of.ts';

export const settings: HebrewOf<typeof english> = {
  title: 'הגדרות',
  placeholder: 'כאן יהיו ההגדרות',
  placeholderHint: 'עד אז, השפה והמראה נמצאים בתפריט שליד השם, בתחתית סרגל הצד.',
};
