type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether this is a local run: the environment says so, and the project's name is one that Firebase never gives out.
 * Every provider must then be on this machine (loopback-only.ts). Any other run is production.
 */
export function isLocal({ PROVIDERS_LOOPBACK_ONLY, GCLOUD_PROJECT }: Environment): boolean {
  return PROVIDERS_LOOPBACK_ONLY === '1' && GCLOUD_PROJECT?.startsWith('demo-') === true;
}

/** Why this environment must not serve strangers, every reason at once; values are never repeated. */
export function unfitForProduction(env: Environment, settings: readonly string[]): string[] {
  return [
    ...partsOfALocalRun(env),
    ...settings.flatMap((name) => unfitAddress(name, env[name] ?? '')),
    ...settings.filter((name) => isPublic(name, env[name] ?? '')).map((name) => `${name} is no secret`),
    ...(env['TASKS_SERVICE_ACCOUNT'] === undefined ? ['TASKS_SERVICE_ACCOUNT is not set'] : []),
  ];
}

/**
 * With an emulator, Google's libraries accept unsigned tokens; with OUTSIDE_WEB_URL, hosts on the web are asked
 * unchecked.
 */
function partsOfALocalRun(env: Environment): string[] {
  return Object.keys(env)
    .filter((name) => name.includes('EMULATOR') || name === 'OUTSIDE_WEB_URL')
    .map((name) => `${name} is set, which belongs to a local run`);
}

/** Codes, tokens and words of people go to these addresses. */
function unfitAddress(name: string, value: string): string[] {
  const addresses = addressesIn(name, value).flatMap((text) => URL.parse(text) ?? []);
  if (addresses.some(({ protocol }) => protocol !== 'https:')) return [`${name} is not https`];
  return addresses.some(({ hostname }) => isThisMachine(hostname)) ? [`${name} is on this machine`] : [];
}

function addressesIn(name: string, value: string): string[] {
  if (name === 'APP_ORIGIN' || name.endsWith('_URL')) return [value];
  if (name !== 'PUSH_HOSTS') return [];
  return value.split(',').map((host) => (host.includes('://') ? host : `https://${host}`));
}

function isThisMachine(hostname: string): boolean {
  return (
    /^(.+\.)?localhost\.?$/.test(hostname) ||
    /^(127|0)\./.test(hostname) ||
    /^\[::(1|ffff:7f.*)?\]$/.test(hostname)
  );
}

/**
 * The secrets of the local stack and of tests are public in the repository: texts with `local-only`, or keys that
 * repeat a pattern.
 */
function isPublic(name: string, value: string): boolean {
  if (value.includes('local-only')) return true;
  const isKey = name === 'GRANT_KEY' || name === 'PUSH_PRIVATE_KEY';
  return isKey && value !== '' && new Set(Buffer.from(value, 'base64')).size < leastDifferentBytes;
}

/** 32 random bytes have fewer different ones only once in 10^16 keys. */
const leastDifferentBytes = 16;
