import type { AppConfig } from '@crocodile-hub/core/contract/app-config';

let read: AppConfig | undefined;

/**
 * The deployment's configuration, from index.html. Not parsed with the schema: whoever writes the block has done so,
 * and the login page would wait for the parser.
 */
export function readAppConfig(): AppConfig {
  read ??= JSON.parse(document.getElementById('app-config')?.textContent ?? '{}') as AppConfig;
  return read;
}
