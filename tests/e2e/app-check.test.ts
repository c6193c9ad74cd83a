import { expect, it } from 'vitest';
import { signedIn } from '../support/signed-in.ts';

const patience = { timeout: 20_000 };
const proofHeader = 'x-firebase-appcheck';
const appCheckUrl = 'https://content-firebaseappcheck.googleapis.com/';

/** Runs in the page: its settings name a site key, and Firebase's SDK asks for a token without reCAPTCHA. */
function configureAppCheck(): void {
  Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: '00000000-0000-4000-8000-000000000000' });
  const real = document.getElementById.bind(document);
  document.getElementById = (id) => {
    const found = real(id);
    if (id === 'app-config' && found !== null && !found.textContent.includes('appCheckKey'))
      found.textContent = found.textContent.replace('{', '{"appCheckKey":"site-key",');
    return found;
  };
}

it('is proved with every call where a key is configured, and costs nothing where none is', async () => {
  const proofs: (string | undefined)[] = [];
  const asked: string[] = [];
  const configured = await signedIn({
    // The stack's content policy does not allow Google.
    bypassCSP: true,
    prepare: async ({ page }) => {
      await page.addInitScript(configureAppCheck);
      await page.route(`${appCheckUrl}**`, (route) =>
        route.fulfill({ json: { token: 'proof', ttl: '3600s' } }),
      );
      page.on('request', (request) => {
        if (new URL(request.url()).pathname.startsWith('/api/')) proofs.push(request.headers()[proofHeader]);
      });
    },
  });
  await expect.poll(() => proofs.length, patience).toBeGreaterThan(0);
  expect(new Set(proofs)).toEqual(new Set(['proof']));
  // Firebase warns of its debug token.
  configured.problems.splice(0);
  await configured.close();

  let calls = 0;
  const plain = await signedIn({
    prepare: ({ page }) => {
      page.on('request', (request) => {
        const { pathname, href } = new URL(request.url());
        if (pathname.includes('app-check') || href.startsWith(appCheckUrl)) asked.push(href);
        if (!pathname.startsWith('/api/')) return;
        calls += 1;
        if (request.headers()[proofHeader] !== undefined) asked.push(href);
      });
      return Promise.resolve();
    },
  });
  await expect.poll(() => calls, patience).toBeGreaterThan(0);
  expect(asked).toEqual([]);
  await plain.close();
});
