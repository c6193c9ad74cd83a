/** Whatever is typed, pasted or dictated: an answer, quickly, whose spans lie in the text. */
import type { Reading } from '@crocodile-hub/core/language/reading';
import { understand } from '@crocodile-hub/core/language/understand/understand';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isProving } from '../support/proving.ts';
import { examples } from './example.ts';

const context = {
  now: '2026-11-20T09:30:00+02:00',
  timeZone: 'Asia/Jerusalem',
  contacts: [
    { name: 'Dana Cohen', email: 'dana@example.com', known: 'written-to' as const },
    { name: 'רון לוי', phone: '+972541234567', known: 'written-to' as const },
  ],
};
const read = (text: string): Reading => understand(text, context);

const oddities = fc.constantFrom(
  '\u200f', '\u202e', '\u2067', '\u2069', '\u0000', '\u001b', '\ufeff', '\ud800', '👨‍👩‍👧', '״', '־', "'", '"', '(', '@', '+972', '٣',
); // prettier-ignore
const someExamples = [...examples('en', 'dev'), ...examples('he', 'dev')].map(({ text }) => text);
const words = fc.constantFrom(...new Set(someExamples.flatMap((text) => text.split(' '))));
const commandLike = fc.array(fc.oneof(words, oddities), { maxLength: 30 }).map((parts) => parts.join(' '));

describe('any text at all', () => {
  it('gets an answer whose spans lie in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), commandLike), (text) => {
        const { spans, confidence } = read(text);
        expect(confidence).toBeGreaterThan(0);
        expect(confidence).toBeLessThanOrEqual(1);
        for (const { start, end } of spans) {
          expect(start).toBeGreaterThanOrEqual(0);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('means the same with marks of direction in it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...someExamples),
        fc.nat(),
        fc.constantFrom('\u200f', '\u200e', '\u2068'),
        (text, at, mark) => {
          const place = at % (text.length + 1);
          // Between the halves of an emoji a mark makes two halves, not one emoji.
          fc.pre(!/[\ud800-\udbff\u200d]$/.test(text.slice(0, place)));
          const marked = text.slice(0, place) + mark + text.slice(place);
          const { intent, slots } = read(text);
          expect(read(marked)).toMatchObject({ intent, slots });
        },
      ),
      { numRuns: 400 },
    );
  });

  it('has times that a calendar knows', () => {
    const amounts = fc.nat({ max: 2_000_000_000 });
    const units = fc.constantFrom('seconds', 'minutes', 'hours', 'days', 'weeks', 'months', 'years');
    fc.assert(
      fc.property(amounts, units, (amount, unit) => {
        const { slots } = read(`remind me in ${amount} ${unit} to stretch`);
        const time = 'reminderTime' in slots ? slots.reminderTime : null;
        expect(time === null || Number.isFinite(Date.parse(time))).toBe(true);
      }),
    );
  });
});

describe('10,000 characters', () => {
  const fragments = [
    'a', 'א', 'a ', '1 ', '1:', '05', '@', 'a@', 'a@b.co ', '.', ', ', '" ', '( ', '-', '- ', ':', '😀', '\u200f', '\u0000',
    'tomorrow ', 'מחר ', 'at 5 ', 'ב-5 ', 'in 5 minutes ', '5 minutes before ', 'every sunday, ', 'half past ',
    'and ', 'ו', 'ול', 'א"', 'to ', 'dana and ', 'דנה ו', 'send ', 'שלח ', 'remind me ', 'add to my list ', 'about ', 'saying ', 'emial ',
  ]; // prettier-ignore
  const heads = [
    '',
    'send an email to dana ',
    'remind me to ',
    'תקבע פגישה עם דנה ',
    'add ',
    'תשלח ווטסאפ לדנה ',
  ];
  // Every day each fragment alone and behind one of the heads, which `npm run prove` shows behind all.
  const texts = fragments.flatMap((fragment, index) =>
    heads
      .filter((head, place) => isProving || head === '' || place === 1 + (index % (heads.length - 1)))
      .map((head) => head + fragment.repeat(10_000)),
  );

  /** Processor time, so that a busy machine does not fail the test. */
  const cost = (text: string): number => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const isOutOfProportion = (text: string): boolean => {
    const long = cost(text.slice(0, 10_000));
    return long > 40 && long > cost(text.slice(0, 2_500)) * 10;
  };

  it(
    'take time in proportion: four times the text, far from sixteen times the time',
    { timeout: 120_000 },
    () => {
      // Three times over, so that neither the collector nor a first compilation counts.
      const slow = texts.filter((text) => [1, 2, 3].every(() => isOutOfProportion(text)));
      expect(slow.map((text) => text.slice(0, 40))).toEqual([]);
    },
  );
});
