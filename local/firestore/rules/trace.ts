import type { Judgement, JudgedAllow } from './decide.ts';
import { type Cause, explain } from './explain.ts';
import { fullPath } from './lookups.ts';
import { knownTarget } from './match-path.ts';
import { coveringMatches } from './program.ts';
import type { Program } from './program.ts';
import type { RulesMethod, RulesRequest } from './request.ts';
import type { Position, Source } from './source.ts';

/** Why a decision was made, as data; `readTrace` turns it into a line. */
export type Trace = { file: string; requests: readonly RequestTrace[] };

type RequestTrace = {
  method: RulesMethod;
  /** `/users/ann`; for a list the collection, with `…` for the parents a collection group leaves open. */
  path: string;
  uid: string | null;
  allowed: boolean;
  /** The `allow`s that cover the path and the method, in source order; empty if none did. */
  allows: readonly AllowTrace[];
  /** Why it was refused before any rule was evaluated. */
  refusal: string | null;
  /** If no `allow` matched: the matches that cover the path for other methods. */
  otherMethods: readonly { match: string; methods: readonly string[] }[];
};

type AllowTrace = {
  /** The whole pattern, parents included: `/databases/{database}/documents/users/{uid}`. */
  match: string;
  at: Position;
  allowed: boolean;
  /** For a list: the filter of the query, `owner == 'ann' and n > 5`. */
  alternative: string | null;
  /** The innermost expressions that made the condition false or an error; both sides of an `||`. */
  causes: readonly Cause[];
};

export function traceOf(judgements: readonly Judgement[], program: Program, source: Source): Trace {
  return {
    file: source.name,
    requests: judgements.map((judgement) => requestTrace(judgement, program, source)),
  };
}

/** One line for the developer: which request, which `allow`, which expression, with which values. */
export function readTrace(trace: Trace): string {
  return lineOf(trace, readCause);
}

/** The same for a log that others may read: without values of documents, queries and callers. */
export function readTraceWithoutValues({ file, requests }: Trace): string {
  const bare = requests.map((request) => ({
    ...request,
    allows: request.allows.map((allow) => ({ ...allow, alternative: null })),
  }));
  return lineOf({ file, requests: bare }, readCauseWithoutValues);
}

type ReadCause = (cause: Cause) => string;

function lineOf({ file, requests }: Trace, read: ReadCause): string {
  const decisive = requests.find((request) => !request.allowed) ?? requests.at(-1);
  if (decisive === undefined) return 'nothing was asked';
  const { method, path, uid, allowed, allows } = decisive;
  const asked = `${method} ${path} by ${uid === null ? 'a signed-out caller' : `'${uid}'`}`;
  const allowing = allows.find((allow) => allow.allowed);
  if (allowed) return `allowed: ${asked}${allowing === undefined ? '' : `, ${file}:${allowing.at.line}`}`;
  return `denied: ${asked}; ${readDenial(decisive, file, read)}`;
}

function readDenial(request: RequestTrace, file: string, read: ReadCause): string {
  if (request.refusal !== null) return request.refusal;
  if (request.allows.length === 0) return readNoMatch(request);
  return request.allows.map((allow) => readAllow(allow, file, read)).join('; ');
}

function readNoMatch({ method, otherMethods }: RequestTrace): string {
  if (otherMethods.length === 0) return 'no match covers this path';
  const others = otherMethods.map(({ match, methods }) => `match ${match} allows only ${methods.join(', ')}`);
  return `nothing allows ${method} here: ${others.join('; ')}`;
}

function readAllow({ match, at, causes, alternative }: AllowTrace, file: string, read: ReadCause): string {
  const of = alternative === null ? '' : ` for documents with ${alternative}`;
  return `${file}:${at.line} (match ${match})${of}: ${causes.map(read).join(' and ')}`;
}

function readCause({ expression, outcome, values, calls, at }: Cause): string {
  const parts = values.map(({ expression: part, value }) => `${part} = ${value}`);
  return [
    `\`${expression}\` (line ${at.line}) is ${outcome}`,
    ...(parts.length > 0 ? [`where ${parts.join(', ')}`] : []),
    ...(calls.length > 0 ? [`in ${calls.join(' → ')}`] : []),
  ].join(' ');
}

function readCauseWithoutValues({ expression, outcome, at }: Cause): string {
  return `\`${expression}\` (line ${at.line}) is ${kindOf(outcome)}`;
}

/** The text of an outcome may be a value of the document, and an error may quote one. */
function kindOf(outcome: string): string {
  if (outcome === 'false') return outcome;
  return /^(error|not provable):/.exec(outcome)?.[1] ?? 'no bool';
}

function requestTrace(
  { request, allowed, allows, refusal }: Judgement,
  program: Program,
  source: Source,
): RequestTrace {
  return {
    method: request.method,
    path: shownPath(request),
    uid: request.auth?.uid ?? null,
    allowed,
    refusal,
    allows: allows.map((judged) => allowTrace(judged, source)),
    otherMethods: allows.length > 0 ? [] : otherMethods(request, program),
  };
}

function allowTrace({ placed, allowed, step, alternative }: JudgedAllow, source: Source): AllowTrace {
  return {
    match: placed.text,
    at: source.position(placed.allow.at.start),
    allowed,
    alternative,
    causes: allowed || step === null ? [] : explain(step, source),
  };
}

/** A list asks for the documents of a collection, so any id will do. */
function otherMethods(
  { path, method, database }: RulesRequest,
  program: Program,
): RequestTrace['otherMethods'] {
  const known = knownTarget(fullPath(path, database));
  return coveringMatches(program, method === 'list' ? [...known, 'one'] : known);
}

function shownPath({ path, query }: RulesRequest): string {
  if (query === null || !query.allDescendants) return `/${path.join('/')}`;
  return `/${[...query.parent, '…', query.collectionId ?? '*'].join('/')}`;
}
