import { SettingsError, type Settings } from './settings.ts';

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Providers whose client has its own default host when none is set. */
const ownDefault = {
  GOOGLE_API_URL: () => true,
  TASKS_API_URL: () => true,
  OPENAI_BASE_URL: (settings) => settings.OPENAI_API_KEY !== undefined,
  SPEECH_API_URL: () => true,
  OUTSIDE_WEB_URL: () => true,
} as const satisfies Partial<Record<keyof Settings, (settings: Settings) => boolean>>;

/** A local run must never reach a real provider, whatever was left in its environment. */
export function refuseRealProviders(settings: Settings): void {
  if (!settings.PROVIDERS_LOOPBACK_ONLY) return;
  const addresses = Object.entries(settings).filter(
    ([name]) => name.endsWith('_URL') || name === 'APP_ORIGIN',
  );
  const outside = addresses
    .filter(([, address]) => !loopback.test(new URL(String(address)).hostname))
    .map(([name]) => name);
  const pushed = settings.PUSH_PUBLIC_KEY === undefined ? [] : settings.PUSH_HOSTS;
  if (pushed.some((host) => !loopback.test(URL.parse(host)?.hostname ?? host))) outside.push('PUSH_HOSTS');
  const unset = Object.entries(ownDefault)
    .filter(([name, used]) => !addresses.some(([set]) => set === name) && used(settings))
    .map(([name]) => name);
  const refused = [...outside, ...unset];
  if (refused.length === 0) return;
  throw new SettingsError(
    `PROVIDERS_LOOPBACK_ONLY is set, and these are not loopback: ${refused.join(', ')}.`,
  );
}
