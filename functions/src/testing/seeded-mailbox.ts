import type { Correspondent, MailPeople } from '../ports/mail.ts';
import type { MailWalk } from '../ports/people.ts';
import { seeded } from './seeded.ts';

/** Somebody of a made-up mailbox: the names that they bear there in turn, and how much the person has to do with them. */
export type SeededPerson = { address: string; names: string[]; first: string; sent: number };
type Mailbox = { mails: MailPeople[]; people: SeededPerson[] };

/** Each in both scripts. */
const pairs = (text: string) => text.split(' ').map((pair) => pair.split(':'));
const firsts = pairs(
  'Dana:דנה Noa:נועה Avi:אבי Ruth:רות Michael:מיכאל Tamar:תמר Yael:יעל Gil:גיל Maya:מאיה Daniel:דניאל Shira:שירה Omer:עומר Lior:ליאור Ron:רון Sarah:שרה David:דוד Rachel:רחל Adam:אדם Nina:נינה Boris:בוריס Galit:גלית Itay:איתי Hila:הילה Keren:קרן Moshe:משה Nadav:נדב Orly:אורלי Pnina:פנינה Roni:רוני Sivan:סיון Tal:טל Uri:אורי Vered:ורד Yoav:יואב Zohar:זוהר Amit:עמית Dorit:דורית Eitan:איתן Gadi:גדי Hagit:חגית Ilan:אילן Kobi:קובי Limor:לימור Merav:מירב Nurit:נורית Oded:עודד Rami:רמי Shlomo:שלמה Tomer:תומר Yossi:יוסי',
);
const lasts = pairs(
  'Cohen:כהן Levi:לוי Mizrahi:מזרחי Peretz:פרץ Biton:ביטון Kohn:קון Bar:בר Friedman:פרידמן Azulay:אזולאי Katz:כץ Golan:גולן Shapira:שפירא Dahan:דהן Segal:סגל Malka:מלכה Gabay:גבאי Amar:עמר Haddad:חדד Klein:קליין Rosen:רוזן Avraham:אברהם Ben-Ami:בן-עמי Carmi:כרמי Dayan:דיין Eliav:אליאב Feldman:פלדמן Gross:גרוס Hazan:חזן Idan:עידן Jacobi:יעקובי Lavi:לביא Maimon:מימון Navon:נבון Ohana:אוחנה Perlman:פרלמן Regev:רגב Stern:שטרן Tzur:צור Vaknin:ועקנין Weiss:וייס Yadin:ידין Zamir:זמיר Ashkenazi:אשכנזי Barak:ברק Doron:דורון Eshel:אשל',
);
const domains = ['example.com', 'mail.example.org', 'studio.example', 'example.co.il', 'firm.example.net'];

const hourMs = 3_600_000;
const bulkEvery = 4;
const me: Correspondent = { name: 'Noa Arbel', address: 'noa.arbel@example.com' };

/**
 * Two years of a person's mail, the newest first. It has near-twins (one name at two addresses, names a letter apart),
 * people who changed their name or sign in both scripts, newsletters that sign with first names, and strangers.
 */
export function seededMailbox(count: number, seed: number, now: number): Mailbox {
  const random = seeded(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const people = somePeople(Math.max(40, Math.round(count / 60)), random);
  const weights = people.map((_, rank) => 1 / (rank + 3));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const somebody = (): SeededPerson => {
    let left = random() * all;
    const at = weights.findIndex((weight) => (left -= weight) <= 0);
    return people[Math.max(0, at)] as SeededPerson;
  };
  const mails = Array.from({ length: count }, (_, index): MailPeople => {
    const at = now - index * hourMs * ((2 * 365 * 24) / count) - 1;
    const threadId = `t${index}`;
    if (index % bulkEvery === 0) {
      const [first = ''] = pick(firsts);
      const from = {
        name: `${first} from the shop`,
        address: `news${index % 900}@shop${index % 70}.example`,
      };
      return { threadId, at, isSent: false, from, to: [me], isBulk: true };
    }
    const person = somebody();
    // Of several names the first ones were used in the first year; people with two scripts alternate.
    const name = nameAt(person, index / count, index);
    const to = { name, address: person.address };
    if (random() < 0.45) {
      person.sent += 1;
      return { threadId, at, isSent: true, from: me, to: [to], isBulk: false };
    }
    return { threadId, at, isSent: false, from: to, to: [me], isBulk: false };
  });
  return { mails, people };
}

function nameAt({ names }: SeededPerson, age: number, index: number): string {
  const [now = '', other = now] = names;
  if (names.length === 1) return now;
  const isScript = /[א-ת]/.test(now) !== /[א-ת]/.test(other);
  return (isScript ? index % 3 === 0 : age > 0.5) ? other : now;
}

function somePeople(count: number, random: () => number): SeededPerson[] {
  const people: SeededPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const [first = '', firstHe = ''] = firsts[Math.floor(random() * firsts.length)] ?? [];
    const [plain = '', plainHe = ''] = lasts[Math.floor(random() * lasts.length)] ?? [];
    const [second = '', secondHe = ''] = lasts[Math.floor(random() * lasts.length)] ?? [];
    const isDouble = random() < 0.5;
    const [last, lastHe] = isDouble ? [`${plain}-${second}`, `${plainHe}-${secondHe}`] : [plain, plainHe];
    const [married = ''] = lasts[Math.floor(random() * lasts.length)] ?? [];
    const domain = domains[index % domains.length] ?? '';
    const address = `${first}.${last}${index}@${domain}`.toLowerCase();
    const kind = random();
    const latin = `${first} ${last}`;
    if (kind < 0.5) people.push({ address, names: [latin], first, sent: 0 });
    else if (kind < 0.65) people.push({ address, names: [`${firstHe} ${lastHe}`], first, sent: 0 });
    else if (kind < 0.8) people.push({ address, names: [latin, `${firstHe} ${lastHe}`], first, sent: 0 });
    else if (kind < 0.94) people.push({ address, names: [`${first} ${married}`, latin], first, sent: 0 });
    else {
      // A twin of somebody: their very name, or a letter less, at another address.
      const twin = people[Math.floor(random() * people.length)];
      const name = twin?.names[0] ?? latin;
      people.push({
        address: `twin${index}@${domain}`,
        names: [random() < 0.5 ? name : name.slice(0, -1)],
        first: twin?.first ?? first,
        sent: 0,
      });
    }
  }
  return people;
}

/** Gives the mailbox page by page as Gmail does; `fails` may break a call down. */
export function walkOf(
  mails: readonly MailPeople[],
  fails: () => boolean = () => false,
): MailWalk & { calls: number } {
  const pageSize = 100;
  const attempt = () => {
    walk.calls += 1;
    return fails() ? Promise.reject(new Error('the line broke down')) : Promise.resolve();
  };
  const walk = {
    calls: 0,
    async position() {
      await attempt();
      return '1';
    },
    async page(_person: unknown, pageToken: string | null) {
      await attempt();
      const start = Number(pageToken ?? 0);
      const end = start + pageSize;
      return { mails: mails.slice(start, end), next: end < mails.length ? String(end) : null };
    },
    async since() {
      await attempt();
      return { mails: [], historyId: '1', isMore: false };
    },
  };
  return walk;
}
