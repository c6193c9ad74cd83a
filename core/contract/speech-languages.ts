/** What people may say that they speak. Rule voice.language.1. */
export const speechLanguages = ['he-IL', 'en-US', 'ar-SA', 'es-ES', 'fr-FR', 'de-DE', 'auto'] as const;
