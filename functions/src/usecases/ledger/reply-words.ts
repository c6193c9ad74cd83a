import type { InBothLanguages } from '@crocodile-hub/core/actions/record';

/** What the ledger answers about an action, beside what the action itself says. */
export const replyWords = {
  held: { en: 'Waiting to be sent', he: 'ממתינה לשליחה' },
  scheduled: { en: 'Scheduled', he: 'מתוזמנת' },
  cancelled: { en: 'Cancelled', he: 'בוטלה' },
  alreadyDelivered: { en: 'Already delivered', he: 'כבר נמסרה' },
  takenBack: { en: 'Taken back', he: 'הוחזרה לאחור' },
} as const satisfies Record<string, InBothLanguages<string>>;
