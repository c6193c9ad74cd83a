export type WebResult = { title: string; url: string; snippet: string };

export interface WebSearch {
  readonly isConfigured: boolean;
  /** Throws `unavailable` when no search is set up. */
  find(query: string, options: { locale: string | null }): Promise<WebResult[]>;
}
