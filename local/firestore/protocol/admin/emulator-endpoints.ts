import type { DecisionLog } from '../../access/decision-log.ts';
import type { Rulebook } from '../../access/rulebook.ts';
import type { Databases } from '../../engine/databases.ts';
import { StatusError } from '../../model/status.ts';
import type { RulesError } from '../../rules/compile.ts';
import type { CoverageReport } from '../../rules/coverage.ts';
import { lcovOf } from '../../rules/lcov.ts';
import { decodeUriPart, parseJson, readBody } from '../http/request.ts';
import { sendJson } from '../http/http-status.ts';
import type { HttpExchange } from '../http/http-handler.ts';
import { exportDocuments, importDocuments } from '../../transfer/documents-file.ts';
import { coveragePage } from './coverage-page.ts';

export type EmulatorBackend = { databases: Databases; rulebook: Rulebook; decisions: DecisionLog };

type Endpoint = {
  method: string;
  pattern: RegExp;
  handle: (
    backend: EmulatorBackend,
    parts: readonly string[],
    exchange: HttpExchange,
  ) => void | Promise<void>;
};

const largestImportBytes = 512 * 1024 * 1024;

const endpoints: readonly Endpoint[] = [
  { method: 'PUT', pattern: /^\/emulator\/v1\/projects\/([^/]+):securityRules$/, handle: putRules },
  {
    method: 'DELETE',
    pattern: /^\/emulator\/v1\/projects\/([^/]+)\/databases\/([^/]+)\/documents$/,
    handle: clear,
  },
  { method: 'GET', pattern: /^\/emulator\/v1\/documents:export$/, handle: exportAll },
  { method: 'POST', pattern: /^\/emulator\/v1\/documents:import$/, handle: importAll },
  { method: 'GET', pattern: /^\/emulator\/v1\/projects\/([^/]+):ruleTrace$/, handle: showTrace },
  { method: 'GET', pattern: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage$/, handle: showCoverage },
  {
    method: 'GET',
    pattern: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.html$/,
    handle: showCoveragePage,
  },
  {
    method: 'GET',
    pattern: /^\/emulator\/v1\/projects\/([^/]+):ruleCoverage\.lcov$/,
    handle: showCoverageLines,
  },
];

/** The official emulator's endpoints beside the API, which rules-unit-testing and test suites call. */
export async function handleEmulator(backend: EmulatorBackend, exchange: HttpExchange): Promise<void> {
  const { request, url } = exchange;
  for (const { method, pattern, handle } of endpoints) {
    const parts = request.method === method ? pattern.exec(url.pathname) : null;
    if (parts) return handle(backend, parts.slice(1).map(decodeUriPart), exchange);
  }
  throw new StatusError('NOT_FOUND', `${request.method} is not served at ${url.pathname}.`);
}

async function putRules(
  { databases, rulebook }: EmulatorBackend,
  [project = '']: readonly string[],
  exchange: HttpExchange,
): Promise<void> {
  const body = parseJson(await readBody(exchange.request));
  const loaded = rulebook.load(rulesSource(body), { project });
  if (loaded.ok) for (const database of databases.ofProject(project)) database.recheckListeners();
  else if (property(body, 'ignore_errors') !== true) throw refusedRules(loaded.errors);
  const issues = loaded.ok ? loaded.warnings.map(issueOf('WARNING')) : loaded.errors.map(issueOf('ERROR'));
  sendJson(exchange.response, 200, issues.length === 0 ? {} : { issues });
}

/** In the words of the official emulator, which test libraries look for. */
function refusedRules(errors: readonly RulesError[]): StatusError {
  const lines = errors.map(
    ({ line, column, message, excerpt }) => `L${line}:${column} ${message}\n${excerpt}`,
  );
  return new StatusError('INVALID_ARGUMENT', ['Error compiling rules:', ...lines].join('\n'));
}

/** google.firebase.rules.v1.Issue, which `firebase emulators:start` asks for and prints. */
function issueOf(severity: 'ERROR' | 'WARNING'): (error: RulesError) => object {
  return ({ line, column, message }) => ({
    sourcePosition: { fileName: 'firestore.rules', line, column },
    description: message,
    severity,
  });
}

function clear(
  { databases }: EmulatorBackend,
  [project = '', database = '']: readonly string[],
  { response }: HttpExchange,
): void {
  databases.get({ project, database }).clear();
  sendJson(response, 200, {});
}

function exportAll(
  { databases }: EmulatorBackend,
  _parts: readonly string[],
  { response }: HttpExchange,
): void {
  response.writeHead(200, { 'Content-Type': 'application/x-ndjson; charset=utf-8' });
  for (const line of exportDocuments(databases)) response.write(line);
  response.end();
}

async function importAll(
  { databases }: EmulatorBackend,
  _parts: readonly string[],
  { request, response }: HttpExchange,
): Promise<void> {
  const text = await readBody(request, { mostBytes: largestImportBytes });
  sendJson(response, 200, { imported: await importDocuments(databases, text) });
}

/** The latest decisions, newest first; `?denied=true` for the refusals alone. */
function showTrace(
  { decisions }: EmulatorBackend,
  [project = '']: readonly string[],
  exchange: HttpExchange,
): void {
  const onlyDenied = exchange.url.searchParams.get('denied') === 'true';
  sendJson(exchange.response, 200, { decisions: decisions.latest(project, { onlyDenied }) });
}

function showCoverage(
  backend: EmulatorBackend,
  [project = '']: readonly string[],
  { response }: HttpExchange,
): void {
  sendJson(response, 200, coverageOf(backend, project));
}

function showCoveragePage(
  backend: EmulatorBackend,
  [project = '']: readonly string[],
  { response }: HttpExchange,
): void {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(coveragePage(coverageOf(backend, project)));
}

function showCoverageLines(
  backend: EmulatorBackend,
  [project = '']: readonly string[],
  { response }: HttpExchange,
): void {
  response.writeHead(200, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(lcovOf(coverageOf(backend, project)));
}

function coverageOf({ rulebook }: EmulatorBackend, project: string): CoverageReport {
  const ruleset = rulebook.of(project);
  if (!ruleset) throw new StatusError('NOT_FOUND', `No rules are loaded for ${project}.`);
  return ruleset.coverage();
}

/** `{rules: {files: [{content}]}}` */
function rulesSource(body: unknown): string {
  const files = property(property(body, 'rules'), 'files');
  const content = property(Array.isArray(files) ? files[0] : undefined, 'content');
  if (typeof content !== 'string')
    throw new StatusError('INVALID_ARGUMENT', 'rules.files[0].content is required.');
  return content;
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
