import type { campaigns as english } from '../en/campaigns.ts';
import type { HebrewOf } from '../translation-of.ts';

export const campaigns: HebrewOf<typeof english> = {
  title: 'קמפיינים',
  sampleData: 'נתונים לדוגמה',
  name: 'שם',
  status: 'מצב',
  budget: 'תקציב',
  start: 'התחלה',
  end: 'סיום',
  performance: 'ביצועים',
  actions: 'פעולות',
  Active: 'פעיל',
  Paused: 'מושהה',
  Ended: 'הסתיים',
  editCampaign: 'עריכת {name}',
  deleteCampaign: 'מחיקת {name}',
  performanceOf: 'הביצועים של {name}',
  addAlert: 'הוספת קמפיין: דוגמה בלבד, שום דבר לא נוסף.',
  editAlert: 'עריכת "{name}": דוגמה בלבד, שום דבר לא השתנה.',
  deleteAlert: 'מחיקת "{name}": דוגמה בלבד, שום דבר לא נמחק.',
};
