import type { screens as english } from '../en/screens.ts';
import type { HebrewOf } from '../translation-of.ts';

export const screens: HebrewOf<typeof english> = {
  hub: 'Crocodile Hub',
  commandCenter: 'מרכז הפיקוד',
  inboxAi: 'תיבת הודעות AI',
  smartTasks: 'משימות חכמות',
  campaigns: 'קמפיינים',
  activityLog: 'יומן פעילות AI',
  connectedDevices: 'מכשירים מחוברים',
  settings: 'הגדרות',
  profile: 'פרופיל',
  privacy: 'מדיניות פרטיות',
  terms: 'תנאי שימוש',
  receipt: 'אישור מחיקה',
  authCallback: 'חיבור חשבון',
  login: 'התחברות',
  notFound: 'העמוד לא נמצא',
};
