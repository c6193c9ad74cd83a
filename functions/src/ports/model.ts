/** A tool that the model may ask for. Whoever offers it checks its arguments. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> };

export type Turn = { role: 'user' | 'assistant'; content: string };

export type AssistantRequest = {
  instructions: string;
  turns: readonly Turn[];
  /** Empty if any part of the turns came from outside. */
  tools: readonly Tool[];
  mostTokens: number;
};

export type AssistantAnswer = { text: string; calls: { name: string; arguments: unknown }[] };

export interface Assistant {
  /** False if no model is configured: then no other method may be called. */
  readonly isConfigured: boolean;
  /** A model is configured, but this person has switched models off. */
  readonly isSwitchedOff?: true;
  /** `onText` receives the words as they come. */
  answer(
    request: AssistantRequest,
    options: { signal: AbortSignal; onText?: (text: string) => void },
  ): Promise<AssistantAnswer>;
}

export interface Transcriber {
  /** The words of a short recording. `language` is BCP 47; null to detect it. Empty for silence. */
  transcribe(audio: { bytes: Uint8Array; mimeType: string; language: string | null }): Promise<{
    transcript: string;
    language: string;
  }>;
}
