/** A reminder of what was just asked for or asked about: "and remind me an hour before", "ותזכירי לי על זה גם יום לפני". */
import type { Amount } from '../../language/time/pieces.ts';
import { amountBefore } from '../commands/relative-times.ts';

export type RemindBefore = {
  /** What is to be done then, as it is said: "to leave"; empty where it is the thing itself. */
  readonly deed: string;
  /** How long before, as it is said; empty where it is not said. */
  readonly ahead: string;
  readonly by: Amount;
  /** "The evening before": the hour of that day; null for the hour of the thing. */
  readonly hour: number | null;
};

/** In characters. */
const longest = 160;

const mannersEn =
  '(?:(?:ok|okay|and|also|great|perfect|cool|thanks|thank you|thx|please|yes|then|but|can you|could you|will you)[,!.]? ){0,4}';
const mannersHe =
  '(?:(?:אוקיי|אוקי|תודה(?: רבה| [א-ת]{2,8})?|סבבה|מעולה|יופי|אז|כן|וגם|גם|בבקשה|אפשר)[,!.]? ){0,4}';
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^${mannersEn}(?:(?:remind|ping|nudge|alert|warn) me|(?:set|add|put|make|give me|send me|i want|i need)(?: me)? (?:an? |another )?(?:reminder|alert|nudge|notification|heads[- ]?up))(?: (?:about|of|for) (?:it|this|that))?(?: too| also| as well| again)?(?<deed> to [^,.;?]{2,40}?)?(?: for)? (?<ahead>[^,.;?]{0,30} )??(?:before(?:hand)?|earlier|prior|ahead|in advance)(?: (?:it|that|this|then))?(?:,? (?:too|also|as well|please))*[.! ]*$`,
    'i',
  ),
  new RegExp(
    String.raw`^${mannersHe}ו?(?:ת?זכירי? לי|ת?שימי? לי תזכורת|(?:תוסיף|[הת]וסיפי|הוסף)(?: לי)? תזכורת|תקבעי?(?: לי)? תזכורת|עם תזכורת|תזכורת)(?: (?:על זה|את זה|על כך|עליו|עליה))?(?: גם| שוב)?(?<deed> ל[א-ת][^,.;?]{1,40}?)? (?<ahead>[^,.;?]{0,30} )??(?:לפני|מראש|קודם)(?: (?:זה|כן))?(?: גם| בבקשה)*[.! ]*$`,
  ),
];
/** Whether something tells how long: of "before" alone, half an hour is usual. */
const usual = { by: { months: 0, days: 0, ms: 1_800_000 }, hour: null } as const;

/** Null where the words ask for none, or tell what it is to be before. */
export function readRemindBefore(message: string): RemindBefore | null {
  const said = message.trim();
  if (said.length > longest) return null;
  const groups = forms.map((form) => form.exec(said)?.groups).find((found) => found !== undefined);
  if (groups === undefined) return null;
  const ahead = (groups['ahead'] ?? '').trim();
  const length = ahead === '' ? usual : amountBefore(ahead);
  return length === null ? null : { deed: groups['deed'] ?? '', ahead, by: length.by, hour: length.hour };
}

/** The same, with what it is to be before in its place. */
export function remindBefore({ deed, ahead }: RemindBefore, thing: string): string {
  const length = ahead === '' ? '' : `${ahead} `;
  return /[א-ת]/.test(thing)
    ? `תזכירי לי${deed} ${length}לפני ${thing}`
    : `remind me${deed} ${length}before ${thing}`;
}
