import { ThemeContext } from '@emotion/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LoginArt } from '../src/pages/login/login-art.tsx';
import { LoginHalves } from '../src/pages/login/login-halves.tsx';
import { speak } from '../src/kit/text/i18n.ts';
import { type Language, languages } from '../src/kit/text/language.ts';
import { theme } from '../src/kit/theme/theme.ts';

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
