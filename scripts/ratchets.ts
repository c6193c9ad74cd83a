// Counts what the import check cannot: circles of files and of rooms, small modules that one file imports, long
// functions. `ratchets.json` holds the recorded counts, which may only fall. `node scripts/ratchets.ts --record`
// rewrites it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import ts from 'typescript';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const record = join(root, 'scripts', 'ratchets.json');

export type House = {
  /** Files that import each other, types included, dynamic imports not. */
  circlesOfFiles: readonly (readonly string[])[];
  circlesOfRooms: readonly (readonly string[])[];
  /** Modules of at most 20 lines with one importer: they could be part of it. */
  smallModulesWithOneImporter: number;
  /** Functions of more than 80 lines. */
  longFunctions: number;
};

type Module = { path: string; text: string; now: ReadonlySet<string>; all: ReadonlySet<string> };

/** Reads every source file of core, web, functions and local, without tests. */
export function lookAt(folder: string): House {
  const patterns = ['core', 'web/src', 'functions/src', 'local'].map((top) => `${top}/**/*.{ts,tsx}`);
  const passed = /(^|\/)(node_modules|dist|lib|testing|tests|\.local)(\/|$)/;
  const paths = globSync(patterns, {
    cwd: folder,
    exclude: (path) => passed.test(path.replaceAll('\\', '/')),
  })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(test|bench|testing)\.tsx?$|\.d\.ts$/.test(path))
    .sort();
  const modules = paths.map((path) => moduleOf(path, readFileSync(join(folder, path), 'utf8')));
  const files = new Map(modules.map(({ path, now }) => [path, now]));
  return {
    circlesOfFiles: circlesIn(files),
    circlesOfRooms: circlesIn(roomsOf(files)),
    smallModulesWithOneImporter: countSmall(modules),
    longFunctions: modules.reduce((count, one) => count + longFunctionsIn(one), 0),
  };
}

/** Each count that has grown since it was recorded, one a line. */
export function grown(now: House, recorded: House): string[] {
  const circles = (name: 'circlesOfFiles' | 'circlesOfRooms') =>
    now[name]
      .filter((circle) => !recorded[name].some((known) => circle.every((one) => known.includes(one))))
      .map((circle) => `${name}: ${circle.join(' ↔ ')}`);
  const counts = (['smallModulesWithOneImporter', 'longFunctions'] as const)
    .filter((name) => now[name] > recorded[name])
    .map((name) => `${name}: ${now[name]}, and ${recorded[name]} are allowed`);
  return [...circles('circlesOfFiles'), ...circles('circlesOfRooms'), ...counts];
}

function moduleOf(path: string, text: string): Module {
  const to = (pattern: RegExp) =>
    [...text.matchAll(pattern)].flatMap(([, named = '']) => placeOf(path, named) ?? []);
  const now = new Set(to(/^(?:import|export)\b[^;']*?(?:from )?'([^']+)';/gms));
  return { path, text, now, all: new Set([...now, ...to(/\bimport\('([^']+)'\)/g)]) };
}

function placeOf(from: string, named: string): string | undefined {
  if (named.startsWith('.')) return posix.normalize(posix.join(posix.dirname(from), named));
  const core = '@crocodile-hub/core/';
  return named.startsWith(core) ? `core/${named.slice(core.length)}.ts` : undefined;
}

/** The room of a file: four folders deep in the kit and app of web, usecases and adapters, three elsewhere. */
function roomOf(path: string): string {
  const isDeep = /^(web\/src\/(kit|app)|functions\/src\/(usecases|adapters))\//.test(path);
  return posix
    .dirname(path)
    .split('/')
    .slice(0, isDeep ? 4 : 3)
    .join('/');
}

function roomsOf(files: ReadonlyMap<string, ReadonlySet<string>>): Map<string, Set<string>> {
  const rooms = new Map<string, Set<string>>();
  for (const [path, imported] of files) {
    const room = roomOf(path);
    const known = rooms.get(room) ?? new Set();
    for (const other of imported) if (roomOf(other) !== room) known.add(roomOf(other));
    rooms.set(room, known);
  }
  return rooms;
}

/** The strongly connected components of more than one node (Tarjan), each sorted. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (node: string) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node) ?? 0);
    open.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!graph.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = open.splice(open.indexOf(node)).sort();
    if (circle.length > 1) circles.push(circle);
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles.sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1));
}

function countSmall(modules: readonly Module[]): number {
  const importers = new Map<string, number>();
  for (const { all } of modules) for (const one of all) importers.set(one, (importers.get(one) ?? 0) + 1);
  // A few long lines are data, such as a trained model.
  const isSmall = (text: string) => text.split('\n').length <= 21 && text.length <= 3_000;
  return modules.filter(({ path, text }) => importers.get(path) === 1 && isSmall(text)).length;
}

function longFunctionsIn({ path, text }: Module): number {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const lineAt = (place: number) => file.getLineAndCharacterOfPosition(place).line;
  let count = 0;
  const visit = (node: ts.Node) => {
    if (ts.isFunctionLike(node) && lineAt(node.end) - lineAt(node.pos) > 80) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return count;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const house = lookAt(root);
  if (process.argv.includes('--record')) writeFileSync(record, `${JSON.stringify(house, null, 2)}\n`);
  const faults = grown(house, JSON.parse(readFileSync(record, 'utf8')) as House);
  if (faults.length > 0) process.stdout.write(`${faults.join('\n')}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
