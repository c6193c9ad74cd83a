import { anInvitation, inDays } from '../support/an-invitation.ts';

const dana = 'Dana Cohen <dana@example.com>';
const shira = 'שירה לוי <shira@example.com>';

/** A meeting that is already in her calendar. */
export const meeting = { title: 'רופאת שיניים', startTime: new Date(inDays(2, 10)).toISOString() };

/** The mails in the inbox on the pictures, the newest last. */
export const mails = [
  {
    from: 'Maya Azulay <maya@example.com>',
    subject: 'Will you open with us?',
    text: 'Hi Noa,\n\nThe first opening is on the day after tomorrow. Will you come?\n\nMaya',
    invitation: anInvitation({
      to: 'noa@example.com',
      start: inDays(2, 10),
      title: 'Opening of the gallery',
      organizer: 'maya@example.com',
      organizerName: 'Maya Azulay',
      more: ['RRULE:FREQ=WEEKLY;COUNT=4'],
    }),
  },
  {
    from: shira,
    subject: 'הסיור בגלריה',
    text: 'היי נועה, נפגשות ביום חמישי בעשר ליד הכניסה. אפשר להביא חברה.',
  },
  {
    from: 'Acme Billing <billing@acme.example>',
    subject: 'Invoice 2041',
    html: '<h2>Invoice 2041</h2><table><tr><th>Item</th><th>Price</th></tr><tr><td>Printing</td><td>4,200</td></tr></table><p>Payable within thirty days.</p>',
    attachments: [{ filename: 'invoice-2041.pdf', mimeType: 'application/pdf', content: 'JVBERi0xLjQK' }],
  },
  {
    from: dana,
    subject: 'The catalogue',
    text: 'Hi Noa,\n\nThe printing of the catalogue will cost 4,200 shekels. The price holds until Thursday. How was the holiday?\n\nPrinting takes three days, so the price has to be settled soon.\n\nDana',
    attachments: [
      { filename: 'quote.pdf', mimeType: 'application/pdf', content: 'JVBERi0xLjQK' },
      { filename: 'צילומים.zip', mimeType: 'application/zip', content: 'UEsFBgAA' },
    ],
  },
];
