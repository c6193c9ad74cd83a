/** Whether a person may write from this address; machines use the names below. */
export function isOfPerson(address: string): boolean {
  return !machines.test(address);
}

const machines =
  /^(?:no-?reply|do-?not-?reply|notifications?|alerts?|news(?:letter)?|mailer-daemon|info|updates?|billing|hello|support|team|receipts?|orders?|service|security|verification|bounces?)(?:[@+.-]|$)/i;
