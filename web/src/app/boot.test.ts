import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { userKey } from '../account/person-storage.ts';
import { languageStorageKey } from '../kit/text/language.ts';
import { pages } from '../kit/nav/pages.ts';
import { modeAttribute, modeStorageKey } from '../kit/theme/mode.ts';
import { keptStylesKey } from '../kit/theme/style-cache.ts';

const boot = readFileSync(new URL('boot.js', import.meta.url), 'utf8');

it('reads the choices where the app writes them', () => {
  expect(boot).toContain(`stored('${modeStorageKey}')`);
  expect(boot).toContain(`stored('${keptStylesKey}')`);
  expect(boot).toContain(`stored('${languageStorageKey}')`);
  expect(boot).toContain(`stored('${userKey}')`);
});

it('writes the attribute that the theme selects by', () => {
  expect(modeAttribute).toBe('data-mode');
  expect(boot).toContain('dataset.mode');
});

it('paints the login where the login is', () => {
  expect(boot).toContain(`pathname === '${pages.login}'`);
});
