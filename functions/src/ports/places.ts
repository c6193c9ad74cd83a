export interface Places {
  /** The town at these coordinates. */
  at(point: { latitude: number; longitude: number }): Promise<{ city: string; country: string }>;
}
