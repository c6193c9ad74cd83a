/** Words that speak for a piece of a rule, whatever stands around them: a hint for the trained reader, and no more. */
import type { Token } from '../../language/tokens.ts';

const lists: Readonly<Record<string, string>> = {
  trash:
    'bin trash junk garbage delete deleted deletes deleting toss tossed nuke discard erase erased chuck binned dump dumped scrap throw thrown kill gone away rid vanish dustbin ' +
    'פח לפח זבל לזבל אשפה מחיקה תזרוק תזרקי לזרוק זרוק תעיף תעיפי להעיף תמחק תמחקי למחוק מחק מחקי נמחק נמחקים תעלים תיפטר תיפטרי להיפטר יימחק יימחקו שיימחק',
  star: 'star starred stars starring flag flagged important priority כוכב כוכבית ככוכב תכוכב תכוכבי לכוכב תדגיש תדגישי להדגיש חשוב חשובים חשובות',
  archive:
    'archive archived archives archiving hide hidden inbox skip skips tuck tucked shelve put-away ארכיון ארכיב ארכב תארכב תארכבי לארכב תחביא תחביאי להחביא תסתיר תסתירי להסתיר תיבה התיבה אינבוקס נכנס לגנוז תגנוז תגנזי',
  read: 'read seen opened נקרא נקראה נקראו נקראים נקראות קרוא קרואים קראתי תקרא תקראי',
  tag: 'tag tags tagged label labels labelled labeled folder folders file filed files under into belongs belong live lives lands land goes go category תווית תגית תייג תייגי תתייג לתייג תיקיית תיקייה תיקיה תויג תחת שייך שייכת שייכים נכנסים מקומו מקומם מקומן ילך ילכו הולך הולכים הולכות',
  list: 'newsletter newsletters mailing mailings promo promos promotion promotions promotional subscription subscriptions marketing ads advert adverts bulletins mailshot mailshots digest digests ניוזלטר ניוזלטרים פרסומת פרסומות מבצעים תפוצה דיוור דיוורים עלון עלונים שיווקי שיווקיים רשימות',
  unread: 'unread unopened untouched פתחתי נפתחו נפתח שנפתחו שפתחתי',
  file: 'attachment attachments attached pdf pdfs scan scans scanned photo photos pictures pics picture picture doc docs spreadsheet קובץ קבצים צרופה צרופות מצורף מצורפים מצורפת תמונה תמונות פידיאף סרוק סרוקים',
  age: 'day days week weeks fortnight month months year years older old יום ימים יומיים שבוע שבועות שבועיים חודש חודשים חודשיים שנה שנים שנתיים ישן ישנים ישנות',
  sort: 'receipt receipts invoice invoices invitation invitations invite invites bill bills statement statements update updates notification notifications quote quotes coupon coupons payslip payslips reminder reminders cv cvs resume confirmation confirmations booking bookings tickets ticket order orders alert alerts report reports minutes קבלה קבלות חשבונית חשבוניות הזמנה הזמנות זימון זימונים עדכון עדכונים עדכוני תלוש תלושים קופון קופונים הצעות אישור אישורי אישורים התראות התראה דוח דוחות כרטיס כרטיסים',
  mail: 'mail mails email emails message messages anything everything stuff whatever something מייל מיילים הודעה הודעות דואר דברים משהו',
  leads: 'from by sent sends writes write send של מאת שולח שולחת שולחים כותב כותבת כותבים מגיע מגיעה שמגיע',
};

const classes: ReadonlyMap<string, string> = new Map(
  Object.entries(lists).flatMap(([name, words]) => words.split(' ').map((word) => [word, name] as const)),
);

/** What is said around a rule, and is no part of it. */
const around = new Set(
  (
    'look listen ok okay pls please thx thanks just stuff correspondence soon as those these them em it can could will would should ' +
    "mark stick put drop slap keep kept count counts it's i'd i'm like need needs rule straight right already every time always never " +
    'older than and or so but with of a an the my our to for on at is are be me i you we they he she that this if when whenever whoever which who ' +
    'ישן ישנים ישנות ישנה יותר גם עם על את של לי לו אני אתה את הם זה זאת זו כל או אם כש כי אז רק עוד שלי שלנו שיהיה יהיה תמיד אף פעם ' +
    'תקשיב תקשיבי סבבה אוקיי חוק תודה בבקשה פשוט ישר אותם אותן רוצה צריך צריכה מבקש אבקש תסמן תסמני סמן שים תשים ' +
    'תשימי תדביק תרוכז ירוכזו נחשב נחשבת נחשבים באים באה תכתובת דבר מעניין מיותר לבד קבוע יגור יגורו'
  ).split(' '),
);

/** Whether it is a word that a rule may leave out without a word. */
export function isAround(token: Token): boolean {
  const [kind] = knownInRules(token);
  const isSaid = [token.text, ...token.stems.map(({ stem }) => stem)].some((word) => around.has(word));
  return isSaid || kind === 'mail' || kind === 'leads' || kind === 'tag';
}

/** As written, or behind letters that are glued before it. */
export function knownInRules({ text, stems }: Token): readonly string[] {
  const whole = classes.get(text);
  if (whole !== undefined) return [whole];
  const behind = stems.flatMap(({ stem, prefix }) => {
    const name = prefix === '' ? undefined : classes.get(stem);
    return name === undefined ? [] : [`${name} after a letter`];
  });
  return behind.slice(0, 1);
}
