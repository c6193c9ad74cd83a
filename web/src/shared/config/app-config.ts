import { type AppConfig, appConfig } from '@crocodile-hub/core/contract/app-config';

let parsed: AppConfig | undefined;

/** The deployment's configuration, from index.html. Throws with every wrong field named when it is malformed. */
export function readAppConfig(): AppConfig {
  parsed ??= appConfig.parse(JSON.parse(document.getElementById('app-config')?.textContent ?? '{}'));
  return parsed;
}
