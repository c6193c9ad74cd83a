import { expect, it, vi } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

const { told } = vi.hoisted(() => ({ told: [] as string[] }));
vi.mock('../../kit/text/i18n.ts', () => ({
  changeLanguage: (language: string) =>
    language === 'he' ? Promise.reject(new Error('not fetched')) : Promise.resolve(),
}));
vi.mock('../../kit/ui/notify.tsx', () => ({ notify: { error: (text: string) => void told.push(text) } }));

it('says that the texts of a language could not be fetched', async () => {
  chooseLanguage('en', (key) => key);
  chooseLanguage('he', (key) => key);
  await expect.poll(() => told).toEqual(['common:networkError']);
});
