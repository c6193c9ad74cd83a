/** Words by which a sentence without a verb of command tells that something is to be done, or that it happens. */

/** What somebody does, in the form in which one notes it: "take the lasagna out". */
const doing = [
  'answer|apply|apologi[sz]e|arrange|ask|assemble|back ?up|bake|bathe|bin|boil|book(?! (?:recommendations?|clubs?|list|reviews?)\\b)|borrow|bring|brush|build|buy|call(?! (?:time|sheet|log)\\b)|cancel',
  'change|charge|chase|check(?! in\\b)|chop|claim|clean|clear|close|collect|complain|confirm(?! (?:that you|my|if)\\b)|congratulate|cook|copy|cut|declare|decorate|defrost',
  'deliver|deposit|descale|donate|do(?! (?:i|you|we|they)\\b)|drain|drink|drop|dust|eat|edit|empty|exchange|exercise|feed|fetch|file|fill|finali[sz]e',
  'finish|fix|fold|follow up|get(?! me\\b)|give|go|grab|groom|hand|hang|hem|hoover|hydrate|ice|install|invoice|iron|knead|leave',
  'lock|make|marinate|measure|meditate|meet|mend|mop|move|mow|nag|notify|oil|order|pack|paint|pay|phone(?! for\\b)|pick|plant|polish',
  'post|practi[sc]e|pre-?heat|prep|prepare|press|print|proofread|prune|pump|put|query|rake|read|rebook|recharge|recycle|refill',
  'register|renew|reorder|repair|replace|reply|repot|research|reserve|respond|return|revise|ring|rinse|rsvp|sand|scan|scrub|sell',
  'service|sew|sharpen|shave|ship|shop|sign|sort|soak|speak (?:to|with)(?! you\\b)|stock up|stretch|study|submit|swap|sweep|switch|take|talk (?:to|with)(?! you\\b)|thaw|throw',
  'tidy|tighten|top up|trade|train|transfer|trim|try|turn|unload|unplug|unpack|update|upgrade|upload|vacuum|visit|volunteer|vote|wake|walk|wash|watch',
  'water|wax|wean|wipe|withdraw|work on|wrap|write',
].join('|');
/** What is asked of the assistant itself, and not noted for oneself: "write me a poem". */
const ofAssistant =
  /^(?:(?:write|make|do|tell|get|give|ask|call|read|check|take|put|turn|watch|try|go|change|switch|sort) (?:me|us|it|that|this|them|sure|fun|up|on|off|out|away|ahead|back|to hell|the (?:weather|time|news|lights?|tv|radio|music|volume))\b|(?:write|make|draft|compose) (?:a|an|some|the) (?:poem|song|story|joke|haiku|limerick|essay|list|summary)\b|(?:check|read|go through|watch|answer|reply to) (?:my|the) (?:mail|e-?mails?|inbox|calendar|messages|diary|schedule|news)\b)/i;

const doingEnglish = new RegExp(`^(?:${doing})(?=\\s)(?! me\\b)`, 'i');
/** An infinitive of Hebrew, and none of the words that only begin like one. */
const doingHebrew =
  /^ל(?!א |אן |מה |מי |כם |הם |הן |פני |פי |ידי |יד |מען |גבי |בד |כן |ילה |חם |מחר |היום |דעת |ראות |בן |אתר |המיר |מצוא |חפש |הראות |חשב |תרגם |הסביר |ספר |הבין |ו|י(?!שון |צור |הנות |ישר ))(?:[א-ת]{2,3}|ה[א-ת]{3,6}|[א-ת]{3,4}[ותרלשדםןבקגעפחךףץ]) (?=\S)/;

