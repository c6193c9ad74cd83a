// Runs inline before the first paint (build/boot-script.ts), so that neither light nor left-to-right flashes by, and
// the app and the first screen's chunks are asked for at once; at the login once its picture is painted, which
// index.html brings along (build/first-paint.ts). What the last visit made of the styles need not be made again. The
// keys are those of shared/theme/mode.ts, shared/theme/style-cache.ts, shared/i18n/language.ts and
// shared/auth/person-storage.ts; boot.test.ts holds them together.
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

  const { entry, files, screens } = JSON.parse(document.getElementById('preloads').textContent);
  // The development server's entry stands in index.html itself.
  if (entry === undefined) return;

  const kept = stored('styles') ?? '';
  const [build, ...ids] = kept.slice(0, kept.indexOf('\n')).split(' ');
  if (build === entry) {
    const style = document.createElement('style');
    style.dataset.kept = '';
    document.head.append(style);
    // The policy allows the element no text of its own; this makes one rule of all of it.
    try {
      style.sheet.insertRule(`@media all{${kept.slice(kept.indexOf('\n') + 1)}}`);
      // Emotion moves the element that it finds the names on, and a moved one loses its rules: they stand apart.
      const names = document.createElement('style');
      names.dataset.emotion = ['css', ...ids].join(' ');
      document.head.append(names);
    } catch {
      style.remove();
    }
  }

  const preload = (
    wanted = [entry, ...(screens[language]?.[location.pathname] ?? []).map((at) => files[at])],
  ) => {
    for (const file of wanted.slice(0, 8)) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    }
    // Each takes about a millisecond, several on a phone: a few at a time.
    if (wanted.length > 8) setTimeout(preload, 0, wanted.slice(8));
  };
  const start = () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    document.head.append(script);
  };

  // Whoever was here before goes on from the login without seeing it. A hidden tab paints nothing to wait for.
  const paintsFirst = location.pathname === '/login' && stored('user') === null && !document.hidden;
  if (paintsFirst) html.dataset.firstPaint = language;
  else preload();
  const afterPaint = () => {
    preload();
    start();
  };
  document.addEventListener('DOMContentLoaded', () => {
    if (paintsFirst) requestAnimationFrame(() => setTimeout(afterPaint));
    else start();
  });
})();
