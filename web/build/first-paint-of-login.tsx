import { ThemeContext } from '@emotion/react';
import i18next from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { LoginArt } from '../src/features/login/login-art.tsx';
import { LoginHalves } from '../src/features/login/login-halves.tsx';
import { common as commonInEnglish } from '../src/shared/i18n/catalogue/en/common.ts';
import { login as loginInEnglish } from '../src/shared/i18n/catalogue/en/login.ts';
import { common as commonInHebrew } from '../src/shared/i18n/catalogue/he/common.ts';
import { login as loginInHebrew } from '../src/shared/i18n/catalogue/he/login.ts';
import type { Language } from '../src/shared/i18n/language.ts';
import { theme } from '../src/shared/theme/theme.ts';

const texts = {
  en: { common: commonInEnglish, login: loginInEnglish },
  he: { common: commonInHebrew, login: loginInHebrew },
};

/** The login without its form, as the app draws it; its rules stand in `<style>` elements in between. */
export async function loginMarkup(language: Language): Promise<string> {
  const i18n = i18next.createInstance();
  await i18n.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts[language] },
    defaultNS: 'common',
    keySeparator: false,
  });
  return renderToStaticMarkup(
    <ThemeContext.Provider value={theme}>
      <I18nextProvider i18n={i18n}>
        <LoginHalves>
          <LoginArt />
        </LoginHalves>
      </I18nextProvider>
    </ThemeContext.Provider>,
  );
}

/** The theme's variables, as one rule for what both modes share and one for each mode. */
export const themeSheets: readonly Record<string, Record<string, unknown>>[] = theme.generateStyleSheets();
