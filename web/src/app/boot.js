// Runs inline before the first paint (build/boot-script.ts), so that a dark or right-to-left page never flashes light
// or left-to-right, and the app and the first screen's chunks are requested at once. On the login page they wait until
// the picture in index.html (build/first-paint.ts) is painted. Styles kept by the last visit are put back. The keys are
// those of kit/theme/mode.ts, kit/theme/style-cache.ts, kit/text/language.ts and
// account/person-storage.ts; boot.test.ts compares them.
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

  // The app cannot start, or React could draw nothing more: the page of index.html needs no file.
  const fail = () => {
    delete html.dataset.firstPaint;
    document.getElementById('root').hidden = true;
    document.getElementById('failed').hidden = false;
  };
  addEventListener('app-failed', fail);

  const { entry, files, screens } = JSON.parse(document.getElementById('preloads').textContent);
  // In development the entry is a script in index.html itself.
  if (entry === undefined) return;

  const kept = stored('styles') ?? '';
  const [build, ...ids] = kept.slice(0, kept.indexOf('\n')).split(' ');
  if (build === entry) {
    const style = document.createElement('style');
    style.dataset.kept = '';
    document.head.append(style);
    // The content policy forbids text in the element; one inserted rule holds all of it.
    try {
      style.sheet.insertRule(`@media all{${kept.slice(kept.indexOf('\n') + 1)}}`);
      // Emotion moves the element that carries the names, and a moved style element loses its rules: so the names have
      // an element of their own.
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
    script.addEventListener('error', fail);
    document.head.append(script);
  };

  // A signed-in person leaves the login at once, so its picture is not waited for. A hidden tab paints nothing.
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
