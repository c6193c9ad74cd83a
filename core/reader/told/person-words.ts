/** Names with what is said around them and is no part of them: "my dear old Yossi", "לאמא היקרה שלי", "תשלח דחוף לדנה". */
import { kin } from '../../language/entities/kin.ts';
import { firstNames } from '../../language/entities/names.ts';

/** Written like names, or said in the place of one. */
const noNames = new Set(
  (
    'i you he she it we they nobody somebody someone anybody anyone everybody everyone god people happy merry good dear ' +
    'please that to about if whether and or but not never monday tuesday wednesday thursday friday saturday sunday ' +
    'january february march april may june july august september october november december today tomorrow tonight next this'
  ).split(' '),
);

/** Somebody, by a name that is known, that is written as one, or by what they are to the speaker; each word of it. */
export function isPersonWord(words: string): boolean {
  const all = words.split(' ');
  const isName = (word: string) => {
    const plain = word.toLowerCase();
    return !noNames.has(plain) && (firstNames.has(plain) || kin.has(plain) || /^\p{Lu}\p{Ll}+$/u.test(word));
  };
  return all.every(isName);
}

const verbs = String.raw`(?:tell|text|e-?mail|mail|message|msg|whatsapp|write to|write|ask|call|ping|dm|send|invite|remind|inform|update)`;
const fond = String.raw`(?:(?:my|our|the) )?(?:(?:dear|darling|sweet|lovely|dearest|beloved|good|old|poor|great|best|friend|colleague|client|boss|partner|accountant|sister|brother|cousin|neighbou?r|buddy|mate) ){1,4}`;
const fondBefore = new RegExp(String.raw`\b(?<verb>${verbs}) ${fond}(?<name>[\p{L}'’]{2,20})`, 'giu');
const roleBehind = new RegExp(
  String.raw`\b(?<lead>${verbs} (?<name>[\p{L}'’]{2,20})),? (?:the|our|my) (?:client|designer|accountant|plumber|printer|landlord|landlady|boss|lawyer|neighbou?r|photographer|developer|electrician|doctor|teacher),?(?= (?:that|to|if|whether|about)\b)`,
  'giu',
);
const tooBehind = new RegExp(
  String.raw`\b(?<lead>${verbs} (?<name>[\p{L}'’]{2,20}))(?: too| as well| also|,? urgently| asap| quickly)(?=,? (?:that|to|if|say|saying)\b)`,
  'giu',
);
const inHaste = new RegExp(
  String.raw`^(?<please>please )?(?:(?:just|quickly|urgently|real quick|asap),? ){1,3}(?=${verbs} )`,
  'iu',
);
const titled = /\b(?<title>Mr|Mrs|Ms|Dr|Prof)\. (?=\p{Lu})/gu;

const sendsHe = String.raw`(?<![א-ת])(?:ת?שלחי?|ת?כתו?בי?|תגידי?|תודיעי?|תעדכנ?י?|תעדכן|תסמסי?|תמסרי?|תשאלי?|תעני?)(?: (?:הודעה|מייל|אימייל|ווטסאפ|וואטסאפ|סמס))?`;
const hasteHe = new RegExp(
  String.raw`(?<verb>${sendsHe}) (?:(?:דחוף|בדחיפות|מהר|מיד|מייד|גם|כבר|בבקשה|נא|רק|רגע|שוב),? )+(?=ל|את )`,
  'gu',
);
const fondHe =
  /(?<=(?:^|\s)ל[א-ת]{2,12}) (?:היקרה?|המתוקה?|החמודה?|האהובה?|הטובה?|המקסימה?|החביבה?|המדהימה?)(?: שלי| שלנו)?(?=,? ש|:|,|$)/gu;
const roleHe = new RegExp(
  String.raw`(?<verb>${sendsHe}) (?<to>ל|את ה?)(?:לקוחה?|חברה?|שותפה?|בוסי?ת?|שכנה?|אחות|אח|רואה החשבון|עורך הדין|מעצבת?|צלמת?) (?:שלי|שלנו),? (?<name>(?!ש)[א-ת]{2,12})(?<behind>,? ש|:)`,
  'gu',
);

/** In characters: what is longer tells a story. */
const longest = 400;

export function withPlainNames(text: string): string {
  if (text.length > longest) return text;
  const ifPerson = (whole: string, kept: string, name: string) => (isPersonWord(name) ? kept : whole);
  return text
    .replace(inHaste, '$<please>')
    .replaceAll(titled, '$<title> ')
    .replaceAll(fondBefore, (whole: string, ...rest) => {
      const { verb = '', name = '' } = groupsOf(rest);
      return ifPerson(whole, `${verb} ${name}`, name);
    })
    .replaceAll(roleBehind, (whole: string, ...rest) => {
      const { lead = '', name = '' } = groupsOf(rest);
      return ifPerson(whole, lead, name);
    })
    .replaceAll(tooBehind, (whole: string, ...rest) => {
      const { lead = '', name = '' } = groupsOf(rest);
      return ifPerson(whole, lead, name);
    })
    .replaceAll(hasteHe, '$<verb> ')
    .replaceAll(fondHe, '')
    .replaceAll(roleHe, (_whole: string, ...rest) => {
      const { verb = '', to = '', name = '', behind = '' } = groupsOf(rest);
      return `${verb} ${to.replace(/ה$/, '')}${name}${behind}`;
    });
}

/** Of a match, as `replaceAll` hands it over: the last of its arguments. */
function groupsOf(rest: readonly unknown[]): Readonly<Record<string, string>> {
  return (rest.at(-1) ?? {}) as Record<string, string>;
}
