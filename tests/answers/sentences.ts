import type { Language } from './topics.ts';

/**
 * What people say, by what they ask for. {who} is somebody, {p} a time, {t} a subject; {wrote} and {sent} are Hebrew verbs
 * that fit the person. A sentence may be said without its time.
 */
type Sentences = Readonly<Record<Language, readonly string[]>>;

export const sentences = {
  'mail from': {
    en: [
      'Show me emails from {who} {p}',
      'Did I get any mail from {who} {p}?',
      'Any emails from {who} {p}?',
      'Which emails did I get from {who} {p}?',
    ],
    he: [
      'תראה לי מיילים מ{who} {p}',
      'יש מיילים מ{who} {p}?',
      'איזה מיילים קיבלתי מ{who} {p}?',
      'קיבלתי מייל מ{who} {p}?',
    ],
  },
  'anything from': {
    en: [
      'What did {who} write to me {p}?',
      'Did {who} write to me {p}?',
      'Anything from {who} {p}?',
      'What did {who} write {p}?',
    ],
    he: [
      'מה {who} {wrote} לי {p}?',
      '{who} {wrote} לי {p}?',
      'קיבלתי משהו מ{who} {p}?',
      'יש משהו מ{who} {p}?',
    ],
  },
  'unread mail from': {
    en: [
      'Any unread emails from {who}?',
      'Do I have unread mail from {who}?',
      'Show me unread emails from {who}',
    ],
    he: ['יש מיילים שלא קראתי מ{who}?', 'תראה לי מיילים שלא נקראו מ{who}', 'מיילים שלא קראתי מ{who}'],
  },
  'mail with files from': {
    en: [
      'Emails from {who} with attachments {p}',
      'Show me mails with files from {who} {p}',
      'Did {who} email me any files {p}?',
    ],
    he: [
      'מיילים עם קבצים מ{who} {p}',
      'תראה לי מיילים מ{who} עם קובץ מצורף {p}',
      '{who} {sent} לי קבצים במייל {p}?',
    ],
  },
  'mail from about': {
    en: [
      'Show me emails from {who} about {t}',
      'Did {who} email me about {t}?',
      'Any mail from {who} about {t}?',
    ],
    he: ['תראה לי מיילים מ{who} על {t}', 'יש מייל מ{who} על {t}?', '{who} {wrote} לי מייל על {t}?'],
  },
  'anything from about': {
    en: [
      'What did {who} write about {t}?',
      'What did {who} say about {t}?',
      'Did {who} write to me about {t}?',
    ],
    he: ['מה {who} {wrote} על {t}?', 'מה {who} {wrote} לי בנוגע ל{t-}?', '{who} {wrote} לי משהו על {t}?'],
  },
  'mail about': {
    en: ['Show me emails about {t} {p}', 'Do I have any mail about {t} {p}?', 'Find the mails about {t} {p}'],
    he: ['תראה לי מיילים על {t} {p}', 'יש לי מיילים על {t} {p}?', 'תמצא את המיילים בנושא {t} {p}'],
  },
  'mail I got about': {
    en: ['What emails did I get about {t}?', 'Which emails did I receive about {t} {p}?'],
    he: ['אילו מיילים קיבלתי על {t}?', 'איזה מיילים הגיעו אליי על {t} {p}?'],
  },
  'mail I sent to': {
    en: [
      'What did I email {who} {p}?',
      'Show me the emails I sent to {who} {p}',
      'Did I send {who} an email {p}?',
      'Have I emailed {who} {p}?',
    ],
    he: [
      'מה שלחתי במייל ל{who} {p}?',
      'תראה לי מיילים ששלחתי ל{who} {p}',
      'שלחתי מייל ל{who} {p}?',
      'אילו מיילים שלחתי ל{who} {p}?',
    ],
  },
  'mail I sent to about': {
    en: ['Did I send {who} an email about {t}?', 'What did I email {who} about {t}?'],
    he: ['שלחתי ל{who} מייל על {t}?', 'מה כתבתי ל{who} במייל על {t}?'],
  },
  'mail I sent': {
    en: ['What emails did I send {p}?', 'Show me the emails I sent {p}', 'Which mails did I send {p}?'],
    he: ['אילו מיילים שלחתי {p}?', 'תראה לי את המיילים ששלחתי {p}', 'מה שלחתי במייל {p}?'],
  },
  'how much I sent': {
    en: ['How many emails did I send {p}?', 'How many mails did I send {p}?'],
    he: ['כמה מיילים שלחתי {p}?', 'כמה מיילים כתבתי {p}?'],
  },
  'mail I got': {
    en: ['What emails did I get {p}?', 'Show me the mail I received {p}', 'Which emails came in {p}?'],
    he: ['אילו מיילים קיבלתי {p}?', 'תראה לי את המיילים שקיבלתי {p}', 'איזה מיילים הגיעו {p}?'],
  },
  'how much I got': {
    en: ['How many emails did I get {p}?', 'How many mails came in {p}?'],
    he: ['כמה מיילים קיבלתי {p}?', 'כמה מיילים הגיעו {p}?'],
  },
  'unread mail': {
    en: [
      'What unread emails do I have?',
      'Show me my unread mail',
      'Do I have unread emails?',
      'Which emails have I not read yet?',
    ],
    he: ['אילו מיילים לא קראתי?', 'תראה לי מיילים שלא נקראו', 'יש לי מיילים שלא קראתי?'],
  },
  'how much unread': {
    en: ['How many unread emails do I have {p}?', 'How many emails have I not read {p}?'],
    he: ['כמה מיילים שלא נקראו יש לי {p}?', 'כמה מיילים לא קראתי {p}?'],
  },
  'anything unread': {
    en: ["What's unread?", 'Anything unread?', 'What have I not read yet?'],
    he: ['מה עוד לא קראתי?', 'יש משהו שלא קראתי?', 'מה לא נקרא?'],
  },
  'unread mail of a time': {
    en: ['Unread emails {p}', 'Which emails {p} have I not read?', 'Do I have unread emails {p}?'],
    he: ['מיילים שלא נקראו {p}', 'אילו מיילים שהגיעו {p} לא קראתי?', 'יש לי מיילים שלא קראתי {p}?'],
  },
  'starred mail': {
    en: ['Show me my starred emails', 'Which emails have I starred?', 'Starred mail {p}'],
    he: ['תראה לי מיילים עם כוכב', 'אילו מיילים סימנתי בכוכב?', 'מיילים מסומנים בכוכב {p}'],
  },
  'mail with files': {
    en: [
      'Which emails with attachments did I get {p}?',
      'Show me the mails with files that I got {p}',
      'Did I get any attachments {p}?',
    ],
    he: [
      'אילו מיילים עם קבצים קיבלתי {p}?',
      'קיבלתי קבצים במייל {p}?',
      'קיבלתי מיילים עם קבצים מצורפים {p}?',
    ],
  },
  'messages of a channel': {
    en: ['Show me my {c} messages {p}', 'What {c} messages did I get {p}?', 'What came in on {c} {p}?'],
    he: ['תראה לי הודעות {c} {p}', 'אילו הודעות {c} קיבלתי {p}?', 'מה הגיע אליי ב{c} {p}?'],
  },
  'how many messages': {
    en: ['How many {c} messages did I get {p}?'],
    he: ['כמה הודעות {c} קיבלתי {p}?'],
  },
  'messages from on a channel': {
    en: [
      'Any {c} messages from {who} {p}?',
      'What did {who} write on {c} {p}?',
      'Show me {c} messages from {who} {p}',
    ],
    he: ['יש הודעות {c} מ{who} {p}?', 'מה {who} {wrote} ב{c} {p}?', 'תראה לי הודעות {c} מ{who} {p}'],
  },
  'unread messages of a channel': {
    en: ['Any unread {c} messages?', 'Which {c} messages have I not read?', 'Show me unread {c} messages'],
    he: ['יש הודעות {c} שלא קראתי?', 'תראה לי הודעות {c} שלא נקראו', 'אילו הודעות {c} לא קראתי?'],
  },
  'agenda of a day': {
    en: [
      'What do I have {p}?',
      "What's on my calendar {p}?",
      'What does my schedule look like {p}?',
      'What am I doing {p}?',
    ],
    he: ['מה יש לי {p}?', 'מה יש לי ביומן {p}?', 'מה מתוכנן לי {p}?', 'מה הלוז שלי {p}?'],
  },
  'agenda of weeks': {
    en: [
      'What do I have {p}?',
      "What's on my calendar {p}?",
      'Show me my calendar {p}',
      'How many entries are on my calendar {p}?',
    ],
    he: ['מה יש לי {p}?', 'מה יש לי ביומן {p}?', 'תראה לי את היומן {p}', 'מה מתוכנן לי {p}?'],
  },
  'agenda of the past': {
    en: ['What did I have {p}?', 'What was on my calendar {p}?', 'What was on my schedule {p}?'],
    he: ['מה היה לי {p}?', 'מה היה לי ביומן {p}?', 'מה היה ביומן שלי {p}?'],
  },
  'next meeting with': {
    en: ['When is my next meeting with {who}?', 'When do I meet {who}?', 'When am I seeing {who} next?'],
    he: ['מתי הפגישה הבאה שלי עם {who}?', 'מתי אני נפגש עם {who}?', 'מתי יש לי פגישה עם {who}?'],
  },
  'next meeting': {
    en: ['When is my next meeting?', "What's my next meeting?"],
    he: ['מתי הפגישה הבאה שלי?', 'מה הפגישה הבאה שלי?'],
  },
  'last meeting with': {
    en: ['When did I last meet {who}?', 'When was my last meeting with {who}?', 'When did I last see {who}?'],
    he: [
      'מתי נפגשתי לאחרונה עם {who}?',
      'מתי הייתה הפגישה האחרונה שלי עם {who}?',
      'מתי פגשתי את {who} בפעם האחרונה?',
    ],
  },
  'free at a time': {
    en: ['Am I free {p}?', 'Will I be free {p}?', 'Am I available {p}?'],
    he: ['אני פנוי {p}?', 'האם אני פנויה {p}?', 'יש לי זמן {p}?'],
  },
  'free for an hour': {
    en: ['When am I free for an hour {p}?', 'When do I have a free hour {p}?', 'Find me a free hour {p}'],
    he: ['מתי יש לי שעה פנויה {p}?', 'מתי אני פנוי לשעה {p}?', 'תמצא לי שעה פנויה {p}'],
  },
  'open tasks': {
    en: ['What are my open tasks?', 'Show me my tasks', 'Which tasks are still open?'],
    he: ['מה המשימות הפתוחות שלי?', 'תראה לי את המשימות שלי', 'אילו משימות עוד פתוחות?'],
  },
  'late tasks': {
    en: ['Which tasks are overdue?', 'Which of my tasks are late?', 'What tasks are past due?'],
    he: ['אילו משימות באיחור?', 'אילו משימות כבר עבר הזמן שלהן?', 'איזה משימות אני מאחר בהן?'],
  },
  'tasks of a time': {
    en: ['Which tasks are due {p}?', 'What tasks do I have {p}?', 'What tasks do I have to do {p}?'],
    he: ['אילו משימות יש לי {p}?', 'איזה משימות צריך לסיים {p}?', 'מה המשימות שלי {p}?'],
  },
  'tasks about': {
    en: ['Do I have a task about {t}?', 'Which tasks do I have about {t}?', 'Is there a task about {t}?'],
    he: ['יש לי משימה על {t}?', 'אילו משימות יש לי על {t}?', 'יש משימה שקשורה ל{t-}?'],
  },
  reminders: {
    en: ['What reminders do I have {p}?', 'Which reminders are set {p}?', 'Show me my reminders {p}'],
    he: ['אילו תזכורות יש לי {p}?', 'איזה תזכורות מחכות לי {p}?', 'תראה לי את התזכורות שלי {p}'],
  },
  'what I finished': {
    en: ['What tasks did I finish {p}?', 'Which tasks did I complete {p}?', 'What did I get done {p}?'],
    he: ['אילו משימות סיימתי {p}?', 'איזה משימות השלמתי {p}?', 'מה הספקתי {p}?'],
  },
  'phone number': {
    en: ["What's {who}'s phone number?", 'What is the phone number of {who}?', "Give me {who}'s number"],
    he: ['מה הטלפון של {who}?', 'מה מספר הטלפון של {who}?', 'תן לי את המספר של {who}'],
  },
  'mail address': {
    en: ["What's {who}'s email address?", "What is {who}'s email?", 'What is the email address of {who}?'],
    he: ['מה המייל של {who}?', 'מה כתובת המייל של {who}?', 'מה האימייל של {who}?'],
  },
} as const satisfies Record<string, Sentences>;

export type Kind = keyof typeof sentences;
