import { ThemeContext } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginArt } from '../src/features/login/login-art.tsx';
import { LoginHalves } from '../src/features/login/login-halves.tsx';
import { speak } from '../src/shared/i18n/i18n.ts';
import { type Language, languages } from '../src/shared/i18n/language.ts';
import { theme } from '../src/shared/theme/theme.ts';

const areas = ['common', 'login'] as const;
// Fetched here: Vite's runner loads nothing more once this module has run.
for (const language of languages) await speak(language, areas);

/** The login without its form, as the app draws it, with its rules in `<style>` elements in between. */
export async function loginMarkup(language: Language): Promise<string> {
  await speak(language, areas);
  return renderToStaticMarkup(
    <ThemeContext.Provider value={theme}>
      <LoginHalves>
        <LoginArt />
      </LoginHalves>
    </ThemeContext.Provider>,
  );
}

/** The theme's variables, as one rule for what both modes share and one for each mode. */
export const themeSheets: readonly Record<string, Record<string, unknown>>[] = theme.generateStyleSheets();
