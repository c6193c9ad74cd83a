/** The languages that a person can choose for speech. Rule voice.language.1. */
export const speechLanguages = ['he-IL', 'en-US', 'ar-SA', 'es-ES', 'fr-FR', 'de-DE', 'auto'] as const;
