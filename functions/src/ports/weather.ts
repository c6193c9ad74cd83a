export interface Weather {
  /** Throws `not-found` for a place that nobody knows. Temperature in degrees Celsius. */
  now(city: string): Promise<{ city: string; temperature: number; description: string }>;
}
