export interface Transcriber {
  /** The words of a short recording. `language` is BCP 47; null to detect it. Empty for silence. */
  transcribe(audio: { bytes: Uint8Array; mimeType: string; language: string | null }): Promise<{
    transcript: string;
    language: string;
  }>;
}
