import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { readAppConfig } from '../config/app-config.ts';

const { firebase, appCheckKey = '' } = readAppConfig();

// The same app as app.ts has: Firebase makes one for one configuration. Shared, that file would be one more to fetch.
const appCheck = initializeAppCheck(initializeApp(firebase), {
  provider: new ReCaptchaEnterpriseProvider(appCheckKey),
  isTokenAutoRefreshEnabled: true,
});

/** All of App Check is one lazy chunk: import this through `load-app-check.ts` only. */
export async function appCheckToken(): Promise<string> {
  return (await getToken(appCheck)).token;
}
