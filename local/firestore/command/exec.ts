import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { makeJavaStandIn } from './java-stand-in.ts';
import type { Options } from '../options.ts';
import { start } from './start.ts';

type ShellCommand = readonly [program: string, ...args: string[]];

/** Runs a command while a Firestore runs; resolves with its exit code. */
export async function exec(options: Options, command: ShellCommand): Promise<number> {
  return startsFirebaseSuite(command) ? execSuite(command) : execBeside(options, command);
}

/** The server's own output goes to stderr; stdout belongs to the command. */
async function execBeside(options: Options, command: ShellCommand): Promise<number> {
  const { server, stop } = await start(options, (line) => console.error(line));
  try {
    return await run(command, { FIRESTORE_EMULATOR_HOST: server.address });
  } finally {
    await stop();
  }
}

/** The Firebase suite starts its Firestore itself, by the `java` that it finds. */
async function execSuite(command: ShellCommand): Promise<number> {
  const standIn = makeJavaStandIn();
  try {
    return await run(command, standIn.environment);
  } finally {
    standIn.remove();
  }
}

/** `firebase emulators:start`, `npx firebase emulators:exec "npm test"` and the like. */
function startsFirebaseSuite(command: ShellCommand): boolean {
  return command.some((word) => /^emulators:(start|exec|export)$/.test(word));
}

function run([program, ...args]: ShellCommand, environment: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: 'inherit',
      env: { ...process.env, ...environment },
      // On Windows npm, npx and firebase are scripts, which only a shell can start.
      shell: process.platform === 'win32',
    });
    // A terminal's Ctrl+C also reaches the command. It decides when to end, and we end after it.
    process.on('SIGINT', () => undefined);
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
