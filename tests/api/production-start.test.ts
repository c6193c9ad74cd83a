import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { routes } from '@crocodile-hub/core/contract/routes';
import { freePorts } from '../../local/stack/port-owner.ts';
import { aDeployment } from '../../functions/src/config/testing/deployment.ts';
import { functionsEnvironment } from '../../local/stack/environment.ts';
import { withFunctionsAlone } from '../../scripts/functions-alone.ts';
import { stackUrls } from '../support/stack-urls.ts';

const root = join(import.meta.dirname, '../..');

describe('an instance of the built functions in the functions framework', () => {
  it('starts with what docs/deploy.md asks for, and lets nobody in without a token', async () => {
    const { said } = await start(aDeployment, async (origin) => {
      const reply = await fetch(`${origin}${routes.email.path}`);
      expect([reply.status, await reply.json()]).toMatchObject([401, { code: 'unauthenticated' }]);
    });
    expect(said).not.toMatch(/cannot start/);
  });

  it('does not start with the settings of the local stack, and says all that is wrong at once', async () => {
    const urls = stackUrls();
    const local = functionsEnvironment(urls, urls.app);
    const { exitCode, said } = await start({
      ...local,
      GCLOUD_PROJECT: 'hub-7f3a',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      CLOUD_TASKS_EMULATOR_HOST: '127.0.0.1:4020',
    });
    expect(exitCode).toBe(1);
    expect(problemsIn(said)).toEqual(
      [
        ...['CLOUD_TASKS_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST', 'OUTSIDE_WEB_URL'].map(
          (name) => `${name} is set, which belongs to a local run`,
        ),
        ...Object.keys(local)
          .filter((name) => name.endsWith('_URL') || name === 'APP_ORIGIN' || name === 'PUSH_HOSTS')
          .map((name) => `${name} is not https`),
        ...secretsOfTheStack.map((name) => `${name} is no secret`),
        'TASKS_SERVICE_ACCOUNT is not set',
      ].toSorted(),
    );
    for (const name of secretsOfTheStack) expect(said).not.toContain(local[name]);
  });
});

/** Settings of the stack that must be secret in a deployment: docs/deploy.md. */
const secretsOfTheStack = [
  'GRANT_KEY',
  'GOOGLE_CLIENT_SECRET',
  'LINKEDIN_CLIENT_SECRET',
  'META_APP_SECRET',
  'TIKTOK_CLIENT_SECRET',
  'META_VERIFY_TOKEN',
  'TWILIO_AUTH_TOKEN',
  'PUSH_PRIVATE_KEY',
  'SEARCH_API_KEY',
  'SEARCH_ENGINE_ID',
];

function problemsIn(said: string): string[] {
  return (/The functions cannot start\. (.*)\.$/m.exec(said)?.[1] ?? '').split('; ').toSorted();
}

/** Starts the function `api` as Cloud Run does. Calls it once it listens, or waits for its end. */
async function start(
  env: Readonly<Record<string, string>>,
  ask?: (origin: string) => Promise<void>,
): Promise<{ exitCode: number | null; said: string }> {
  const [port = 0] = await freePorts(1);
  return await withFunctionsAlone(root, async (cwd) => {
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/@google-cloud/functions-framework/build/src/main.js')],
      {
        cwd,
        env: {
          PATH: process.env['PATH'],
          METADATA_SERVER_DETECTION: 'none',
          K_SERVICE: 'api',
          FUNCTION_TARGET: 'api',
          FUNCTION_SIGNATURE_TYPE: 'http',
          PORT: String(port),
          ...env,
        },
      },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let said = '';
    const ended = once(child, 'exit');
    const listens = new Promise<void>((resolve) => {
      const hear = (chunk: unknown) => {
        said += String(chunk);
        if (said.includes('URL: http://localhost')) resolve();
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
    });
    await Promise.race([listens, ended]);
    if (child.exitCode === null && ask !== undefined) await ask(`http://127.0.0.1:${port}`);
    child.kill('SIGTERM');
    await ended;
    return { exitCode: child.exitCode, said };
  });
}
