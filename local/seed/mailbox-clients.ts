import type { SeedMail } from './mailbox-entities.ts';
import { GREEN_PNG, csv, pdf } from './mailbox-files.ts';
import { AVI, DANA, MAYA, NOA, TOMER } from './mailbox-people.ts';

const QUOTE_TABLE = `<div dir="rtl" style="font-family:Arial,sans-serif;font-size:15px;color:#222">
<p><img src="cid:logo" alt="cohen-media.png" width="120" height="36"></p>
<p>היי נועה,</p>
<p>קיבלתי, תודה! לפני שאני מאשרת, שתי שאלות קצרות על ההצעה:</p>
<table style="border-collapse:collapse;width:100%">
<tr><th align="right">סעיף</th><th align="left">מחיר</th></tr>
<tr><td>ניהול קמפיין, 4 שבועות</td><td align="left">7,900 ₪</td></tr>
<tr><td>שני סרטוני וידאו</td><td align="left">4,500 ₪</td></tr>
<tr><td><b>סה״כ כולל מע״מ</b></td><td align="left"><b>12,400 ₪</b></td></tr>
</table>
<p>האם אפשר סרטון אחד במקום שניים, ומתי מתחילים?</p>
<p><img src="https://images.cohen-media.example/banner-november.jpg" alt="banner-november.jpg" width="480"></p>
<p>דנה</p></div>`;

