/** "How do I delete a reminder here?": whoever asks for the way is told a sentence that does it, and nothing is done. */
import { chatWords, type ChatWords } from './words.ts';

type Thing = keyof ChatWords['ways'];
type Deed = keyof ChatWords['ways']['reminder'];

const deeds: readonly (readonly [Deed, string])[] = [
  [
    'undo',
    'cancel|delete|remove|get rid of|drop|clear|call off|dismiss|מוחק(?:ים|ת)?|למחוק|מבטל(?:ים|ת)?|לבטל|מסיר(?:ים|ה)?|להסיר|נפטר(?:ים|ת)? מ|להיפטר מ',
  ],
  [
    'change',
    'change|move|edit|reschedule|postpone|snooze|push|update|משנ(?:ה|ים)|לשנות|מזיז(?:ים|ה)?|להזיז|דוחה|דוחים|לדחות|מעדכ(?:ן|נים|נת)|לעדכן|עור(?:ך|כת|כים)|לערוך',
  ],
  [
    'make',
    'add|create|set up|set|make|schedule|book|send|write|note|מוסי(?:ף|פים|פה)|להוסיף|יוצר(?:ים|ת)?|ליצור|קובע(?:ים|ת)?|לקבוע|שולח(?:ים|ת)?|לשלוח|כותב(?:ים|ת)?|לכתוב|רוש(?:ם|מים|מת)|לרשום|עושים',
  ],
  ['see', 'see|find|view|read|check|list|רוא(?:ה|ים)|לראות|מוצא(?:ים|ת)?|למצוא|בודק(?:ים|ת)?|לבדוק'],
];
const things: readonly (readonly [Thing, string])[] = [
  ['reminder', 'reminders?|alarms?|alerts?|תזכורת|תזכורות'],
  ['meeting', 'meetings?|events?|appointments?|פגישה|פגישות|אירוע|אירועים'],
  ['task', 'tasks?|to-?dos?|משימה|משימות|מטלה|מטלות'],
  ['message', 'whatsapp messages?|whatsapps?|messages?|הודעת ווא?טסאפ|ווא?טסאפ|וואצאפ|הודעה|הודעות'],
  ['mail', 'e-?mails?|mails?|מיילים|מייל|אימייל'],
];
const oneOf = (table: readonly (readonly [string, string])[]) => table.map(([, words]) => words).join('|');

const asksForWay = new RegExp(
  `^(?:(?:so|hey|ok|and|please|tell me|explain|אז|היי|נו|תגידי?),? ){0,2}(?:(?<may>can i|am i able to|is it possible to)|how (?:do|can|would|should|could) (?:i|we|you|one)|how to|is there (?:a|any) way to|איך|כיצד)(?: (?:אני|אפשר|ניתן|כאן|פה|here|just)){0,2} (?<deed>${oneOf(deeds)}) ?(?:(?<known>my|the|this|that) |(?:an?|any|some|new|another|one of my|את) |מכאן |כאן |פה ){0,2}(?:new )?ה?(?<thing>${oneOf(things)})(?: (?:in here|here|from here|with you|in (?:this|the) app|for later|i set|i have|that i (?:set|have)|to (?:someone|somebody)|כאן|פה|מכאן|באפליקציה|שקבעתי|שלי|חדשה?|למישהו|בבקשה)){0,3}[?!.]{0,3}$`,
  'i',
);

type Way = { text: string; list: string };

/** Null: it asks for no way, or says more than what a sentence shows. */
export function howTo(message: string): Way | null {
  const said = asksForWay.exec(message.trim())?.groups;
  if (said === undefined || (said['may'] !== undefined && said['known'] !== undefined)) return null;
  const deed = named(deeds, said['deed'] ?? '');
  const thing = named(things, said['thing'] ?? '');
  if (deed === undefined || thing === undefined) return null;
  const { ways, byWords } = chatWords(message);
  const sentences: Partial<Record<Deed, string>> = ways[thing];
  const sentence = sentences[deed];
  return sentence === undefined ? null : { text: byWords(sentence), list: ways[thing].see };
}

function named<Name extends string>(
  table: readonly (readonly [Name, string])[],
  said: string,
): Name | undefined {
  return table.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(said))?.[0];
}
