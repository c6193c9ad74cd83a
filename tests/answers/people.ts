import type { Channel } from '@crocodile-hub/core/contract/channels';
import type { Draw } from './draw.ts';
import type { Language } from './topics.ts';

type InBoth = Readonly<Record<Language, string>>;

/** Somebody with whom the person has to do. */
export type Acquaintance = {
  readonly index: number;
  readonly first: InBoth;
  readonly last: InBoth;
  readonly isWoman: boolean;
  readonly address: string;
  /** The script in which they write their own name. */
  readonly script: Language;
  /** By what each channel knows them. Their number is known by WhatsApp alone. */
  readonly parties: Partial<Readonly<Record<Channel, string>>>;
};

/** A shop, a bank or a machine that writes to many. */
export type Brand = { readonly name: string; readonly address: string; readonly category: string };

const her =
  'Dana:דנה Noa:נועה Ruth:רות Tamar:תמר Yael:יעל Maya:מאיה Shira:שירה Sarah:שרה Rachel:רחל Nina:נינה Galit:גלית Hila:הילה Keren:קרן Orly:אורלי Sivan:סיון Vered:ורד Dorit:דורית Hagit:חגית Limor:לימור Merav:מירב Nurit:נורית Michal:מיכל Anat:ענת';
const his =
  'Avi:אבי Michael:מיכאל Daniel:דניאל Omer:עומר Lior:ליאור David:דוד Adam:אדם Boris:בוריס Itay:איתי Moshe:משה Nadav:נדב Uri:אורי Yoav:יואב Zohar:זוהר Amit:עמית Eitan:איתן Gadi:גדי Ilan:אילן Kobi:קובי Oded:עודד Rami:רמי Shlomo:שלמה Tomer:תומר Yossi:יוסי Assaf:אסף';
const lasts =
  'Cohen:כהן Levi:לוי Mizrahi:מזרחי Peretz:פרץ Biton:ביטון Friedman:פרידמן Azulay:אזולאי Katz:כץ Golan:גולן Shapira:שפירא Dahan:דהן Segal:סגל Malka:מלכה Gabay:גבאי Amar:עמר Haddad:חדד Klein:קליין Rosen:רוזן Carmi:כרמי Dayan:דיין Eliav:אליאב Feldman:פלדמן Gross:גרוס Hazan:חזן Navon:נבון Ohana:אוחנה Perlman:פרלמן Regev:רגב Vaknin:ועקנין Weiss:וייס';

const inBoth = (text: string): InBoth[] =>
  text.split(' ').map((pair) => {
    const [en = '', he = ''] = pair.split(':');
    return { en, he };
  });

/** First names that two people bear. */
const namesakes = 8;
const onWhatsApp = 24;
const onMessenger = [10, 20] as const;
const onInstagram = [18, 28] as const;

export function somePeople(draw: Draw): readonly Acquaintance[] {
  const women = inBoth(her).map((first) => ({ first, isWoman: true }));
  const men = inBoth(his).map((first) => ({ first, isWoman: false }));
  const single = women.flatMap((one, at) => [one, ...men.slice(at, at + 1)]).concat(men.slice(women.length));
  const families = inBoth(lasts);
  return [...single, ...single.slice(0, namesakes)].map(({ first, isWoman }, index) => {
    const family = families[(index * 7 + Math.floor(index / families.length)) % families.length];
    const last = family ?? { en: 'Cohen', he: 'כהן' };
    const digits = String(index).padStart(2, '0');
    return {
      index,
      first,
      last,
      isWoman,
      address: `${first.en}.${last.en}@firm${index % 9}.example`.toLowerCase(),
      script: draw.is(0.55) ? 'en' : 'he',
      parties: {
        ...(index < onWhatsApp && { whatsapp: `+9725412345${digits}` }),
        ...(isWithin(index, onMessenger) && { messenger: `70000000${digits}` }),
        ...(isWithin(index, onInstagram) && { instagram: `80000000${digits}` }),
      },
    };
  });
}

const isWithin = (index: number, [from, to]: readonly [number, number]) => index >= from && index < to;

export const brands: readonly Brand[] = [
  ['Wolt', 'orders@wolt.example', 'UPDATES'],
  ['IKEA', 'news@ikea.example', 'PROMOTIONS'],
  ['Spotify', 'no-reply@spotify.example', 'PROMOTIONS'],
  ['GitHub', 'notifications@github.example', 'FORUMS'],
  ['Zara', 'news@zara.example', 'PROMOTIONS'],
  ['Haaretz', 'newsletter@haaretz.example', 'UPDATES'],
  ['LinkedIn', 'no-reply@linkedin.example', 'SOCIAL'],
  ['Booking', 'noreply@booking.example', 'PROMOTIONS'],
  ['Netflix', 'info@netflix.example', 'PROMOTIONS'],
  ['Duolingo', 'hello@duolingo.example', 'PROMOTIONS'],
].map(([name = '', address = '', category = '']) => ({ name, address, category }));

export function ownName({ first, last, script }: Acquaintance): string {
  return `${first[script]} ${last[script]}`;
}
