export interface Transcriber {
  /** Words of a short recording. `language` is BCP 47; null to be recognised. Empty when nothing was said. */
  transcribe(audio: { bytes: Uint8Array; mimeType: string; language: string | null }): Promise<{
    transcript: string;
    language: string;
  }>;
}
