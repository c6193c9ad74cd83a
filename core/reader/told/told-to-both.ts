import { kin } from '../../language/entities/kin.ts';
import { firstNames } from '../../language/entities/names.ts';

const toTwo =
  /^(?<manners>(?:(?:בבקשה|היי|אז|אוקיי),? ){0,2})ת?(?:כתוב|כתבי?|גידי?|ודיעי?|מסרי?|מסור|עדכני?|עדכן) (?<channel>ב[א-ת]{3,8} )?(?:ל|את )(?<one>[א-ת׳'-]{2,12}) ו(?:ל|את )?(?<other>[א-ת׳'-]{2,12}) (?=ש[א-ת]{2}|כי |על )/;

/** "תכתוב לדנה ולאבי ש…", "תודיעי לדנה ותומר ש…": a message to both of them, where both are names; else as it is. */
export function toldToBoth(text: string): string {
  const found = toTwo.exec(text)?.groups;
  const { manners = '', channel, one = '', other = '' } = found ?? {};
  if (found === undefined || channel !== undefined || !isName(one) || !isName(other)) return text;
  return text.replace(toTwo, `${manners}תשלחי הודעה ל${one} ול${other} `);
}

const isName = (word: string) => firstNames.has(word) || kin.has(word);
