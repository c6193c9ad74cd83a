/**
 * Addresses said in Hebrew: "דנה נקודה כהן שטרודל ג'ימייל נקודה קום". Only words that are spelled in one way are put in
 * Latin letters; where one is not known, the whole stays as it was said, and nobody is written to.
 */
const signs: Readonly<Record<string, string>> = {
  נקודה: '.',
  דוט: '.',
  שטרודל: '@',
  כרוכית: '@',
  אט: '@',
  מקף: '-',
  מינוס: '-',
};

/** Words of addresses, first names, letters by their names and digits. */
const spelled = new Map(
  (
    "ג'ימייל gmail, ג'מייל gmail, גימייל gmail, גמייל gmail, וואלה walla, הוטמייל hotmail, אאוטלוק outlook, יאהו yahoo, " +
    'אייקלאוד icloud, קום com, נט net, אורג org, קו co, יל il, איל il, ' +
    'סטודיו studio, אופיס office, אינפו info, שופ shop, קונטקט contact, סיילס sales, סאפורט support, מייל mail, אדמין admin, ' +
    'סקול school, קליניק clinic, קליניקה clinic, דיזיין design, ארט art, הום home, בייבי baby, קפה cafe, טולס tools, ' +
    'דנה dana, נועה noa, מאיה maya, תומר tomer, נועם noam, יוסי yossi, אבי avi, גל gal, רון ron, רוני roni, טל tal, ליאת liat, ' +
    'נטע neta, שירה shira, מיכל michal, יעל yael, תמר tamar, הילה hila, ענת anat, אורית orit, רונית ronit, עומר omer, איתי itai, ' +
    'יואב yoav, עידו ido, אורי uri, גיל gil, דוד david, דניאל daniel, משה moshe, שרה sarah, רחל rachel, מירי miri, שי shai, ' +
    'ליאור lior, אלון alon, אסף asaf, עדי adi, הדס hadas, כהן cohen, לוי levi, מזרחי mizrahi, ברק barak, שקד shaked, בר bar, ' +
    "בי b, סי c, די d, אף f, ג'י g, אייץ' h, ג'יי j, קיי k, אל l, אם m, אן n, או o, פי p, קיו q, אר r, אס s, טי t, " +
    'יו u, וי v, אקס x, וואי y, זי z, אפס 0, אחת 1, אחד 1, שתיים 2, שתים 2, שלוש 3, ארבע 4, חמש 5, שש 6, שבע 7, שמונה 8, תשע 9'
  )
    .split(', ')
    .map((pair) => pair.split(' ') as [string, string]),
);

const word = "[א-תa-z0-9][א-תa-z0-9'_-]*";
const said = new RegExp(`(?:${word}[ .]+){0,12}(?:שטרודל|כרוכית)(?:[ .]+${word}){1,14}`, 'i');
const address = /^[a-z0-9][a-z0-9._+-]{0,62}@[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,30}){1,4}$/;

/** "סי או נקודה איי אל": the names of these letters mean others as well. */
const israel = / (?:נקודה|דוט) (?:סי או|קו) (?:נקודה|דוט) (?:אי?י אל|א?יל|אי אל)(?![א-ת])/;

/** The text with the address in the place of its words, of the same length. */
export function withHebrewAddress(text: string): string {
  const ofIsrael = israel.exec(text);
  const found = said.exec(text.replace(israel, (words) => '.co.il'.padEnd(words.length)));
  if (found === null) return text;
  const words = [...found[0].matchAll(/\.co\.il|[^ .]+|\.(?=\S)/g)].map(({ index, 0: one }) => ({
    one,
    index,
  }));
  const at = words.findIndex(({ one }) => signs[one] === '@');
  const from = startOf(
    words.map(({ one }) => one),
    at,
  );
  const until = endOf(
    words.map(({ one }) => one),
    at,
  );
  const first = words[from];
  const last = words[until - 1];
  if (first === undefined || last === undefined) return text;
  const glue = glueOf(first.one);
  const parts = words.slice(from, until).map(({ one }, index) => latin(index === 0 ? one.slice(glue) : one));
  const joined = parts.includes(null) ? '' : parts.join('');
  if (!address.test(joined)) return text;
  const start = found.index + first.index + glue;
  const isOfIsrael = last.one === '.co.il' && ofIsrael !== null;
  const end = isOfIsrael ? ofIsrael.index + ofIsrael[0].length : found.index + last.index + last.one.length;
  const isTied = glue > 0 && /[א-ת]/.test(text.charAt(start - 1));
  const written = `${isTied ? '-' : ''}${joined}`;
  return written.length > end - start
    ? text
    : text.slice(0, start) + written.padEnd(end - start) + text.slice(end);
}

function latin(one: string): string | null {
  const sign = signs[one];
  if (sign !== undefined) return sign;
  if (one === '.' || one === '_' || one === '.co.il') return one;
  return spelled.get(one) ?? (/^[a-z0-9_-]+$/i.test(one) ? one.toLowerCase() : null);
}

const isSign = (one: string | undefined) =>
  one !== undefined && (one === '.' || one === '_' || signs[one] !== undefined);

/** Back from the sign: what signs tie together, and single letters and digits. */
function startOf(words: readonly string[], at: number): number {
  let from = at - 1;
  while (from > 0) {
    const isTied = isSign(words[from - 1]);
    const before = words[from - 1];
    // "לוי שמונה שמונה"
    const isKnown = isSign(words[from - 2]) && spelled.has(before ?? '');
    const isSpelled = isLetter(words[from]) && (isLetter(before) || isKnown);
    if (isTied && from > 1) from -= 2;
    else if (isSpelled) from -= 1;
    else break;
  }
  return Math.max(0, from);
}

const isLetter = (one: string | undefined) => {
  const bare = one === undefined ? '' : one.slice(glueOf(one));
  return (spelled.get(bare) ?? bare).length === 1;
};

function endOf(words: readonly string[], at: number): number {
  let until = Math.min(words.length, at + 2);
  while (until < words.length) {
    const isTied = isSign(words[until]) && until + 1 < words.length;
    if (words[until] === '.co.il') return until + 1;
    if (isTied) until += 2;
    else if (isLetter(words[until]) && isLetter(words[until - 1])) until += 1;
    else if (/^(?:קו|סי)$/.test(words[until] ?? '') && words[until - 1] === 'נקודה') until += 1;
    else break;
  }
  return until;
}

/** "לדנה": the letter before a word that is known without it. */
function glueOf(one: string): number {
  if (spelled.has(one)) return 0;
  return one.startsWith('ל') && spelled.has(one.slice(1)) ? 1 : 0;
}