/** Done to what is there, it is a change of it, and nothing to be noted. */
const changesEntry =
  /^(?:cancel|change|move|edit|update|switch|reply|respond|answer|read|swap|file|put|take|check|complete|finish|start|book)(?=\s).*?\b(?:meetings?|appointments?|reminders?|tasks?|events?|calendar|e-?mails?|mails?|messages?|whatsapps?|alarms?|to-?dos?|recommendations?|(?:my|the|that) (?:\S+ ){0,2}calls?)\b/i;

const movesTo = /^(?:move|change|switch|swap)(?=\s).*\sto\b/i;

export function beginsWithDeed(words: string): boolean {
  if (ofAssistant.test(words) || changesEntry.test(words) || movesTo.test(words)) return false;
  return doingEnglish.test(words) || doingHebrew.test(`${words} `);
}

/** What says that it has to be done, and is no part of it: "I have to", "don't forget". */
const needs: readonly RegExp[] = [
  /^(?:(?:(?:i|we)(?:'?ve|'?ll| will|'?d| would)? ?(?:also |still |really |just |absolutely |probably )*(?:have|need|got|ought|want|plan|mean|meant|(?:am|are|'?m|'?re) (?:supposed|meant))(?: got)? to|(?:i|we) ?(?:really |also |probably )*(?:must|gotta|should|had better|better)|gotta|got to|have to|need to|must|supposed to) )(?!know\b|see\b|hear\b|find\b|check\b|look\b|reach\b|like\b|ask you\b|say\b|admit\b|be\b|have\b|talk to you|speak to you)(?=\p{L}{2,})/iu,
  /^(?:(?:please |pls )?(?:don'?t|do not|dont|mustn'?t|must not|can'?t|cannot|not to|never)(?: let me| ever)? forget|(?:so|in case) (?:that )?i (?:don'?t|dont) forget|remember|(?:i|we) (?:keep|always|constantly|tend to)(?: on)? forget(?:ting)?)(?: to| about| that(?: i)?)? /i,
  /^(?:make sure|see to it|be sure)(?: that)? (?:i|we|to)(?: (?:don'?t forget|remember))?(?: to)? /i,
  /^(?:it'?s |it is )?(?:nearly |almost |high )?time to (?=\p{L}{2,})(?!go\b)/iu,
  /^(?:(?:אני |אנחנו )?(?:עוד |גם |ממש |פשוט )?(?:חייב|חייבת|חייבים|צריך|צריכה|צריכים|אמור|אמורה|אמורים|מוכרח|מוכרחה)|(?:יש|היה) לי|נשאר לי|נותר לי|כדאי לי|דחוף|חשוב) (?:(?:מתישהו|פעם|סוף סוף|כבר|בסוף|באמת|עוד|גם|באיזשהו שלב) ){0,2}(?=ל(?!דעת|ראות|בדוק|שאול אותך|מצוא)[א-ת]{2,})/,
  /^(?:לא|אסור(?: לי)?|שלא|רק לא|אל ת?תן לי|שאני לא|בבקשה לא) ?(?:לשכוח|אשכח|לפספס)(?: את (?=ה))? /,
  /^(?:כל הזמן |תמיד )?(?:אני )(?:כל הזמן |תמיד )?שוכחת?(?: את| מ)? /,
  /^(?:הייתי רוצה|רוצה|הייתי שמחה?|בא לי|אני רוצה|צריך|צריכה|צריכים|לזכור) (?=ל(?!דעת|ראות)[א-ת]{2,})/,
];

/** The words without what says that they have to be done; null where nothing does. */
export function withoutNeed(words: string): string | null {
  const lead = needs.map((form) => form.exec(words)?.[0]).find((one) => one !== undefined);
  return lead === undefined ? null : words.slice(lead.length);
}

/** A thing that is wanted: "need milk", "out of dish soap". */
const lacks =
  /^(?:(?:i|we)(?:'?re| are|'?m| am)? )?(?:need|(?:run(?:ning)?|ran) out of|(?:run(?:ning)?|ran) low on|(?:nearly |almost |all )?out of|low on|missing)(?: some| more| a few| new)* (?!to\b|you\b|help\b|an? (?:answer|email|address|number|phone)|the\b)|^(?:חסר|חסרה|חסרים|נגמר|נגמרה|נגמרו)(?: לי| לנו| כבר)* (?:ה(?=[א-ת]{3}))?/i;

export function lacking(words: string): string | null {
  const lead = lacks.exec(words)?.[0];
  return lead === undefined ? null : words.slice(lead.length).replace(/ (?:at home|in the house|בבית)$/i, '');
}

/** Other words for being reminded. */
const nudges: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:please |pls |do |so ){0,4}(?:(?:poke|nudge|ping|buzz|beep|prod|prompt|nag|warn|alert|shout at|bug|pester|notify|kick) me|(?:give|gimme|send) me an? (?:shout|nudge|poke|heads?[- ]?up|buzz|ping|prod|kick|ring|warning|alert)|(?:i )?(?:want|need|would like|'?d like|could use) an? (?:little )?(?:warning|heads?[- ]?up|nudge|alert|reminder|poke|alarm)|(?:so )?i need an? heads?[- ]?up|do remind me|(?:^)heads[- ]?up)\b/i,
    'remind me',
  ],
  [
    /(?:^|(?<=[\s,]))ו?(?:ש(?:זה |משהו )?(?:יצפצף|יקפוץ|יזכיר|תקפוץ|יצלצל|יציק|ינדנד|תצפצף)(?: לי)?|(?:ת(?:ציקי?|נדנדי?|קפיצי?|צפצפי?|צלצלי?|זמזמי?)|תני? לי (?:צפצוף|תזכורת|התראה|פוש|דחיפה)|תקפיצי? לי) ?(?:לי)?)(?=\s|$)/,
    'תזכיר לי',
  ],
];

const ahead = /\b(?:before|ahead|earlier|prior)\b|לפני|קודם/i;

/** The sentence with the word for being reminded that the grammar knows; null where it has none of these. */
export function withReminding(words: string): string | null {
  const nudge = nudges.find(([form]) => form.test(words));
  if (nudge === undefined) return null;
  const [form, reminding] = nudge;
  const said = form.exec(words)?.[0] ?? '';
  const at = words.indexOf(said);
  const after = words.slice(at + said.length);
  // "Back up the laptop every Thursday, it should pop up in the evening"
  if (/^(?: (?:in|at|on|by|the) \S+(?: \S+)?| ב\S+)?$/.test(after) && at > 0 && !ahead.test(after)) {
    const before = words.slice(0, at).replace(/[\s,.;–—-]{1,20}$/, '');
    return `${reminding} ${before}${after === '' ? '' : `,${after}`}`.replace(
      / שיהיה לי(?= )| משהו(?= ב)/g,
      '',
    );
  }
  const lead = words.slice(0, at);
  // In Hebrew the time that comes first is read best behind it.
  return reminding === 'remind me' || at === 0
    ? `${lead}${reminding}${after}`
    : `${reminding} ${lead.trim()}${after}`;
}

/** What somebody or something will do at a time: "the plumber is coming", "mum's flight lands". */
const happening =
  /^(?<subject>(?:(?:my|our|the|his|her|their|a|an)\s)?(?:\S+\s){1,5}?)(?:(?:is|are|'s|'re|will be|gets?|be) )?(?:coming|comes?|lands?|landing|arriv(?:es?|ing)|leaves?|leaving|starts?|starting|begins?|ends?|opens?|clos(?:es?|ing)|turns?|expires?|expiring|runs? out|running out|falls? on|visit(?:s|ing)|stay(?:s|ing)|playing|performing|getting married|moving|flying|flies|(?<needs>needs? to (?:be|go|get)|needs? (?:a|an|its?|their))|has (?:an?|his|her|its) \S+|have (?:an?|their|our) \S+|goes? (?:out|in|back)|(?:is|are)$)(?=\s|$)/i;
const happeningHebrew =
  /^(?<subject>(?:\S+\s){1,5}?)(?:(?<needs>צריך|צריכה|חייב|חייבת)|מגיע|מגיעה|מגיעים|בא|באה|באים|נוחת|נוחתת|נוחתים|ממריא|ממריאה|ממריאים|יוצא|יוצאת|יוצאים|מתחיל|מתחילה|נגמר|נגמרת|נסגר|נסגרת|נפתח|נפתחת|פג|פגה|חוזר|חוזרת|חוזרים|מתחתן|מתחתנת|מתחתנים|טס|טסה|טסים|בן|בת)(?=\s|$)/;

/** "Tick it off", of what is not found here. */
const ticksOff =
  /(?:^|[\s,.])(?:(?:tick|cross|check|strike) (?:it|that|them|this)(?: one)? off|mark (?:it|that|them|this)(?: one)? (?:as )?(?:done|finished|complete)|ת?סמני?(?: (?:את זה|אותו|אותה|לי))?(?: (?:כבוצע|בוצע|שבוצע|שעשיתי|וי|כגמור))?|ת?מחקי? (?:את זה )?מהרשימה)[\s.!]*$/i;

/** "Get them out of my inbox", "I'm skipping the run". */
const ofEntries: readonly RegExp[] = [
  /(?:^|[\s,.])(?:(?:mark|archive|bin|trash|delete) (?:em|'em|them|those|these)|get (?:em|'em|them|it) out of my inbox)(?=\s|$)/i,
  /^(?:(?:i'?m |i am |i'?ll |we'?re )(?:skipping|dropping|giving up|cancell?ing|not (?:going|coming) to)|i (?:can'?t|won'?t) make) /i,
  /^(?:stop|kill|scrap|ditch|drop|accept|decline) (?:the|my|that|all|every|[a-z]+'s) \S/i,
  /^אני (?:מוותרת?|מדלגת?|מבטלת?) על /,
  /^(?:תאשרי?|אשרי?|תסרבי?) (?:ל(?!י )|את )/,
];

/** "The sync will be on Tuesday, same time": what moves, and behind it the hour that stays. */
const movesAtSameHour: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:will be|is now|moves?|moved)\b/i, /\bsame (?:time|hour)\b/i],
  [/(?<![א-ת])(?:יהיה|תהיה|עוברת?|זזה?)(?![א-ת])/, /אותה שעה/],
];

function keepsItsHour(words: string): boolean {
  return movesAtSameHour.some(([moves, sameHour]) => {
    const at = words.search(moves);
    return at >= 0 && sameHour.test(words.slice(at));
  });
}

/** Whether it can only mean what is there already, and makes nothing new. */
export function changesWhatIsThere(words: string): boolean {
  if (/\bor (?:did|have|do) (?:i|we)\b|\?/i.test(words)) return false;
  return ticksOff.test(words) || ofEntries.some((form) => form.test(words)) || keepsItsHour(words);
}

type Happening = {
  readonly subject: string;
  /** It has to be done, and is no entry of a calendar. */ readonly isNeed: boolean;
};

export function happeningIn(words: string): Happening | null {
  const groups = (happening.exec(words) ?? happeningHebrew.exec(words))?.groups;
  if (groups === undefined) return null;
  return { subject: groups['subject']?.trim() ?? '', isNeed: groups['needs'] !== undefined };
}

/** What somebody went out of the way to get, and tells with when it is: "I bought tickets for the play". */
export const gotTickets =
  /^(?:(?:i|we)(?:'?ve)? (?:just )?(?:got|bought|booked|have)(?: us| me)? (?:\S+ )?(?:tickets?|seats?) (?:for|to) (?:the )?|(?:קניתי|הזמנתי|יש לי|יש לנו|קנינו|השגתי) כרטיסים ל(?:הצגה |מופע )?)/i;
