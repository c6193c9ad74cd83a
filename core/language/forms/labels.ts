/** The names that people give to the fields of a form, in both languages, abbreviated too. */
import { phrasebook } from '../phrasebook.ts';
import type { Action } from '../intent/grammar.ts';

export type Field =
  | 'to' | 'cc' | 'bcc' | 'subject' | 'body' | 'title' | 'task' | 'time' | 'date' | 'end' | 'length' | 'place' | 'attendees'
  | 'notes' | 'due' | 'priority'; // prettier-ignore

export type Label = {
  readonly field: Field;
  /** Names a field even where no mark stands beside it; other words ("to", "text") also mean something else. */
  readonly isPlain: boolean;
  /** "Reminder: call mom": the label says the action too. */
  readonly action?: Action;
};

const plain = (field: Field): Label => ({ field, isPlain: true });
const loose = (field: Field): Label => ({ field, isPlain: false });
const doing = (field: Field, action: Action): Label => ({ field, isPlain: false, action });

export const labels = phrasebook<Label>([
  ['recipient|recipients|addressee|sendto', plain('to')],
  ['to|for|address|phone|number|contact|rcpt / send to / email address', loose('to')],
  ['cc', plain('cc')],
  ['bcc', plain('bcc')],
  ['copy', loose('cc')],
  ['subject|subj|sbj|subjet / subject line / email subject', plain('subject')],
  ['sub|re|topic|heading|headline|regarding|about', loose('subject')],
  ['body / message body', plain('body')],
  ['text|content|contents|message|msg|says|saying|wording', loose('body')],
  ['title / event title', plain('title')],
  ['name|called|what|item|headline', loose('title')],
  ['start time / starts at', plain('time')],
  ['time|when|hour|start|starts|at|begins|alarm', loose('time')],
  ['date|day|on', loose('date')],
  ['end time / ends at', plain('end')],
  ['end|ends|until|finish', loose('end')],
  ['duration', plain('length')],
  ['length|len|lasts|lasting / how long', loose('length')],
  ['location|venue', plain('place')],
  ['place|where|room|loc', loose('place')],
  ['attendees|participants|invitees', plain('attendees')],
  ['guests|with|who|invite|people', loose('attendees')],
  ['notes|note|description|desc|details|agenda|comment|comments', loose('notes')],
  ['deadline / due date', plain('due')],
  ['due|by', loose('due')],
  ['priority|urgency|prio', loose('priority')],
  ['email|mail / e mail', doing('to', 'send_email')],
  ['whatsapp|wa|sms', doing('to', 'send_whatsapp')],
  ['event|meeting|appointment', doing('title', 'create_event')],
  ['reminder', doing('task', 'reminder')],
  ['task|todo', doing('task', 'create_task')],

  ['נמען|נמענים|הנמען|מכותב|מקבל', plain('to')],
  ['אל|ל|למי|לכבוד|כתובת|טלפון|מספר / איש קשר', loose('to')],
  ['cc|סיסי|מכותבים', plain('cc')],
  ['העתק|עותק|העתקים', loose('cc')],
  ['נושא|הנושא|הנידון|הנדון|בנידון|נידון / נושא המייל / נושא ההודעה', plain('subject')],
  ['בנושא|סאבג׳קט', loose('subject')],
  ['תוכן|התוכן|גוף / תוכן המייל / תוכן ההודעה / גוף המייל / גוף ההודעה', plain('body')],
  ['הודעה|ההודעה|טקסט|הטקסט|מלל|כתוב|מסר|המסר', loose('body')],
  ['כותרת|הכותרת / שם האירוע / שם הפגישה / כותרת הפגישה', plain('title')],
  ['שם|מה / אירוע בשם', loose('title')],
  ['שעת התחלה', plain('time')],
  ['שעה|בשעה|השעה|מתי|זמן|מועד|התחלה', loose('time')],
  ['תאריך|יום|ביום|בתאריך', loose('date')],
  ['שעת סיום', plain('end')],
  ['סיום|סוף|עד', loose('end')],
  ['משך|אורך', loose('length')],
  ['מיקום|המיקום', plain('place')],
  ['מקום|איפה|היכן|חדר|במקום', loose('place')],
  ['משתתפים|המשתתפים|מוזמנים|המוזמנים', plain('attendees')],
  ['עם|מי|אנשים / עם מי', loose('attendees')],
  ['הערות|הערה|תיאור|פרטים|פירוט|תאור', loose('notes')],
  ['דדליין / תאריך יעד / מועד אחרון', plain('due')],
  ['יעד', loose('due')],
  ['עדיפות|דחיפות', loose('priority')],
  ['מייל|אימייל', doing('to', 'send_email')],
  ['ווטסאפ|סמס', doing('to', 'send_whatsapp')],
  ['פגישה|אירוע|ישיבה', doing('title', 'create_event')],
  ['תזכורת', doing('task', 'reminder')],
  ['משימה|מטלה', doing('task', 'create_task')],
]);
