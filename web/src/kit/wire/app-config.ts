import type { AppConfig } from '@crocodile-hub/core/contract/app-config';

let read: AppConfig | undefined;

/**
 * The deployment's configuration, from index.html. Not parsed with the schema: the build has checked it, and the login
 * page would have to wait for the parser.
 */
export function readAppConfig(): AppConfig {
  read ??= JSON.parse(document.getElementById('app-config')?.textContent ?? '{}') as AppConfig;
  return read;
}
