import type { profile as english } from '../en/profile.ts';
import type { HebrewOf } from '../translation-of.ts';

export const profile: HebrewOf<typeof english> = {
  title: 'הפרופיל שלי',
  loggedOut: 'יש להתחבר כדי לראות את הפרופיל',
  fromAccount: 'מהחשבון שבו התחברת',
  fullName: 'שם מלא',
  email: 'אימייל',
  dob: 'תאריך לידה',
  city: 'עיר',
  hobbies: 'תחביבים',
  about: 'כמה מילים על עצמי',
  updated: 'הפרופיל עודכן!',
  notSaved: 'עדיין לא נשמר בחשבון. השינויים שמורים במכשיר הזה.',
  savedOnceOnline: 'שמור במכשיר הזה, ויישמר בחשבון כשהחיבור יחזור.',
  discarded: 'השינויים בוטלו',
  failedToLoad: 'טעינת הפרופיל נכשלה',
  failedToSave: 'שמירת הפרופיל נכשלה',
  dobIncomplete: 'חסר חלק מהתאריך',
  dobInFuture: 'היום הזה עוד לא הגיע',
  dobTooLongAgo: 'השנה הזו רחוקה מדי',
  completeness: 'עד כמה הפרופיל מלא',
  complete: 'הפרופיל מלא',
  filledOf: 'מולאו {filled} מתוך {all}',
  private: 'איש מלבדך לא רואה את מה שכתוב כאן.',
};
