/**
 * Reads that a task that was noted is finished, renamed or deleted: "tick off the dentist task". Only a whole, plain
 * command that says "task" counts: "finish the report" is work, and "a task to finish the report" a new one.
 */
import { read } from '../sentence.ts';
import { findTimes } from '../time/find.ts';
import type { TaskWish } from './change.ts';
import { isOneWish, plainCommand } from './plain-command.ts';

export type TaskChange = TaskWish & {
  /** Words of its title; null where none are said. */
  readonly about: string | null;
};

const longest = 300;
const mostWordsOfTitle = 15;

/**
 * `command`: what one also plans to do. `statement`: what is a question with a question mark. `listed`: only "off my
 * list", for a task is also checked by looking at it.
 */
type Form = {
  readonly does: 'finish' | 'delete';
  readonly form: RegExp;
  readonly is?: 'command' | 'statement' | 'listed';
};

const forms: readonly Form[] = [
  { does: 'finish', form: /^(?:mark|set) (.+) (?:as|to) (?:done|complete|completed|finished)$/i },
  { does: 'finish', form: /^mark (.+) (?:done|complete|completed|finished)$/i },
  { does: 'finish', form: /^mark as (?:done|complete|completed|finished) (.+)$/i },
  { does: 'finish', form: /^(?:tick|check|cross) off (.+)$/i },
  { does: 'finish', form: /^(?:tick|check|cross) (.+) off$/i },
  { does: 'finish', form: /^(?:tick|check|cross) (.+)$/i, is: 'listed' },
  { does: 'finish', form: /^(?:finish|complete|close) (.+)$/i, is: 'command' },
  {
    does: 'finish',
    form: /^(?:i|i've|i have|i'm|i am) (?:just |already )?(?:finished|completed|done)(?: with)? (.+)$/i,
    is: 'statement',
  },
  {
    does: 'finish',
    form: /^(.+) is (?:now |already )?(?:done|complete|completed|finished)$/i,
    is: 'statement',
  },
  { does: 'delete', form: /^(?:delete|remove|erase|drop|cancel|scrap|get rid of|take) (.+)$/i },
  {
    does: 'finish',
    form: /^(?:סמן|סמני|תסמן|תסמני|לסמן) (.+) כ(?:בוצעה|מבוצעת|הושלמה|גמורה|סגורה|נעשתה|עשויה)$/,
  },
  {
    does: 'finish',
    form: /^(?:סמן|סמני|תסמן|תסמני|לסמן) כ(?:בוצעה|מבוצעת|הושלמה|גמורה|סגורה|נעשתה|עשויה) (.+)$/,
  },
  { does: 'finish', form: /^(?:סמן|סמני|תסמן|תסמני|לסמן) וי (?:על|ליד) (.+)$/ },
  {
    does: 'finish',
    form: /^(?:סיים|סיימי|תסיים|תסיימי|לסיים|השלם|השלימי|תשלים|תשלימי|להשלים|סגור|סגרי|תסגור|תסגרי|לסגור) (.+)$/,
    is: 'command',
  },
  {
    does: 'finish',
    form: /^(?:כבר )?(?:סיימתי|השלמתי|גמרתי|ביצעתי|עשיתי)(?: עם)? (.+)$/,
    is: 'statement',
  },
  { does: 'finish', form: /^(.+) (?:כבר )?(?:בוצעה|הושלמה|גמורה|נעשתה|הסתיימה)$/, is: 'statement' },
  {
    does: 'delete',
    form: /^(?:מחק|מחקי|תמחק|תמחקי|למחוק|הסר|הסירי|תסיר|תסירי|להסיר|הורד|הורידי|תוריד|תורידי|להוריד|בטל|בטלי|תבטל|תבטלי|לבטל) (.+)$/,
  },
];

