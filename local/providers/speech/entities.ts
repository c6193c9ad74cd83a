/** The words of a recording, or of the next unknown one. */
export type Transcript = { id: string; transcript: string; languageCode: string };
