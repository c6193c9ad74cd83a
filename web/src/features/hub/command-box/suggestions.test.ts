import { expect, it } from 'vitest';
import { type Suggestion, suggestionsOf } from './suggestions.ts';

const say = (...texts: string[]): Suggestion[] => texts.map((text) => ({ actionType: 'send_email', text }));
const textsOf = (suggestions: readonly Suggestion[]) => suggestions.map(({ text }) => text);

it('begins with a mail to answer, then what was asked lately, then templates', () => {
  const material = { replies: say('reply 1', 'reply 2'), recent: say('a', 'b', 'c'), templates: say('t') };
  expect(textsOf(suggestionsOf(material))).toEqual(['reply 1', 'a', 'b', 't']);
});

it('says nothing twice, and nothing empty', () => {
  const material = {
    replies: [],
    recent: say('Call Dana', 'call dana ', ' ', 'x'),
    templates: say('X', 't'),
  };
  expect(textsOf(suggestionsOf(material))).toEqual(['Call Dana', 'x', 't']);
});

it('stays short', () => {
  expect(
    suggestionsOf({ replies: [], recent: [], templates: say('1', '2', '3', '4', '5', '6') }),
  ).toHaveLength(5);
});
