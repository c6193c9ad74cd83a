import { understand } from '@crocodile-hub/core/language/understand/understand';
import { describe, expect, it } from 'vitest';
import { hub as english } from '../../kit/text/catalogue/en/hub.ts';
import { hub as hebrew } from '../../kit/text/catalogue/he/hub.ts';
import { type Suggestion, suggestionsFor, suggestionsOf } from './suggestions.ts';

const say = (...texts: string[]): Suggestion[] => texts.map((text) => ({ actionType: 'send_email', text }));
const textsOf = (suggestions: readonly Suggestion[]) => suggestions.map(({ text }) => text);

describe('what to begin with', () => {
  it('begins with a mail to answer, then what was asked lately, then templates', () => {
    const material = { replies: say('reply 1', 'reply 2'), recent: say('a', 'b', 'c'), templates: say('t') };
    expect(textsOf(suggestionsOf(material).first)).toEqual(['reply 1', 'a', 'b', 't']);
  });

  it('says nothing twice, and nothing empty', () => {
    const material = {
      replies: [],
      recent: say('Call Dana', 'call dana ', ' ', 'x'),
      templates: say('X', 't'),
    };
    expect(textsOf(suggestionsOf(material).first)).toEqual(['Call Dana', 'x', 't']);
  });

  it('stays short', () => {
    const material = { replies: [], recent: [], templates: say('1', '2', '3', '4', '5', '6') };
    expect(suggestionsOf(material).first).toHaveLength(5);
  });
});

describe('while one types', () => {
  const material = suggestionsOf({
    replies: say('Reply to Noa about the quote'),
    recent: say('Call Dana', 'Resend the quote', 'Send flowers', 'Pay the rent'),
    templates: say('What is on my calendar today?', 'Send an email to', 'תשלחי מייל לדנה'),
  });
  const fitting = (typed: string) => textsOf(suggestionsFor(material, typed, { isUnderstood: false }));

  it.each([
    ['send', ['Send flowers', 'Send an email to']],
    ['SEND em', ['Send an email to']],
    ['  rent ', ['Pay the rent']],
    ['quote r', ['Reply to Noa about the quote', 'Resend the quote']],
    ['calendar', ['What is on my calendar today?']],
    ['דנה', ['תשלחי מייל לדנה']],
  ])('%j finds what has words that begin so, among all', (typed, texts) => {
    expect(fitting(typed)).toEqual(texts);
  });

  it('shows five of those that fit, wherever they stand', () => {
    const many = suggestionsOf({
      replies: [],
      recent: say('a', 'b', 'c', 'x 1', 'x 2', 'x 3'),
      templates: say('x 4', 'x 5', 'x 6'),
    });
    expect(textsOf(suggestionsFor(many, 'x', { isUnderstood: false }))).toEqual([
      'x 1',
      'x 2',
      'x 3',
      'x 4',
      'x 5',
    ]);
  });

  it.each(['zebra', 'alendar', '?!'])('%j, which nothing fits, leaves what to begin with', (typed) => {
    expect(fitting(typed)).toEqual(textsOf(material.first));
  });

  it('leaves a command that is understood alone where nothing fits it', () => {
    const understood = (typed: string) => textsOf(suggestionsFor(material, typed, { isUnderstood: true }));
    expect(understood('zebra')).toEqual([]);
    expect(understood('call')).toEqual(fitting('call'));
  });

  it('does not offer what stands there already', () => {
    expect(fitting('call dana')).not.toContain('Call Dana');
    expect(fitting('call dana')).toHaveLength(4);
  });
});

describe('a template', () => {
  const endings = {
    send_email: { en: 'dana@example.com saying hello', he: '־dana@example.com שאני מאחרת' },
    create_event: { en: 'dana@example.com', he: 'dana@example.com' },
    send_whatsapp: { en: '052-481-9930 saying hello', he: '־052-481-9930 שאני מאחרת' },
    reminder: { en: 'pay the rent', he: 'לשלם ארנונה' },
    create_task: { en: 'pay the rent', he: 'לשלם ארנונה' },
    search: { en: 'quiet cafes', he: 'בתי קפה שקטים' },
  } as const;
  const context = { now: '2026-11-20T09:30:00+02:00', timeZone: 'Asia/Jerusalem' };

  it.each(Object.entries(endings))(
    'is understood as %s once it is completed, in both languages',
    (kind, { en, he }) => {
      const key = `template_${kind as keyof typeof endings}` as const;
      const read = [`${english[key]}${en}`, `${hebrew[key]}${he}`].map(
        (words) => understand(words, context).intent,
      );
      expect(read).toEqual([kind, kind]);
    },
  );
});
