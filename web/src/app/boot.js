// Runs inline before the first paint (build/boot-script.ts), so that neither light nor left-to-right flashes by, the
// login's picture is painted from index.html (build/first-paint.ts), and the first screen's chunks are asked for at
// once. The keys are those of shared/theme/mode.ts, shared/i18n/language.ts and shared/auth/person-storage.ts;
// boot.test.ts holds them together.
(() => {
  const html = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const mode = stored('mode');
  const isDark = mode === 'dark' || (mode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  html.dataset.mode = isDark ? 'dark' : 'light';
  document.querySelector('meta[name=theme-color]').content = isDark ? '#0F1411' : '#F6F5F0';

  const language = stored('language') || (/^(he|iw)\b/i.test(navigator.language) ? 'he' : 'en');
  html.lang = language;
  html.dir = language === 'he' ? 'rtl' : 'ltr';

  // Whoever was here before goes on from the login without seeing it.
  if (location.pathname === '/login' && stored('user') === null) html.dataset.firstPaint = language;

  const { files, screens } = JSON.parse(document.getElementById('preloads').textContent);
  for (const number of screens[language]?.[location.pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = files[number];
    document.head.append(link);
  }
})();
