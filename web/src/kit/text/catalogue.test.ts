import { describe, expect, it } from 'vitest';
import { en } from './catalogue/en.ts';
import { he } from './catalogue/he.ts';
import { isNamed } from './testing/used-keys.ts';

const withoutPlural = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const valuesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

/** The values in any form of a counted text: "one second" need not contain its number. */
function valuesByKey(texts: Record<string, string>): Map<string, Set<string | undefined>> {
  const values = new Map<string, Set<string | undefined>>();
  for (const [key, text] of Object.entries(texts)) {
    const known = values.get(withoutPlural(key)) ?? new Set();
    for (const name of valuesIn(text)) known.add(name);
    values.set(withoutPlural(key), known);
  }
  return values;
}

/** Names that are the same in every language, and texts that are in English on purpose. */
const sameInHebrew: Readonly<Record<string, readonly string[]>> = {
  common: ['productName'],
  screens: ['hub'],
  login: ['exampleEmail', 'exampleEmailWho'],
  hub: ['version', 'name_gmail', 'name_calendar', 'name_openai', 'name_whatsapp'],
  command: ['intent_send_whatsapp', 'intent_send_sms', 'intent_messenger', 'intent_instagram'],
  integrations: ['name_gmail', 'name_google-drive', 'name_google-calendar', 'name_whatsapp', 'name_linkedin'],
  inbox: ['platform_gmail', 'platform_whatsapp', 'platform_messenger', 'platform_instagram', 'platform_sms'],
  actions: [
    'platform_gmail',
    'platform_whatsapp',
    'platform_messenger',
    'platform_instagram',
    'platform_sms',
  ],
  'command-center': ['whatsapp', 'choice_messenger', 'choice_instagram'],
};

describe.each(Object.keys(en) as (keyof typeof en)[])('the texts of %s', (area) => {
  it('name the same values in both languages', () => {
    expect(valuesByKey(he[area])).toEqual(valuesByKey(en[area]));
  });

  it('are all there in Hebrew', () => {
    expect(Object.entries(he[area]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are translated', () => {
    const english: Readonly<Record<string, string>> = en[area];
    const latin = /[A-Za-z]/;
    const left = Object.entries(he[area])
      .filter(([key, text]) => text === english[key] && latin.test(text.replace(/\{\w+\}/g, '')))
      .map(([key]) => key);
    expect(left).toEqual(sameInHebrew[area] ?? []);
  });

  it('write numbers with plain hyphens, which a Hebrew line does not turn around', () => {
    const turned = [en, he].flatMap((texts) =>
      Object.values(texts[area]).filter((text) => /\d[\u2010\u2011]\d/.test(text)),
    );
    expect(turned).toEqual([]);
  });

  it('are all used', () => {
    const unused = Object.keys(en[area]).filter((key) => !isNamed(area, key));
    expect(unused).toEqual([]);
  });
});
