export interface MailingLists {
  /**
   * Leaves a mailing list, by the address in its mail (RFC 8058). `invalid` if the address may not be asked,
   * `unavailable` if the list does not accept. It may be repeated.
   */
  unsubscribe(address: string): Promise<void>;
}
