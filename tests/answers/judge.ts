import type { Answer } from '../../functions/src/usecases/questions/asking.ts';
import { plain } from '../../functions/src/testing/an-asking.ts';
import type { Wanted } from './naive.ts';

export type Verdict =
  /** `isVague`: it says a lower bound and not how many there are. */
  | { readonly is: 'right'; readonly isVague: boolean }
  | { readonly is: 'wrong'; readonly wanted: string; readonly got: string };

/** Whether an answer says what is wanted. `counts`: the sentence asks how many there are. */
export function judge(answer: Answer, wanted: Wanted, { counts }: { counts: boolean }): Verdict {
  const text = plain(answer.text);
  const shown = answer.shown.map(({ id }) => id);
  switch (wanted.is) {
    case 'things':
      return judgeThings(text, shown, wanted, counts);
    case 'first': {
      const [first] = wanted.ids;
      if (first === undefined) return saysNone(text) ? right : wrong('none', text);
      return shown[0] === first ? right : wrong(first, `${shown[0] ?? 'none'}; ${firstLines(text)}`);
    }
    case 'clashes': {
      const said = isFree(text) ? [] : titlesIn(text);
      if (wanted.titles.length === 0) return isFree(text) ? right : wrong('free', text);
      return isSame(said, wanted.titles) ? right : wrong(`not free: ${wanted.titles.join(', ')}`, text);
    }
    case 'gaps': {
      const said = text.match(/(?<=\*\*)\d\d:\d\d–\d\d:\d\d(?=\*\*)/g) ?? [];
      return isSame(said, wanted.gaps) ? right : wrong(wanted.gaps.join(', ') || 'none', text);
    }
    case 'said': {
      const missing = wanted.texts.filter((one) => !text.includes(one));
      // How many more there are is said below a list that is cut.
      if (isCutWithCount(text)) return { is: 'right', isVague: true };
      return missing.length === 0 ? right : wrong(`${wanted.texts.length}, among them ${missing[0]}`, text);
    }
    default:
      return wanted satisfies never;
  }
}

const isCutWithCount = (text: string) => /…(?:and |ועוד )\d+/.test(text);

const right: Verdict = { is: 'right', isVague: false };
const wrong = (wanted: string, got: string): Verdict => ({ is: 'wrong', wanted, got: firstLines(got) });

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

function judgeThings(
  text: string,
  shown: readonly string[],
  { ids, most }: Extract<Wanted, { is: 'things' }>,
  counts: boolean,
): Verdict {
  const wanted = `${ids.length}: ${ids.slice(0, most).slice(0, 12).join(' ')}`;
  const got = `${shown.length}: ${shown.slice(0, 12).join(' ')}; ${firstLines(text)}`;
  if (ids.length === 0) return saysNone(text) ? right : wrong('none', got);
  if (!isSame(shown, ids.slice(0, most))) return wrong(wanted, got);
  const told = countIn(text);
  if (told === null) return counts ? wrong(`${ids.length}`, got) : right;
  const isRight = told.isLeast ? told.count <= ids.length && !counts : told.count === ids.length;
  return isRight ? { is: 'right', isVague: told.isLeast } : wrong(`${ids.length} of them`, got);
}

function firstLines(text: string): string {
  return text.replace(/\s*\n\s*/g, ' / ').slice(0, 260);
}

/** An answer says so before anything else. */
function saysNone(text: string): boolean {
  const [line = ''] = text.split('\n');
  return /\b(?:no|none|nothing)\b|(?<![א-ת])(?:אין|לא מצאתי|אף אחת)(?![א-ת])/i.test(line);
}

function isFree(text: string): boolean {
  return /^(?:You are free|הזמן פנוי)/.test(text);
}

/** What a list says, without its hours, its place and its guests. */
function titlesIn(text: string): string[] {
  const [list = ''] = text.split(/\n\n(?:Free:|No time|פנוי:|לא נשאר)/);
  return list
    .split('\n')
    .filter((line) => line.startsWith('- **'))
    .map((line) => line.replace(/^- \*\*[^*]*\*\* /, '').split(' · ')[0] ?? '');
}

/** How many an answer says there are, in its first line. */
function countIn(text: string): { count: number; isLeast: boolean } | null {
  const [line = ''] = text.split('\n');
  if (/: דבר אחד\./.test(line)) return { count: 1, isLeast: false };
  const [, least, mails, messages] =
    /: (at least |לפחות )?(\d+)(?:, (?:and|וגם) (\d+|הודעה אחת))?/.exec(line) ?? [];
  if (mails === undefined) return null;
  const more = messages === undefined || /\d/.test(messages) ? Number(messages ?? 0) : 1;
  return { count: Number(mails) + more, isLeast: least !== undefined };
}
