import type { privacy as english } from '../en/privacy.ts';
import type { HebrewOf } from '../translation-of.ts';

export const privacy: HebrewOf<typeof english> = {
  title: 'מדיניות פרטיות',
};
