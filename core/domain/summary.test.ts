import { describe, expect, it } from 'vitest';
import { extractSentences, extractSummary, sourcesOf } from './summary.ts';

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

  it('of a short text is the text', () => {
    expect(extractSentences('  שלום נועה!\nההצעה מצורפת.')).toEqual([
      { text: 'שלום נועה!', start: 2, end: 12 },
      { text: 'ההצעה מצורפת.', start: 13, end: 26 },
    ]);
    expect(extractSentences(' \n')).toEqual([]);
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