/** Work: a client with a quote under way, a supplier with an invoice, two colleagues. */
export const clientMail: SeedMail[] = [
  {
    key: 'quote',
    from: NOA,
    to: [DANA],
    when: { daysAgo: 1, at: '17:40' },
    folder: 'SENT',
    subject: 'הצעת מחיר לקמפיין נובמבר',
    text: 'שלום דנה,\n\nמצורפת הצעת המחיר לקמפיין נובמבר. אשמח לענות על שאלות.\n\nנועה\n',
    attachments: [
      {
        filename: 'הצעת מחיר נובמבר.pdf',
        mimeType: 'application/pdf',
        content: pdf(['Levi Studio', 'Quote 118 - November campaign', 'Total incl. VAT: 12,400 ILS']),
      },
    ],
  },
  {
    key: 'quote-reply',
    answers: 'quote',
    from: DANA,
    when: { minutesAgo: 13 },
    labels: ['UNREAD', 'IMPORTANT', 'Client', 'November campaign'],
    subject: 'Re: הצעת מחיר לקמפיין נובמבר',
    text: 'היי נועה,\n\nקיבלתי, תודה! יש לי שתי שאלות על סעיף הווידאו ועל לוחות הזמנים.\nהאם אפשר סרטון אחד במקום שניים, ומתי מתחילים?\n\nדנה\n',
    html: QUOTE_TABLE,
    inline: [{ filename: 'cohen-media.png', mimeType: 'image/png', content: GREEN_PNG, contentId: 'logo' }],
    attachments: [
      {
        filename: 'brief-november.pdf',
        mimeType: 'application/pdf',
        content: pdf(['Cohen Media', 'Brief: November campaign', 'Audience: 25-40, Tel Aviv and the centre']),
      },
      {
        filename: 'budget.csv',
        mimeType: 'text/csv',
        content: csv([
          ['סעיף', 'מחיר'],
          ['ניהול קמפיין', 7900],
          ['וידאו', 4500],
        ]),
      },
    ],
  },
  {
    key: 'notes',
    from: DANA,
    when: { daysAgo: 3, at: '16:02' },
    labels: ['Client'],
    subject: 'Meeting notes and the updated brief',
    text: 'Hi Noa,\n\nMeeting notes and the updated brief are in the shared folder. The two photos we talked about are attached.\n\nBest,\nDana\n',
    attachments: [
      { filename: 'rooftop.png', mimeType: 'image/png', content: GREEN_PNG },
      { filename: 'market.png', mimeType: 'image/png', content: GREEN_PNG },
    ],
  },
  {
    key: 'notes-thanks',
    answers: 'notes',
    from: NOA,
    to: [DANA],
    when: { daysAgo: 3, at: '16:30' },
    folder: 'SENT',
    subject: 'Re: Meeting notes and the updated brief',
    text: 'Got them, they are lovely. I will come back with a first cut by Thursday.\n\nNoa\n',
  },
  {
    key: 'tuesday',
    from: DANA,
    when: { daysAgo: 5, at: '11:40' },
    labels: ['Client'],
    subject: 'Tuesday',
    text: 'Can we move Tuesday to 10:00? I have a dentist appointment before that.\n\nDana\n',
  },
  {
    key: 'tuesday-yes',
    answers: 'tuesday',
    from: NOA,
    to: [DANA],
    when: { daysAgo: 5, at: '12:05' },
    folder: 'SENT',
    subject: 'Re: Tuesday',
    text: 'Of course, 10:00 it is.\n',
  },
  {
    key: 'invoice',
    from: AVI,
    when: { daysAgo: 1, at: '10:12' },
    labels: ['UNREAD', 'IMPORTANT'],
    subject: 'Invoice 2041 attached',
    text: 'Hello Noa,\n\nInvoice 2041 for the printing stand is attached: 3,276 ILS, due by the end of the month.\nPlease confirm that you got it.\n\nAvi Mizrahi\nMizrahi Tools, 03-555-0148\n',
    attachments: [
      {
        filename: 'invoice-2041.pdf',
        mimeType: 'application/pdf',
        content: pdf(['Mizrahi Tools Ltd.', 'Invoice 2041', 'Printing stand, 1 unit', 'Total: 3,276 ILS']),
      },
    ],
  },
  {
    key: 'invoice-reminder',
    answers: 'invoice',
    from: AVI,
    when: { minutesAgo: 170 },
    labels: ['UNREAD'],
    subject: 'Re: Invoice 2041 attached',
    text: 'בוקר טוב נועה,\n\nהחשבונית 2041 אצלך? צריך אותה עד הצהריים כדי להעביר את התשלום היום.\n\nאבי\n',
  },
  {
    key: 'drill',
    from: AVI,
    when: { daysAgo: 12, at: '09:20' },
    labels: [],
    folder: 'ARCHIVE',
    subject: 'המקדחה תוקנה',
    text: 'היי נועה, המקדחה מוכנה. אפשר לאסוף אותה כל יום עד 18:00, בשישי עד 13:00.\nאבי\n',
  },
  {
    key: 'drill-thanks',
    answers: 'drill',
    from: NOA,
    to: [AVI],
    when: { daysAgo: 12, at: '11:02' },
    folder: 'SENT',
    subject: 'Re: המקדחה תוקנה',
    text: 'תודה אבי, אעבור ביום חמישי.\n',
  },
  {
    key: 'contract',
    from: TOMER,
    when: { daysAgo: 2, at: '14:25' },
    labels: ['UNREAD', 'STARRED', 'Client'],
    subject: 'Contract for the spring site – two small changes',
    text: 'Hi Noa,\n\nLegal came back with two small changes, both on page 2:\n1. payment within 30 days instead of 45\n2. the source files are part of the delivery\n\nIf you are fine with both, please sign and send it back by Wednesday.\n\nTomer\n',
    attachments: [
      {
        filename: 'contract-v3.pdf',
        mimeType: 'application/pdf',
        content: pdf([
          'Northlight',
          'Agreement, version 3',
          'Payment: 30 days',
          'Delivery: including source files',
        ]),
      },
    ],
  },
  {
    key: 'kickoff',
    from: TOMER,
    cc: [DANA],
    when: { daysAgo: 9, at: '09:05' },
    labels: ['Client'],
    subject: 'Kick-off on Sunday, 9:30',
    text: 'Morning both,\n\nSunday 9:30 at our office, HaYarkon 114, second floor. Coffee is on us.\n\nTomer\n',
    invitation: {
      uid: 'kickoff@northlight.example',
      summary: 'Kick-off',
      location: 'HaYarkon 114, Tel Aviv',
      daysFromNow: -2,
      from: '09:30',
      to: '10:30',
    },
  },
  {
    key: 'site-review',
    from: TOMER,
    cc: [DANA],
    when: { minutesAgo: 185 },
    labels: ['UNREAD', 'Client'],
    subject: 'Invitation: Spring site, first review',
    text: 'Hi Noa,\n\nThe first pages are up. Half past ten tomorrow at our office? Dana will be there.\n\nTomer\n',
    // Overlaps the meeting with Dana in the calendar.
    invitation: {
      uid: 'spring-site-review@northlight.example',
      summary: 'Spring site: first review',
      location: 'HaYarkon 114, Tel Aviv',
      daysFromNow: 1,
      from: '10:30',
      to: '11:30',
      coming: [DANA],
    },
  },
  {
    key: 'workshop',
    from: MAYA,
    when: { daysAgo: 1, at: '19:15' },
    labels: ['UNREAD'],
    subject: 'December workshop?',
    text: 'Hi! Is the December workshop still open? Two of us would like to join.\n\nMaya\n',
  },
  {
    key: 'photos',
    from: MAYA,
    when: { daysAgo: 2, at: '13:30' },
    labels: ['STARRED'],
    subject: 'The photos',
    text: 'Thank you, the photos are beautiful. 🙏 The client chose 4, 11 and 23.\n\nMaya\n',
  },
  {
    key: 'photos-next',
    answers: 'photos',
    from: NOA,
    to: [MAYA],
    when: { daysAgo: 2, at: '15:48' },
    folder: 'SENT',
    subject: 'Re: The photos',
    text: 'Great choice! I will send them in full size tonight.\n\nNoa\n',
  },
];
