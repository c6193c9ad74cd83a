// Runs before the first paint, so that neither light nor left-to-right flashes by. The keys are those of
// shared/theme/mode.ts and shared/i18n/language.ts; boot.test.ts holds them together.
(function () {
  var html = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  var mode = stored('mode');
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = mode === 'dark' || (mode !== 'light' && prefersDark);
  html.dataset.mode = dark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = dark ? '#0F1411' : '#F6F5F0';

  var language = stored('language') || (/^(he|iw)\b/i.test(navigator.language) ? 'he' : 'en');
  html.lang = language;
  html.dir = language === 'he' ? 'rtl' : 'ltr';
})();
