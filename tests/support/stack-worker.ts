/**
 * A local stack in its own process, for a caller that rebuilds it often: it sends its addresses, and serves changes of
 * the web app and the functions on request. It ends with its parent.
 */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWhatChanged } from '../../local/stack/build.ts';
import { layOutWeb } from '../../local/stack/suite-folder.ts';
import { renewWorkers } from './rush/misfortune.ts';
import { settingsOfTests, startTemporaryStack } from './temporary-stack.ts';

const root = join(import.meta.dirname, '..', '..');
const gone = new AbortController();
process.once('disconnect', () => gone.abort());

const stack = await startTemporaryStack({ functionsEnv: settingsOfTests, signal: gone.signal });
const layOut = async () => {
  const folder = join(stack.dataDir, 'suite');
  return JSON.stringify(await layOutWeb({ root, folder, appConfig: stack.appConfig }));
};
const headers = await layOut();
const built = join(root, 'functions', 'lib', 'index.js');
let served = (await stat(built)).mtimeMs;

/** False if this stack cannot serve it: the build failed, or it needs other headers. */
async function renew(): Promise<boolean> {
  try {
    await buildWhatChanged(root);
    if ((await layOut()) !== headers) return false;
    const functions = (await stat(built)).mtimeMs;
    if (functions !== served) await renewWorkers(stack.urls);
    served = functions;
    return true;
  } catch {
    return false;
  }
}

process.on('message', () => void renew().then((isRenewed) => process.send?.({ isRenewed })));
gone.signal.addEventListener('abort', () => void stack.stop().then(() => process.exit(0)));
if (gone.signal.aborted) await stack.stop().then(() => process.exit(0));
process.send?.({ urls: stack.urls });
