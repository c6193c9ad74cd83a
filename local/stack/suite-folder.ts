import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AppConfig } from '@crocodile-hub/core/contract/app-config';
import { projectId, type StackPorts } from './addresses.ts';
import { configBlock, headerRules, headersFor } from './content-policy.ts';

const firebaseConfig = z.looseObject({
  functions: z.array(z.looseObject({ source: z.string() })),
  hosting: z.looseObject({ headers: headerRules }),
});

/**
 * Makes the folder from which the emulator suite serves one run: firebase.json with this run's ports, the built
 * functions, and a copy of the built web app with this run's addresses.
 */
export async function writeSuiteFolder(run: {
  root: string;
  folder: string;
  host: string;
  ports: StackPorts;
  appConfig: AppConfig;
  firestore: 'embedded' | 'official';
}): Promise<void> {
  await rm(run.folder, { recursive: true, force: true });
  await mkdir(run.folder, { recursive: true });
  await layOutFunctions(run.root, join(run.folder, 'functions'));
  for (const file of ['firestore.rules', 'firestore.indexes.json']) {
    await symlink(join(run.root, file), join(run.folder, file));
  }
  const config = firebaseConfig.parse(JSON.parse(await readFile(join(run.root, 'firebase.json'), 'utf8')));
  const headers = await layOutWeb(run);
  const { host } = run;
  const listen = (port: number) => ({ host, port });
  const local = {
    firestore: { rules: 'firestore.rules', indexes: 'firestore.indexes.json' },
    functions: config.functions.map(({ predeploy: _built, ...rest }) => rest),
    hosting: {
      ...config.hosting,
      public: 'public',
      predeploy: undefined,
      headers,
    },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      hub: listen(run.ports.hub),
      logging: listen(run.ports.logging),
      tasks: listen(run.ports.suiteTasks),
      eventarc: listen(run.ports.eventarc),
      auth: listen(run.ports.auth),
      ...(run.firestore === 'official' ? { firestore: listen(run.ports.firestore) } : {}),
      functions: listen(run.ports.functions),
      hosting: listen(run.ports.app),
    },
  };
  await writeFile(join(run.folder, 'firebase.json'), JSON.stringify(local, null, 2));
  await writeFile(join(run.folder, '.firebaserc'), JSON.stringify({ projects: { default: projectId } }));
}

type WebFolder = { root: string; folder: string; appConfig: AppConfig };

/** Copies the built web app with this run's addresses; resolves to its headers. */
export async function layOutWeb({ root, folder, appConfig }: WebFolder) {
  const config = firebaseConfig.parse(JSON.parse(await readFile(join(root, 'firebase.json'), 'utf8')));
  const built = await readFile(join(root, 'web', 'dist', 'index.html'), 'utf8');
  const html = withAppConfig(built, appConfig);
  await rm(join(folder, 'public'), { recursive: true, force: true });
  await cp(join(root, 'web', 'dist'), join(folder, 'public'), { recursive: true });
  await writeFile(join(folder, 'public', 'index.html'), html);
  return headersFor(html, config.hosting.headers);
}

/** The suite looks for the functions' packages above this folder, and does not follow links. */
async function layOutFunctions(root: string, folder: string): Promise<void> {
  await mkdir(folder);
  await cp(join(root, 'functions', 'package.json'), join(folder, 'package.json'));
  await symlink(join(root, 'functions', 'lib'), join(folder, 'lib'), 'dir');
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
}

function withAppConfig(html: string, config: AppConfig): string {
  if (!configBlock.test(html)) throw new Error('web/dist/index.html has no app-config block');
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(configBlock, (_block, open: string, _json, close: string) => `${open}${json}${close}`);
}
