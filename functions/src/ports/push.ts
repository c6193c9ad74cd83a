/** Notifications to the person's browsers and phones; best effort beside the stored notification. */
export interface Push {
  notify(uid: string, notification: { id: string; title: string; body: string }): Promise<void>;
}