const plans =
  /^(?:we|i(?:'d like| would like| need| want| have| must| should)|(?:אני )?(?:צריך|צריכה|רוצה|חייב|חייבת)) /i;

const renames = /^(?:rename|retitle|(?:change|set) the (?:name|title) of|change) (.+)$/i;
const renamesHe =
  /^(?:שנה|שני|תשנה|תשני|לשנות|החלף|החליפי|תחליף|תחליפי|להחליף) (?:את (?:השם|הכותרת|שם|כותרת)(?: של)? )?(.+)$/;

const list = /^(.+) (?:off|from)(?: of)? (?:my |the )?(?:tasks|to-?dos|(?:task|to-?do) list)$/i;
const listHe = /^(.+) (?:מהמשימות|מהרשימה|מרשימת המשימות)(?: שלי)?$/;
const listFirstHe = /^(?:מהמשימות|מרשימת המשימות)(?: שלי)? (.+)$/;
/** A list that is not called one of tasks. */
const isSomeList = / מהרשימה(?: שלי)?$/;
const everything = /^(?:all|every|everything|each|both|tasks|הכול|הכל|כל|משימות|המשימות)(?: |$)/i;

const taskWords = new Set('task to-do todo'.split(' '));
const taskWordsHe = new Set('המשימה המטלה'.split(' '));
const ofTask = new Set('משימת מטלת'.split(' '));
const pointers = new Set('the my our that this את'.split(' '));
const connectors = new Set('about on for of to called named regarding with על של לגבי בנושא בשם'.split(' '));
const unspoken = new Set('the a an my our את שלי שלנו thing'.split(' '));

export function readTaskChange(text: string): TaskChange | null {
  if (text.length > longest) return null;
  const plain = plainCommand(text);
  if (!isOneWish(plain)) return null;
  const renamed = readRename(plain);
  if (renamed !== null) return renamed;
  for (const { does, form, is } of forms) {
    const what = form.exec(plain)?.[1];
    const about = what === undefined || isOther(text, what, is) ? null : aboutOf(what);
    if (about !== null) return { does, about: about === '' ? null : about };
  }
  return null;
}

/** A question, or what is still to be done. */
function isOther(text: string, what: string, is: Form['is']): boolean {
  if (is === 'listed') return !list.test(what);
  if (is === 'statement') return text.trimEnd().endsWith('?');
  return is === 'command' && (plans.test(text) || endsInTime(what));
}

function endsInTime(text: string): boolean {
  const { tokens } = read(text, () => []);
  return findTimes(tokens).all.some(({ to }) => to === tokens.length);
}

function readRename(plain: string): TaskChange | null {
  const words = (renames.exec(plain) ?? renamesHe.exec(plain))?.[1]?.split(' ') ?? [];
  const found = words.flatMap((word, index) => {
    const isGlued = /^ל-?./.test(word);
    if (index === 0 || !(isGlued || /^(?:to|as|into)$/i.test(word))) return [];
    const about = aboutOf(words.slice(0, index).join(' '));
    const title = bare(
      words
        .slice(isGlued ? index : index + 1)
        .join(' ')
        .replace(/^ל-?(?=.)/, ''),
    );
    if (about === null || title === '' || isTime(title)) return [];
    return [
      {
        does: 'rename' as const,
        about: about === '' ? null : about,
        title,
        isMarked: /^ל["“״'-]/.test(word),
      },
    ];
  });
  // "The task to call Dana to …" says what it is about before what it is to be called.
  const chosen =
    found.find(({ isMarked }) => isMarked) ?? found.find(({ about }) => about !== null) ?? found[0];
  if (chosen === undefined) return null;
  const { isMarked: _, ...change } = chosen;
  return change;
}

/** "Change the task to Friday" moves it. */
function isTime(text: string): boolean {
  const { tokens } = read(text, () => []);
  return findTimes(tokens).all.some(({ from, to }) => from === 0 && to === tokens.length);
}

/** What the task is about, '' where that is not said; null where no one task is spoken of. */
function aboutOf(what: string): string | null {
  const listed = (list.exec(what) ?? listHe.exec(what) ?? listFirstHe.exec(what))?.[1];
  const words = withoutPointer((listed ?? what).split(' '));
  const [first = '', ...rest] = words;
  if (taskWords.has(first.toLowerCase()) || taskWordsHe.has(first)) return titleOf(withoutConnector(rest));
  if (ofTask.has(first)) return rest.length === 0 ? null : titleOf(rest);
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (taskWords.has(last.toLowerCase()) && before.length > 0 && !before.some((word) => connectors.has(word)))
    return titleOf(before);
  return listed === undefined || isSomeList.test(what) || everything.test(words.join(' '))
    ? null
    : titleOf(words);
}

function withoutPointer(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !pointers.has(word.toLowerCase()));
  return from === -1 ? [] : words.slice(from);
}

function withoutConnector(words: readonly string[]): readonly string[] {
  return connectors.has((words[0] ?? '').toLowerCase()) ? words.slice(1) : words;
}

function titleOf(words: readonly string[]): string | null {
  const said = words.map(bare).filter((word) => word !== '' && !unspoken.has(word.toLowerCase()));
  return said.length > mostWordsOfTitle ? null : said.join(' ');
}

function bare(words: string): string {
  return words
    .replace(/^["“״'‘]/, '')
    .replace(/["”״'’]$/, '')
    .trim();
}
