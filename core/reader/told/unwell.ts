/** "I'm sick today, cancel all my meetings and let everyone know": the calendar tells whoever is invited. */

const english =
  /^(?:sorry,? )?(?:i['’]?m|i am|i feel|feeling) (?:(?:really |too )?(?:sick|ill|unwell)|not (?:feeling )?(?:well|great)|under the weather|stuck[^,;.]{0,30}|not coming in)(?<when> today| tomorrow)?[,.;–-]* (?:so |can you |please ){0,3}(?<deed>cancel|clear|move|push) (?:all (?:of )?(?:my |the )?meetings|my meetings|everything)(?<at> today| tomorrow| this week)?(?<to>(?: (?:to|until)\b[^,;.]{2,30})?)(?:,? (?:and|then) (?:please )?(?:let|tell|inform|notify|update) (?:everyone|everybody|them|all of them|the (?:guests|others)|people)(?: know)?[^;]{0,40})?[.!]?$/i;
const hebrew =
  /^(?:סליחה,? )?אני (?:חולה|לא מרגישה? (?:כל כך )?טוב|תקועה? [^,]{2,30}|לא באה? (?:לעבודה|למשרד))(?<when> היום| מחר)?[,.;–-]* (?:אז |בבקשה ){0,2}(?:ת?בטלי?|תנקי?|תפנ[הי]) (?:לי )?(?:את )?(?:כל הפגישות(?: שלי)?|הפגישות שלי|הכו?ל)(?<at> היום| מחר| השבוע)?(?:,? ו?(?:ת?ודיעי?|תעדכני?|תעדכן|תגידי?) (?:לכולם|להם|את כולם|אותם)[^;]{0,30})?[.!]?$/;

/** The deed with its day, which is today where none is said; else as it is. */
export function whileUnwell(text: string): string {
  const said = text.trim();
  const en = english.exec(said)?.groups;
  if (en !== undefined)
    return `${en['deed']} all my meetings${en['at'] ?? en['when'] ?? ' today'}${en['to'] ?? ''}`;
  const he = hebrew.exec(said)?.groups;
  return he === undefined ? text : `תבטל את כל הפגישות${he['at'] ?? he['when'] ?? ' היום'}`;
}
