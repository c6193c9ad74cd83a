import type { voice as english } from '../en/voice.ts';
import type { HebrewOf } from '../translation-of.ts';

export const voice: HebrewOf<typeof english> = {
  start: 'קלט קולי',
  listening: 'מקשיב',
  transcribing: 'מתמלל...',
  staysHere: 'נשאר במכשיר הזה',
  goesToBrowser: 'לשירות הדיבור של הדפדפן',
  goesToServer: 'לשירות דיבור, דרך השרת שלנו',
  denied: 'הגישה למיקרופון נדחתה',
  capture: 'שגיאה בהקלטה',
  noSpeech: 'לא נשמע דיבור',
  nothingHeard: 'לא נשמע דיבור. אפשר לנסות שוב.',
  network: 'שגיאת רשת',
  unsupported: 'הדפדפן הזה אינו תומך בקלט קולי',
  transcriptionFailed: 'התמלול נכשל',
};
