/** What is heard in a recording, or in the next one that nobody knows. */
export type Transcript = { id: string; transcript: string; languageCode: string };
