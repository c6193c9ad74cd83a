/** How well the reader of changes does among things that are there: those that all the lines of a set speak of. */
import type { DeedModels } from '@crocodile-hub/core/reader/changes/deeds';
import { readDeeds } from '@crocodile-hub/core/reader/changes/deeds';
import { guessChange, thingOf, type Thing } from '@crocodile-hub/core/reader/changes/guess-change';
import { clockworkOf } from '@crocodile-hub/core/language/time/clockwork';
import type { DeedLine } from './deed-lines.ts';

export const clockwork = clockworkOf({ now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' });

type Rightness = {
  right: number;
  several: number;
  otherThing: number;
  otherDeed: number;
  nothing: number;
  acted: number;
};

/** `acted`: sentences that ask for something else, and were taken for a change. */
export function rightness(models: DeedModels, lines: readonly DeedLine[]): Rightness {
  const things = lines.flatMap(({ text, deed, marks }): (Thing & { line: string })[] => {
    const about = marks
      .filter(({ slot }) => slot === 'about')
      .map(({ start, end }) => text.slice(start, end));
    if (deed === 'none' || about.length === 0) return [];
    return [{ of: thingOf[deed], title: about.join(' '), at: null, names: [], line: text }];
  });
  const found: Rightness = { right: 0, several: 0, otherThing: 0, otherDeed: 0, nothing: 0, acted: 0 };
  for (const { text, deed, marks } of lines) {
    const guess = guessChange(text, readDeeds(models, text), things, clockwork);
    if (deed === 'none') found.acted += guess === null ? 0 : 1;
    else if (!marks.some(({ slot }) => slot === 'about')) continue;
    else if (guess === null) found.nothing += 1;
    else if (guess.deed !== deed) found.otherDeed += 1;
    else if (!guess.meant.some(({ line }) => line === text)) found.otherThing += 1;
    else found[guess.meant.length === 1 ? 'right' : 'several'] += 1;
  }
  return found;
}
