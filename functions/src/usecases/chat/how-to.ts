import { chatWords, type ChatWords } from './words.ts';

const asksForWay =
  /^(?:(?:so|hey|ok|and|please|tell me|explain|אז|היי|נו|תגידי?),? ){0,2}(?:(?<may>can i|am i able to|is it possible to)|how (?:do|can|would|should|could) (?:i|we|you|one)|how to|is there (?:a|any) way to|איך|כיצד)(?: (?:אני|אפשר|ניתן|כאן|פה|here|just)){0,2} (?:(?<undo>cancel|delete|remove|get rid of|drop|call off|מוחקים|מוחקת?|למחוק|מבטלים|מבטלת?|לבטל|מסירים|מסירה?|להסיר)|(?<change>change|move|edit|reschedule|postpone|snooze|update|משנה|משנים|לשנות|מזיזים|מזיזה?|להזיז|דוחה|דוחים|לדחות|מעדכנים|לעדכן)|(?<make>add|create|set up|set|make|schedule|book|send|write|note|מוסיפים|מוסיפה?|להוסיף|יוצרים|יוצרת?|ליצור|קובעים|קובעת?|לקבוע|שולחים|שולחת?|לשלוח|כותבים|כותבת?|לכתוב|רושמים|לרשום)) (?:(?<known>my|the|this|that) |(?:an?|any|some|new|another|one of my|את|מכאן|כאן|פה) ){0,2}ה?(?:(?<reminder>reminders?|alarms?|תזכורת|תזכורות)|(?<meeting>meetings?|events?|appointments?|פגישה|פגישות|אירוע|אירועים)|(?<task>tasks?|to-?dos?|משימה|משימות|מטלה|מטלות)|(?<message>whatsapp messages?|whatsapps?|messages?|ווא?טסאפ|וואצאפ|הודעה|הודעות)|(?<mail>e-?mails?|mails?|מיילים|מייל|אימייל))(?: (?:in here|here|from here|with you|in (?:this|the) app|i set|i have|to (?:someone|somebody)|כאן|פה|מכאן|באפליקציה|שקבעתי|שלי|חדשה?|למישהו|בבקשה)){0,3}[?!.]{0,3}$/i;

/**
 * "How do I delete a reminder here?": a sentence that does it, for whoever asks for the way; nothing is done. Null for
 * whatever says more than such a sentence shows.
 */
export function howTo(message: string): string | null {
  const said = asksForWay.exec(message.trim())?.groups;
  if (said === undefined || (said['may'] !== undefined && said['known'] !== undefined)) return null;
  const { ways, byWords } = chatWords(message);
  const named = (...names: readonly string[]) => names.find((name) => said[name] !== undefined) ?? '';
  const way = `${named('undo', 'change', 'make')} ${named('reminder', 'meeting', 'task', 'message', 'mail')}`;
  return isWay(way, ways) ? byWords(ways[way]) : null;
}

function isWay(way: string, ways: ChatWords['ways']): way is keyof ChatWords['ways'] {
  return Object.hasOwn(ways, way);
}
