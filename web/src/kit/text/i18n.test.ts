import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { changeLanguage, screenLanguage, speak } from './i18n.ts';

const page = { lang: '', dir: '' };
let kept: Record<string, string>;
let isFull: boolean;

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: page });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => {
      if (isFull) throw new Error('quota exceeded');
      kept[key] = value;
    },
  });
});
beforeEach(async () => {
  [kept, isFull] = [{}, false];
  await speak('en', ['common']);
});

it('ends in the language chosen last, also where the texts of the one before come later', async () => {
  const slow = changeLanguage('he');
  const quick = changeLanguage('en');
  await Promise.all([slow, quick]);
  expect([screenLanguage.get(), page, kept]).toEqual(['en', { lang: 'en', dir: 'ltr' }, { language: 'en' }]);
});

it('changes the language also where the choice cannot be kept', async () => {
  isFull = true;
  await changeLanguage('he');
  expect([screenLanguage.get(), page]).toEqual(['he', { lang: 'he', dir: 'rtl' }]);
});
