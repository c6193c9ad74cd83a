// Runs first in `npm start` and `npm test`, on whatever Node the machine has: finds the pinned Node, installs the
// packages with it, and hands over. It needs no dependency and nothing newer than Node 20.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const oldestNode = 20;
const spaceNeededGb = 3;
const stateDir = join(root, '.local');
const stampFile = join(root, 'node_modules', '.installed-from');
const installLog = join(stateDir, 'logs', 'install.log');

/** A problem that the person can solve: printed without a stack. */
class SetupError extends Error {}

/**
 * Makes the checkout runnable, then runs `script` with the pinned Node and passes on its exit code.
 * @param {string} script path below the repository
 * @param {string[]} args
 */
export async function handOver(script, args) {
  try {
    requireNode();
    await ensureInstalled();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    process.stderr.write(`\n${error.message}\n`);
    process.exitCode = 1;
    return;
  }
  process.exitCode = await run(script, args);
}

function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  throw new SetupError(
    `Node ${process.versions.node} is too old: Crocodile Hub needs Node ${oldestNode} or newer to start.\n` +
      'Get it from https://nodejs.org and run the same command again.',
  );
}

async function ensureInstalled() {
  const wanted = lockDigest();
  if (isInstalled(wanted)) return;
  requireSpace();
  mkdirSync(dirname(installLog), { recursive: true });
  writeFileSync(installLog, '');
  say('Installing packages (once; a few minutes on a slow machine)');
  const node = await pinnedNodeAlone();
  await npm(['ci', '--no-audit', '--no-fund'], root, node);
  const broken = missingPart(node);
  if (broken !== null) {
    // An older Node may have left out optional packages without a word; a fresh installation has them.
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    await npm(['ci', '--no-audit', '--no-fund'], root, node);
    const still = missingPart(node);
    if (still !== null)
      throw new SetupError(`The installation is incomplete: ${still}\nDetails: ${installLog}`);
  }
  rememberInstall();
}

export function rememberInstall() {
  writeFileSync(stampFile, lockDigest());
}

function lockDigest() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled(wanted) {
  return (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === wanted &&
    existsSync(nodeBinary(join(root, 'node_modules'))) &&
    existsSync(join(root, 'node_modules', '@google-cloud', 'firestore'))
  );
}

function requireSpace() {
  const { bavail, bsize } = statfsSync(root);
  const freeGb = (bavail * bsize) / 1e9;
  if (freeGb >= spaceNeededGb) return;
  throw new SetupError(
    `The disk is full: ${freeGb.toFixed(1)} GB free, the packages need ${spaceNeededGb} GB. Free some room and run the same command again.`,
  );
}

function nodeBinary(nodeModules) {
  return join(nodeModules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
}

/** Installs the pinned Node by itself: the packages must be installed by it, not by the machine's Node. */
async function pinnedNodeAlone() {
  const version = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).devDependencies.node;
  const home = join(stateDir, 'node');
  const node = nodeBinary(join(home, 'node_modules'));
  if (existsSync(node) && versionOf(node) === `v${version}`) return node;
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(
    join(home, 'package.json'),
    JSON.stringify({ private: true, dependencies: { node: version }, allowScripts: { node: true } }),
  );
  await npm(['install', '--no-audit', '--no-fund'], home, process.execPath);
  if (versionOf(node) !== `v${version}`) {
    throw new SetupError(`Node ${version} could not be installed for this platform. Details: ${installLog}`);
  }
  return node;
}

function versionOf(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return stdout?.trim();
}

function missingPart(node) {
  const { status, stderr } = spawnSync(
    node,
    ['--input-type=module', '-e', "await import('firebase-admin/firestore')"],
    {
      cwd: join(root, 'functions'),
      encoding: 'utf8',
    },
  );
  return status === 0
    ? null
    : (stderr.split('\n').find((line) => line.includes('Error')) ?? 'firebase-admin/firestore does not load');
}

async function npm(args, cwd, node) {
  const log = openSync(installLog, 'a');
  const env = {
    ...withNodeFirst(node),
    npm_config_engine_strict: 'false',
    npm_config_update_notifier: 'false',
  };
  const cli = npmCli();
  const child =
    cli === null
      ? spawn('npm', args, { cwd, env, stdio: ['ignore', log, log], shell: process.platform === 'win32' })
      : spawn(node, [cli, ...args], { cwd, env, stdio: ['ignore', log, log] });
  const code = await exitCode(child);
  if (code === 0) return;
  const said = readFileSync(installLog, 'utf8');
  if (said.includes('ENOSPC')) {
    throw new SetupError(
      'The disk is full: npm could not write the packages. Free some room and run the same command again.',
    );
  }
  throw new SetupError(
    `Installing the packages failed (npm ${args[0]} ended with ${code}).\n${lastLines(said, 12)}\nWhole log: ${installLog}`,
  );
}

function npmCli() {
  const said = process.env['npm_execpath'];
  return said !== undefined && said.endsWith('.js') && existsSync(said) ? said : null;
}

function lastLines(text, count) {
  return text.trimEnd().split('\n').slice(-count).join('\n');
}

function withNodeFirst(node) {
  return { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env['PATH'] ?? ''}` };
}

/** Ctrl+C reaches the child by the terminal; it cleans up, so this process only waits. */
async function run(script, args) {
  const node = nodeBinary(join(root, 'node_modules'));
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, script), ...args], {
    cwd: root,
    env: withNodeFirst(node),
    stdio: 'inherit',
  });
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  return exitCode(child);
}

function exitCode(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      appendFileSync(installLog, `${error.message}\n`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
