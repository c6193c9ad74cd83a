import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { readAppConfig } from '../app-config.ts';

const { firebase, appCheckKey = '' } = readAppConfig();

// The same app as in app.ts: Firebase makes one for a configuration. Importing app.ts would add a file to fetch.
const appCheck = initializeAppCheck(initializeApp(firebase), {
  provider: new ReCaptchaEnterpriseProvider(appCheckKey),
  isTokenAutoRefreshEnabled: true,
});

/** All of App Check is one lazy chunk: import this through `load-app-check.ts` only. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
