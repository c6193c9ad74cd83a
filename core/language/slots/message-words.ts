/** The words that introduce the parts of a mail or a message. */
import { pleas } from '../intent/greetings.ts';
import { marked, phrasebook } from '../phrasebook.ts';

export type Marker =
  /** the subject follows */
  | 'subject'
  /** the text follows */
  | 'body'
  /** "tell her", "ותגיד לה": the text follows, perhaps after a recipient of its own */
  | 'say'
  /** "ask whether": the text follows and keeps the question word */
  | 'ask'
  /** people who get a copy follow */
  | 'copy'
  /** the channel once more: "by email", "בווטסאפ" */
  | 'channel'
  /** politeness and haste, part of nothing */
  | 'filler';

export const markers = phrasebook<Marker>([
  ...pleas.map((row) => [row, 'filler'] as const),
  ['about|regarding|re|titled', 'subject'],
  ['[with] [a|the] subject [line] [:|is|of]', 'subject'],
  ['with [the|a] title|heading [:|of] / title|heading :', 'subject'],
  ['that / saying|says|say [that|:] / that|which|and|to says|say|reads [that|:]', 'body'],
  ['[saying|with] the following [words] / [and] in the body|text write|put|say [that|:]', 'body'],
  ['with|and [the|a] message|text|body|content|contents|words [:|saying|of]', 'body'],
  ['[the|and] message|text|body|content is|should|being [be|say|read] [:]', 'body'],
  ['message|text|body|content : / and|to write|writing [that|:]', 'body'],
  ['[and|to] tell|telling|inform|notify|remind|reminding|update', 'say'],
  ['[and|to] let|letting', 'say'],
  ['[and|to] ask|asking', 'ask'],
  ['by|via|through|over|on|in|using|with email|mail|gmail|whatsapp|text|sms|wa', 'channel'],
  ['by|via|through|over|on|in|using e mail', 'channel'],
  ["by|via|through|over|on|in|using whats|what's|wats|what app|up", 'channel'],
  ['as [an|a] email|text|message|whatsapp', 'channel'],
  ['cc|bcc|copy|copying / and copy|cc', 'copy'],
  ['please|pls|plz|asap|now|quickly|urgently|over|back / for me|us', 'filler'],

  ['בנושא|לגבי|אודות|בעניין|על|בקשר|בנוגע', 'subject'],
  ['בנושא [של|:] / [עם|תחת] נושא|הנושא|כותרת|הכותרת [:|הוא|היא|של]', 'subject'],
  ['שכתוב|שרשום [בו|בה|שם|ככה] [:]', 'body'],
  ['שאומר|שאומרת [ככה|כך] [:]', 'body'],
  ['עם הטקסט|התוכן|ההודעה|תוכן|טקסט|הודעה [:|הבא|הבאה]', 'body'],
  ['מילים|במילים האלה|הבאות / כדלקמן', 'body'],
  [
    'תוכן|התוכן|טקסט|הטקסט|הודעה|ההודעה|גוף : / תוכן|התוכן|גוף [המייל|ההודעה] [:|הוא] / בגוף המייל|ההודעה [תכתוב|תכתבי]',
    'body',
  ],
  ['כתוב|כתבי|כתבו|תכתבו|תכתוב|תכתבי|רשום|רשמי|תרשום|תרשמי|לכתוב|לרשום [לו|לה|להם|שם|בו|בה] [:]', 'say'],
  ['תגיד|תגידי|תאמר|תאמרי|להגיד|לומר|הגד [:]', 'say'],
  [
    'תודיע|תודיעי|הודע|הודיעי|להודיע|תעדכן|תעדכני|עדכן|עדכני|לעדכן|תזכיר|תזכירי|להזכיר|תספר|תספרי|לספר',
    'say',
  ],
  ['~שאל|לשאול|לברר / ~בקש|לבקש [ממנו|ממנה|מהם]', 'ask'],
  ['במייל|באימייל|בדוא"ל|בדואל|בווטסאפ|בסמס|בהודעה', 'channel'],
  ['בהודעת טקסט|ווטסאפ|סמס / בווטס|בוואטס [אפ]', 'channel'],
  ['העתק|בהעתק|עותק / עם העתק|עותק', 'copy'],
  ['בבקשה|דחוף|עכשיו|מיד|מייד|בדחיפות|בשבילי|עבורי|בשמי', 'filler'],
]);

/** Pronouns after a say-verb: they point at the recipient and are no part of the text. */
export const sayObjects = marked([
  'him|her|them|everyone|everybody|both / them both',
  'לו|לה|להם|להן|אותו|אותה|אותם|ממנו|ממנה|מהם|משניהם',
]);

/** What may stand between the say-verb and the text. */
export const sayLinks = marked(['know [that|:] / that|:', 'to|about|:', 'ככה|כך|לגבי|על|:']);

/** A question as the text: it keeps its first word. */
export const questionWords = marked([
  'if|whether|when|what|where|who|how|why',
  'האם|אם|מתי|מה|איפה|מי|איך|כמה|למה',
]);
