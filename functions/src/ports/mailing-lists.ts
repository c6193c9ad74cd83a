export interface MailingLists {
  /**
   * Leaves a mailing list by the address that a mail of it names for that (RFC 8058). `invalid` for one that may not be
   * asked, `unavailable` where the list does not take it. It can be asked again.
   */
  unsubscribe(address: string): Promise<void>;
}
