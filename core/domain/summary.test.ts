import { describe, expect, it } from 'vitest';
import { extractSentences, extractSummary, isWorthSumming, sourcesOf } from './summary.ts';

const mail = [
  'Hi Noa,',
  '',
  'The printing of the catalogue will cost 4,200 shekels.  The price holds until Thursday.',
  'How was the holiday?',
  '> The printing of the catalogue, please',
  'Printing the catalogue takes three days, so the price and the printing have to be settled by Thursday.',
].join('\n');

describe('a summary without a model', () => {
  it('is sentences of the text, each with its place there', () => {
    const sentences = extractSentences(mail);
    expect(sentences).toHaveLength(3);
    for (const { text, start, end } of sentences) expect(mail.slice(start, end)).toBe(text);
    expect(sentences.map(({ text }) => text)).toContain('The price holds until Thursday.');
    expect(extractSummary(mail)).not.toContain('please');
    expect(extractSummary(mail)).not.toContain('holiday');
  });

  it('of a short text is the text without its greeting and its leave', () => {
    expect(extractSentences('  שלום נועה!\nההצעה מצורפת.\nבברכה,')).toEqual([
      { text: 'ההצעה מצורפת.', start: 13, end: 26 },
    ]);
    expect(extractSentences(' \n')).toEqual([]);
  });

  it.each([
    'Hi Dana,',
    'Hello',
    'Dear Dana Cohen:',
    'Good morning Dana!',
    'היי דנה ונועה,',
    'Best regards,',
    'Thanks!',
    'תודה רבה.',
  ])('never is the bare %j', (line) => {
    expect(extractSentences(`${line}\nThe lease ends in May.`).map(({ text }) => text)).toEqual([
      'The lease ends in May.',
    ]);
  });

  it.each(['Hi Dana, the lease ends in May.', 'Best of all, it is paid.', 'Hello?', 'תודה על המכתב'])(
    'keeps %j, which says more',
    (line) => {
      expect(extractSentences(line).map(({ text }) => text)).toEqual([line]);
    },
  );

  it('is worth it where it leaves something out', () => {
    const three =
      'Hi Dana,\nThe quote is attached. It holds until May. Call me.\nBest,\n> Old words. And more.';
    expect(isWorthSumming(three)).toBe(false);
    expect(isWorthSumming(`${three}\nOr write.`)).toBe(true);
    expect(isWorthSumming(`${'> quoted\n'.repeat(100_000)}a. b. c. d.`)).toBe(false);
  });
});

describe('a summary by a model', () => {
  it('points at the sentence that shares most of its words, and at none where none does', () => {
    const said =
      'Printing the catalogue costs 4,200 shekels. The price holds until Thursday. Send the money to this account.';
    expect(sourcesOf(said, mail).map(({ source }) => source?.text ?? null)).toEqual([
      'The printing of the catalogue will cost 4,200 shekels.',
      'The price holds until Thursday.',
      null,
    ]);
  });
});
