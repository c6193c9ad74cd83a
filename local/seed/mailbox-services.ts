import type { SeedMail } from './mailbox-entities.ts';
import { pdf } from './mailbox-files.ts';
import { BANK } from './mailbox-people.ts';

const noReply = (name: string, domain: string) => ({ name, address: `no-reply@${domain}` });
const bulk = (name: string, id: string) => ({
  'List-Id': `${name} <${id}>`,
  'List-Unsubscribe': `<mailto:leave@${id}?subject=8841>, <https://${id}/unsubscribe?u=8841>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  Precedence: 'bulk',
});

function newsletter(title: string, items: string[], domain: string): string {
  const rows = items.map(
    (item, index) =>
      `<tr><td style="padding:14px 0;border-bottom:1px solid #eee"><img src="https://img.${domain}/${index + 1}.jpg" width="160" alt=""><br><a href="https://${domain}/story/${index + 1}" style="color:#0b6e4f">${item}</a></td></tr>`,
  );
  return `<!doctype html><html><head><style>body{background:#f6f6f4;font-family:Georgia,serif}.box{max-width:600px;margin:auto;background:#fff;padding:28px}</style></head><body><div class="box"><h1>${title}</h1><table width="100%">${rows.join('')}</table><p style="font-size:12px;color:#888">You get this because you subscribed. <a href="https://${domain}/unsubscribe">Unsubscribe</a></p><img src="https://t.${domain}/open.gif?u=8841" width="1" height="1" alt=""></div></body></html>`;
}

/** Bank, deliveries, bills and newsletters. */
export const serviceMail: SeedMail[] = [
  {
    key: 'transfer',
    from: BANK,
    when: { minutesAgo: 61 },
    labels: ['UNREAD', 'IMPORTANT', 'CATEGORY_UPDATES'],
    subject: 'אישור העברה',
    text: 'שלום נועה לוי,\n\nההעברה בסך 1,250.00 ₪ לזכות "מכון הדפוס" בוצעה בהצלחה.\nמספר אסמכתא: 48213377\n\nבנק הפועלים\n',
  },
  {
    key: 'statement',
    from: BANK,
    when: { daysAgo: 10, at: '06:30' },
    labels: ['CATEGORY_UPDATES'],
    subject: 'פירוט חיובי כרטיס האשראי לחודש נובמבר',
    text: 'סך החיובים שירדו ב־10 לחודש: 4,318.70 ₪. הפירוט המלא מצורף.\n',
    attachments: [
      {
        filename: 'פירוט-11.pdf',
        mimeType: 'application/pdf',
        content: pdf(['Bank Hapoalim', 'Card statement, November', 'Total: 4,318.70 ILS']),
      },
    ],
  },
  {
    key: 'electricity',
    from: noReply('חברת החשמל', 'electric.example'),
    when: { daysAgo: 6, at: '05:10' },
    labels: ['UNREAD', 'CATEGORY_UPDATES'],
    subject: 'חשבון החשמל שלך מוכן: 412.60 ₪',
    text: 'חשבון לתקופה ספטמבר–אוקטובר. לתשלום עד 30 בחודש. מספר חשבון חוזה 344 871 902.\n',
  },
  {
    key: 'clinic',
    from: noReply('Clalit', 'clinic.example'),
    when: { daysAgo: 3, at: '12:00' },
    labels: ['CATEGORY_UPDATES'],
    subject: 'תזכורת: תור לרופאת שיניים ביום חמישי 16:20',
    text: 'שלום נועה, נקבע לך תור לד״ר אורית פרידמן ביום חמישי בשעה 16:20, דיזנגוף 211. לביטול השיבי למייל זה.\n',
  },
  {
    key: 'parcel',
    from: noReply('דואר ישראל', 'post.example'),
    when: { daysAgo: 2, at: '09:05' },
    labels: ['UNREAD', 'CATEGORY_UPDATES'],
    subject: 'המשלוח שלך יגיע היום בין 14:00 ל־18:00',
    text: 'מספר מעקב RR482913375IL. המשלוח שלך יגיע היום בין 14:00 ל־18:00. השליח יתקשר 10 דקות לפני ההגעה.\n',
  },
  {
    key: 'flight',
    from: noReply('Blue Wing Airlines', 'bluewing.example'),
    when: { daysAgo: 15, at: '23:18' },
    labels: ['CATEGORY_UPDATES', 'Receipts'],
    folder: 'ARCHIVE',
    subject: 'Your itinerary: TLV–ATH, booking K7QX2M',
    text: 'Thank you for booking with us.\n\nTLV 06:40 → ATH 08:55, 10 December\nATH 19:30 → TLV 21:25, 14 December\nPassengers: LEVI/NOA MS, BEN DAVID/YOSSI MR\nTotal: 378.00 USD\n',
  },
  {
    key: 'dinner',
    from: noReply('Meshulash Eats', 'eats.example'),
    when: { daysAgo: 4, at: '21:47' },
    labels: ['CATEGORY_UPDATES', 'Receipts'],
    subject: 'Receipt: 96.00 ₪, thanks for your order',
    text: 'Sabich × 1, Lemonade × 2, delivery 12.00 ₪. Total 96.00 ₪, paid with card ending 4410.\n',
  },
  {
    key: 'domain',
    from: noReply('Namehost', 'namehost.example'),
    when: { daysAgo: 11, at: '03:00' },
    labels: ['UNREAD', 'CATEGORY_UPDATES'],
    subject: 'levi-studio.example renews in 14 days',
    text: 'Your domain levi-studio.example renews automatically on 5 December for 14.99 USD. Nothing to do unless your card changed.\n',
  },
  {
    key: 'signin',
    from: noReply('Google', 'accounts.example'),
    when: { daysAgo: 13, at: '10:01' },
    labels: ['CATEGORY_UPDATES'],
    subject: 'Security alert: new sign-in on Chrome for Linux',
    text: 'We noticed a new sign-in to your account from Tel Aviv. If this was you, you do not need to do anything.\n',
  },
  {
    key: 'design-weekly',
    from: { name: 'Design Weekly', address: 'hello@designweekly.example' },
    when: { minutesAgo: 240 },
    labels: ['UNREAD', 'CATEGORY_PROMOTIONS'],
    subject: 'Quiet interfaces, loud type, and a free grid',
    text: 'This week: quiet interfaces, why type got loud again, and a grid you can take home.\nRead online: https://designweekly.example/212\n',
    html: newsletter(
      'Design Weekly №212',
      ['Quiet interfaces', 'Why type got loud again', 'A grid you can take home'],
      'designweekly.example',
    ),
    headers: bulk('Design Weekly', 'list.designweekly.example'),
  },
  {
    key: 'design-weekly-last',
    from: { name: 'Design Weekly', address: 'hello@designweekly.example' },
    when: { daysAgo: 7, at: '05:40' },
    labels: ['CATEGORY_PROMOTIONS'],
    subject: 'Posters that shout, and one that whispers',
    text: 'This week: posters, and the return of the serif.\nRead online: https://designweekly.example/211\n',
    html: newsletter(
      'Design Weekly №211',
      ['Posters that shout', 'The return of the serif'],
      'designweekly.example',
    ),
    headers: bulk('Design Weekly', 'list.designweekly.example'),
  },
  {
    key: 'sale',
    from: { name: 'בית הנייר', address: 'news@paperhouse.example' },
    when: { daysAgo: 5, at: '08:15' },
    labels: ['UNREAD', 'CATEGORY_PROMOTIONS'],
    subject: '20% על כל המחברות עד יום ראשון',
    text: 'רק השבוע: 20% הנחה על כל המחברות והעטים. קוד קופון NEYAR20.\n',
    html: `<div dir="rtl">${newsletter('20% על כל המחברות', ['מחברות שורות', 'עטי נובע', 'נייר ממוחזר'], 'paperhouse.example')}</div>`,
    headers: bulk('בית הנייר', 'list.paperhouse.example'),
  },
  {
    key: 'community',
    from: { name: 'Tel Aviv Makers', address: 'digest@makers.example' },
    when: { daysAgo: 14, at: '17:00' },
    labels: ['UNREAD', 'CATEGORY_FORUMS'],
    subject: '[makers] Laser cutter is back, and 6 new topics',
    text: 'The laser cutter is back in service.\n\nNew topics: plywood suppliers; a lost bicycle; who has a spare 3D printer nozzle?\n',
    headers: bulk('makers', 'list.makers.example'),
  },
  {
    key: 'photo-app',
    from: { name: 'Snapfold', address: 'updates@snapfold.example' },
    when: { daysAgo: 17, at: '16:20' },
    labels: ['CATEGORY_SOCIAL'],
    subject: 'maya.studio and 4 others liked your photo',
    text: 'maya.studio, tlv.type and 3 others liked your photo "Rooftop".\n',
  },
  {
    key: 'arnona',
    from: noReply('עיריית תל אביב־יפו', 'city.example'),
    when: { daysAgo: 19, at: '09:00' },
    labels: ['CATEGORY_UPDATES'],
    folder: 'ARCHIVE',
    subject: 'שובר ארנונה לחודשים נובמבר–דצמבר',
    text: 'מצורף שובר התשלום על סך 1,064.00 ₪. מועד אחרון לתשלום: 30.11.\n',
    attachments: [
      {
        filename: 'ארנונה.pdf',
        mimeType: 'application/pdf',
        content: pdf(['City of Tel Aviv-Yafo', 'Municipal tax, Nov-Dec', 'Total: 1,064.00 ILS']),
      },
    ],
  },
];
