import { groupBy } from '../model/group-by.ts';
import type { Allow, FunctionDefinition, Match, PatternSegment, RulesFile } from './language/ast.ts';
import { matchPath } from './match-path.ts';
import type { Target } from './match-path.ts';
import type { RulesMethod } from './request.ts';
import { functionsByName } from './scope.ts';
import type { Scope } from './scope.ts';

/** The rules of one service, with nested matches resolved. */
export type Program = {
  version: '1' | '2';
  /** In source order. */
  allows: readonly PlacedAllow[];
  /** Functions of the file, then of the service. */
  outerFunctions: readonly (readonly FunctionDefinition[])[];
};

/** An allow with the matches around it, outermost first. */
export type PlacedAllow = {
  allow: Allow;
  matches: readonly Match[];
  pattern: readonly PatternSegment[];
  /** As written: `/databases/{database}/documents/users/{uid}`. */
  text: string;
};

const SERVICE = 'cloud.firestore';

export function programOf(file: RulesFile): Program {
  const services = file.services.filter((service) => service.name === SERVICE);
  return {
    version: file.version,
    allows: services.flatMap((service) => service.matches.flatMap((match) => placed([match]))),
    outerFunctions: [file.functions, ...services.map((service) => service.functions)],
  };
}

export type Covering = { placed: PlacedAllow; scope: Scope };

/** The allows that cover the target and the method, each with its captures in scope. */
export function coveringAllows(
  program: Program,
  request: { target: Target; method: RulesMethod },
  globals: Scope['variables'],
): Covering[] {
  return program.allows
    .filter(({ allow }) => allow.methods.some((method) => methodsNamed(method.text).includes(request.method)))
    .flatMap((placed) => {
      const captures = matchPath(placed.pattern, request.target, program.version);
      return captures === null ? [] : [{ placed, scope: scopeOf(program, placed, captures, globals) }];
    });
}

/** The matches that cover the target for any method, with the methods they allow. */
export function coveringMatches(program: Program, target: Target): { match: string; methods: string[] }[] {
  const covering = program.allows.filter(
    ({ pattern }) => matchPath(pattern, target, program.version) !== null,
  );
  const byMatch = groupBy(covering, ({ text }) => text);
  return [...byMatch].map(([match, group]) => ({
    match,
    methods: group.flatMap(({ allow }) => allow.methods.map((method) => method.text)),
  }));
}

const METHODS: Readonly<Record<string, readonly RulesMethod[]>> = {
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** The methods of a written operation; empty for an unknown one. */
export function methodsNamed(written: string): readonly RulesMethod[] {
  return Object.hasOwn(METHODS, written) ? (METHODS[written] ?? []) : [];
}

/** A nested match sees the captures and functions around it; its own declarations hide them. */
function scopeOf(
  program: Program,
  { matches }: PlacedAllow,
  captures: NonNullable<ReturnType<typeof matchPath>>,
  globals: Scope['variables'],
): Scope {
  let scope: Scope = { variables: globals, functions: new Map(), parent: null };
  for (const definitions of program.outerFunctions) {
    scope = { variables: new Map(), functions: functionsByName(definitions), parent: scope };
  }
  for (const match of matches) {
    const own = match.pattern.flatMap((segment) => {
      const value = captures.get(segment);
      return segment.kind === 'literal' || value === undefined ? [] : [[segment.name, value] as const];
    });
    scope = { variables: new Map(own), functions: functionsByName(match.functions), parent: scope };
  }
  return scope;
}

function placed(matches: readonly Match[]): PlacedAllow[] {
  const innermost = matches.at(-1);
  if (innermost === undefined) return [];
  const pattern = matches.flatMap((match) => match.pattern);
  const text = matches.map((match) => match.text).join('');
  const own = innermost.allows.map((allow) => ({ allow, matches, pattern, text }));
  return [...own, ...innermost.matches.flatMap((match) => placed([...matches, match]))].toSorted(bySource);
}

const bySource = (left: PlacedAllow, right: PlacedAllow): number =>
  left.allow.at.start - right.allow.at.start;
