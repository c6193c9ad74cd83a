import { compose } from '../../functions/src/compose.ts';
import type { Log } from '../../functions/src/ports/world.ts';
import { serve } from '../../functions/src/testing/serve.ts';
import { projectId } from '../../local/stack/addresses.ts';
import { functionsEnvironment } from '../../local/stack/environment.ts';
import { stackUrls } from './stack-urls.ts';

export type RunningProduct = {
  /** The origin of its API. */
  origin: string;
  /** The events that it logged. */
  events: { level: keyof Log; event: string; fields: unknown }[];
  close(): Promise<void>;
};

let running = 0;

/**
 * The whole API in this process, on its own port, with the stack's database and stand-ins: for tests with other
 * settings than the stack's, such as a model, or with circuits that no other test opens.
 */
export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<RunningProduct> {
  const urls = stackUrls();
  const ofGoogle = {
    FIRESTORE_EMULATOR_HOST: new URL(urls.firestore).host,
    FIREBASE_AUTH_EMULATOR_HOST: new URL(urls.auth).host,
    // Otherwise Google's libraries look for the cloud that they run in.
    METADATA_SERVER_DETECTION: 'none',
  };
  Object.assign(process.env, ofGoogle);
  const events: RunningProduct['events'] = [];
  const { app } = compose(
    { GCLOUD_PROJECT: projectId, ...functionsEnvironment(urls, urls.app), ...env },
    {
      info: (event, fields) => void events.push({ level: 'info', event, fields }),
      warn: (event, fields) => void events.push({ level: 'warn', event, fields }),
      error: (event, error, fields) =>
        void events.push({ level: 'error', event, fields: { error, ...fields } }),
    },
  );
  running += 1;
  const served = await serve(app);
  return {
    ...served,
    events,
    async close() {
      await served.close();
      running -= 1;
      // The next files in this process may use another stack.
      if (running > 0) return;
      for (const name of Object.keys(ofGoogle)) Reflect.deleteProperty(process.env, name);
    },
  };
}
