/** A tool that the model may ask for; its arguments are checked by whoever offered it. */
export type Tool = { name: string; description: string; parameters: Record<string, unknown> };

export type Turn = { role: 'user' | 'assistant'; content: string };

export type AssistantRequest = {
  instructions: string;
  turns: readonly Turn[];
  /** None, when anything in the turns came from outside. */
  tools: readonly Tool[];
  mostTokens: number;
};

export type AssistantAnswer = { text: string; calls: { name: string; arguments: unknown }[] };

export interface Assistant {
  /** False when no model is configured: then nothing else may be called. */
  readonly isConfigured: boolean;
  /** There is one, and the person who asks wants none. */
  readonly isSwitchedOff?: true;
  /** `onText` receives the words as they come. */
  answer(
    request: AssistantRequest,
    options: { signal: AbortSignal; onText?: (text: string) => void },
  ): Promise<AssistantAnswer>;
}
