import { describe, expect, it } from 'vitest';
import { plain } from '../../testing/an-asking.ts';
import { summaryOfShown } from './summarize.ts';

/** What others wrote, as an answer isolates it. */
const of = (words: string) => `\u2068${words}\u2069`;
const mails = [
  `The newest from ${of('Maya')}:`,
  '',
  `- **${of('Maya Azulay')}**, today, 08:00: ${of('Kiln')} — ${of('The kiln is free on Monday. Bring gloves.')}`,
  `- **${of('Avi Peretz')}**, today, 07:00: ${of('Stage')} — ${of('The stage needs new lights')} · 📎 plan.pdf`,
].join('\n');

function replyTo(message: string, ...answers: readonly string[]) {
  const messages = answers.map((content) => ({ role: 'assistant' as const, content }));
  return summaryOfShown({ message, userId: 'anna', context: { messages } });
}

/** What stands below the line that says who wrote it. */
function asked(...said: Parameters<typeof replyTo>) {
  const reply = replyTo(...said);
  return reply === null ? null : (reply.message.split('\n\n')[1] ?? '');
}

const mainSentences = [
  of('Kiln — The kiln is free on Monday.'),
  of('Bring gloves.'),
  of('Stage — The stage needs new lights.'),
].join(' ');

describe('a summary of the mails that were shown', () => {
  it.each([
    'sum those up',
    'ok, can you sum them up for me',
    'summarize these please',
    'recap that in two sentences',
    'give me the gist',
    'tl;dr',
    'תסכמי לי אותם',
    'תסכם את אלה',
    'אוקיי תתמצת לי אותם',
    'תקצרי את זה',
  ])('has their main sentences, each isolated: %s', (words) => {
    expect(asked(words, mails)).toBe(mainSentences);
  });

  it.each([
    ['sum those up', 'No language model is set up here'],
    ['תסכמי לי אותם', 'לא הוגדר כאן מודל שפה'],
  ])('says in the language of the wish that no model wrote it: %s', (words, said) => {
    expect(replyTo(words, mails)?.message).toContain(said);
  });

  it('is of the last answer alone', () => {
    const before = `Your mail:\n\n- **${of('Tomer')}**, today: ${of('The roof leaks.')}`;
    expect(asked('sum those up', before, mails)).toBe(mainSentences);
    expect(asked('sum those up', mails, before)).toBe(of('The roof leaks.'));
  });

  it.each([
    'sum up the month',
    'sum 4 and 5',
    'summarize the mail from Avi',
    'sum those up and send them to Dana',
    'what is the sum of those',
    'תסכמי את הפגישה עם אבי',
    'לסכם אותם',
  ])('is not made for other words: %s', (words) => {
    expect(asked(words, mails)).toBeNull();
  });

  it.each([
    'Good morning. How can I help?',
    'Your calendar, tomorrow: 1 entry.\n\n- **09:00–10:00** Choir',
    '',
  ])('is not made where the answer lists nothing that says more: %j', (answer) => {
    expect(asked('sum those up', answer)).toBeNull();
  });

  it('is not made where nothing was answered', () => {
    expect(asked('sum those up')).toBeNull();
  });
});

describe('what others wrote, in a summary', () => {
  const summed = (words: string) => {
    const summary = asked('sum those up', `Your mail:\n\n- **${of('Tomer')}**, today, 08:00: ${of(words)}`);
    if (summary === null) throw new Error('nothing was summed up');
    return summary;
  };

  it.each([
    String.raw`\[free\]\(https:` + '\u2060' + String.raw`//bad.example\)`,
    '[free](https://bad.example)',
    'Go to https://bad.example today',
    'Write to tomer@bad.example',
    'See www.bad.example',
    '![picture](http://bad.example/a.png)',
  ])('never becomes a link: %j', (words) => {
    const summary = summed(words);
    expect(summary).not.toMatch(/(?<!\\)[[\]()!]/);
    expect(summary).not.toMatch(/:\/\/|[^\u2060]@|www\./i);
  });

  it.each(['**now** and _then_', '<b>loud</b>', '`code` ~~gone~~', '# Heading', '| a | b |', 'a \\* b'])(
    'never becomes formatting: %j',
    (words) => {
      expect(summed(words)).not.toMatch(/(?<!\\)(?:\\\\)*[*_`<>~#|]/);
    },
  );

  it('is isolated, sentence by sentence, with no mark of its own that turns the line', () => {
    const summary = summed('אחת \u202eשתיים\u2066. And \u2069three.');
    expect(plain(summary)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    expect(summary.match(/\u2068[^\u2068\u2069]*\u2069/g)?.join(' ')).toBe(summary);
  });

  it('is cut where a sentence is very long', () => {
    expect(summed('word '.repeat(60)).length).toBeLessThanOrEqual(310);
  });
});
