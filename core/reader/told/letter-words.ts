/**
 * What a message is to do, as it says it: "email Dana apologising for the delay and suggesting a call" says "sorry for the
 * delay, and I suggest a call", 'מייל לדנה שמודה לה על החשבונית' says 'תודה על החשבונית'.
 */

/** In characters: what is longer tells a story. */
const longest = 300;

const whom = '(?: (?:him|her|them|everyone|you))?';
/** Each with what the message says. */
const spokenEn: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`^apologi[sz]ing(?: to ${whom.trim()})? (?=for )`, 'i'), 'sorry '],
  [/^apologi[sz]ing (?:that|because) /i, 'sorry that '],
  [new RegExp(`^thanking${whom} (?=for )`, 'i'), 'thank you '],
  [new RegExp(`^congratulating${whom} (?=on |for )`, 'i'), 'congratulations '],
  [new RegExp(`^confirming${whom} that `, 'i'), 'I confirm that '],
  [new RegExp(`^confirming${whom} `, 'i'), 'I confirm '],
  [/^(?:suggesting|proposing) (?:that )?/i, 'I suggest '],
  [new RegExp(`^inviting${whom} (?=to )`, 'i'), 'I would like to invite you '],
  [/^offering to (?<deed>\S+) (?:him|her|them)(?= |$)/i, 'I can $<deed> you'],
  [/^offering to /i, 'I can '],
  [/^declining /i, 'I have to decline '],
  [new RegExp(`^reminding${whom} to `, 'i'), 'please remember to '],
  [new RegExp(`^reminding${whom} that `, 'i'), 'please remember that '],
  [new RegExp(`^reminding${whom} (?:about|of) `, 'i'), 'a reminder about '],
  [new RegExp(`^asking${whom} to `, 'i'), 'please '],
  [new RegExp(`^(?:requesting|asking${whom} for) `, 'i'), 'I would like to ask for '],
  [new RegExp(`^wishing${whom} `, 'i'), 'I wish you '],
];
const gerund =
  '(?:apologi[sz]ing|thanking|congratulating|confirming|suggesting|proposing|inviting|offering(?= to )|declining|reminding|requesting|wishing|asking(?= (?:(?:him|her|them) )?(?:to|for) ))';
const letterEn = new RegExp(
  String.raw`^(?<lead>(?:(?:please|can you|could you|hey|ok),? ){0,3}(?:e-?mail|mail|write|text|message|whatsapp|send|draft|compose|prepare)(?: [^,:;?"\s]{1,30}){1,9}?),? (?<said>${gerund} \S[^?]{2,200})$`,
  'i',
);
const nextEn = new RegExp(String.raw`,? and (?=${gerund} )`, 'i');
/** Behind these it is what the message is about. */
const isAbout =
  /\b(?:about|on|for|of|re|before|after|by|with|without|regarding|saying|that|and|is|are|was)$/i;

const spokenHe: readonly (readonly [RegExp, string])[] = [
  [/^מתנצלת? (?:בפני[והםן]{1,2} )?על /, 'סליחה על '],
  [/^מודה (?:ל[והםן]|לה) על /, 'תודה על '],
  [/^מברכת? (?:אות[והםן]) (?=על |ל)/, 'ברכות '],
  [/^מציעה? (?:ל[והםן] )?/, 'אפשר להציע '],
  [/^מאשרת? (?:ל[והםן] )?ש/, 'אני מאשר ש'],
  [/^מזכירה? ל[והםן] ש/, 'תזכורת: '],
  [/^מזכירה? ל[והםן] (?=ל[א-ת])/, 'תזכורת '],
  [/^מזמינה? אות[והםן] /, 'אפשר להזמין אותך '],
  [/^מאחלת? ל[והםן] /, 'מאחלים לך '],
];
const verbHe = '(?:מתנצלת?|מודה|מברכת?|מציעה?|מאשרת?|מזכירה?|מזמינה?|מאחלת?)';
const letterHe = new RegExp(
  String.raw`^(?<lead>(?:בבקשה )?(?:ת?כיני?|תכין|ת?כתב[יו]?|תכתוב|כתוב|ת?נסח[יו]?|ת?שלח[יו]?|שלח)(?: לי)?(?: ל[א-ת]{2,12}(?: [א-ת]{2,12})?)? (?:מייל|אימייל|הודעה|ווטסאפ|וואטסאפ)(?: ל[א-ת]{2,12}(?: [א-ת]{2,12})?)?) ש(?<said>${verbHe} \S[^?]{2,200})$`,
);
const nextHe = new RegExp(String.raw`,? ו(?=ש?${verbHe} )`);

/** As it is where the words tell of no such message. */
export function letterWords(text: string): string {
  const said = text.trim();
  if (said.length > longest) return text;
  const en = letterEn.exec(said)?.groups;
  if (en !== undefined && !isAbout.test(en['lead'] ?? '')) {
    const parts = spoken(en['said'] ?? '', nextEn, spokenEn);
    return parts === null ? text : `${en['lead']} saying ${parts.join(' and ')}`;
  }
  const he = letterHe.exec(said)?.groups;
  const parts = he === undefined ? null : spoken(he['said'] ?? '', nextHe, spokenHe);
  return parts === null ? text : `${he?.['lead']}: ${parts.join(', ו')}`;
}

/** Null where one of the parts is none that is known. */
function spoken(
  said: string,
  next: RegExp,
  forms: readonly (readonly [RegExp, string])[],
): readonly string[] | null {
  const parts = said.split(next).map((part) => {
    const bare = part.replace(/^ש/, '');
    const form = forms.find(([one]) => one.test(bare));
    return form === undefined ? null : bare.replace(form[0], form[1]);
  });
  const known = parts.filter((part) => part !== null);
  return known.length === parts.length ? known : null;
}
