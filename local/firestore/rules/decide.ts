import type { DocumentPath } from '../model/document.ts';
import { evaluate } from './evaluate.ts';
import type { Step } from './evaluate.ts';
import { LIMITS } from './limits.ts';
import { fullPath, lookupsFor, resourceValue } from './lookups.ts';
import type { Accesses, Lookups } from './lookups.ts';
import { knownTarget } from './match-path.ts';
import type { Target } from './match-path.ts';
import { coveringAllows } from './program.ts';
import type { Covering, PlacedAllow, Program } from './program.ts';
import { alternativesOf } from './prove-query.ts';
import type { Alternative } from './prove-query.ts';
import { requestValue } from './request-value.ts';
import type { RulesReader, RulesRequest } from './request.ts';
import type { Scope } from './scope.ts';
import { isProblem, limit } from './values/problem.ts';
import type { Evaluated, Problem } from './values/problem.ts';
import { NULL } from './values/value.ts';
import type { RuleValue } from './values/value.ts';

/** The decision on one request, with all evaluated expressions. */
export type Judgement = {
  request: RulesRequest;
  allowed: boolean;
  allows: readonly JudgedAllow[];
  /** Why it was refused before any rule was evaluated. */
  refusal: string | null;
};

export type JudgedAllow = {
  placed: PlacedAllow;
  allowed: boolean;
  /** null for an allow without a condition. */
  step: Step | null;
  /** For a list: the alternative of the query that was judged; null if there is only one. */
  alternative: string | null;
};

export function judge(
  program: Program,
  request: RulesRequest,
  reader: RulesReader,
  batch: Accesses,
): Judgement {
  const lookUp = lookupsFor(request, reader, batch);
  const questions = request.method === 'list' ? questionsOfList(request, reader) : [questionOf(request)];
  if (questions === null) return { request, allowed: false, allows: [], refusal: TOO_MANY_ALTERNATIVES };
  let allows: readonly JudgedAllow[] = [];
  for (const question of questions) {
    allows = answer(program, question, lookUp);
    if (!allows.some((judged) => judged.allowed)) return { request, allowed: false, allows, refusal: null };
  }
  // A filter without alternatives returns no documents, but proves nothing either.
  return { request, allowed: questions.length > 0, allows, refusal: null };
}

const TOO_MANY_ALTERNATIVES = `the query has more than ${LIMITS.queryAlternatives} alternatives`;

/** One case that must be allowed: a request, or one alternative of a list. */
type Question = {
  request: RulesRequest;
  target: Target;
  /** The value of `request.path`; null if a collection group leaves it open. */
  path: readonly string[] | null;
  resource: RuleValue;
  alternative: string | null;
};

function questionOf(request: RulesRequest): Question {
  const path = fullPath(request.path, request.database);
  const resource = request.resource === null ? NULL : resourceValue(request.resource, request.database);
  return { request, target: knownTarget(path), path, resource, alternative: null };
}

/** null when there are too many. */
function questionsOfList(request: RulesRequest, reader: RulesReader): Question[] | null {
  const alternatives = alternativesOf(request.query, { isLenient: request.lenientLists ?? false });
  if (alternatives === null) return null;
  return alternatives.map((alternative) =>
    alternative.document === null
      ? openQuestion(request, alternative)
      : pinnedQuestion(request, alternative, reader, alternative.document),
  );
}

function openQuestion(request: RulesRequest, { resource, text }: Alternative): Question {
  const target = collectionTarget(request);
  const path = target.slice(0, -1).flatMap((segment) => (typeof segment === 'string' ? [] : [segment.known]));
  const isKnown = path.length === target.length - 1;
  return { request, target, path: isKnown ? path : null, resource, alternative: text };
}

/** `__name__ == x` is judged as a get of x would be, as the official emulator does. */
function pinnedQuestion(
  request: RulesRequest,
  { text }: Alternative,
  reader: RulesReader,
  document: DocumentPath,
): Question {
  const path = fullPath(document, request.database);
  const stored = reader.get(document);
  const resource = stored === null ? NULL : resourceValue(stored, request.database);
  return { request, target: knownTarget(path), path, resource, alternative: text };
}

/** Any document of the collection, or of the collections of that name anywhere below the parent. */
function collectionTarget({ path, query, database }: RulesRequest): Target {
  const known = knownTarget(fullPath(query?.parent ?? path.slice(0, -1), database));
  const collectionId = query === null ? path.at(-1) : query.collectionId;
  const collection = collectionId === null || collectionId === undefined ? 'one' : { known: collectionId };
  return [...known, ...(query?.allDescendants ? (['many'] as const) : []), collection, 'one'];
}

function answer(program: Program, question: Question, lookUp: Lookups): JudgedAllow[] {
  const { request, target, resource, alternative } = question;
  const globals: Scope['variables'] = new Map([
    ['request', requestValue(request, question.path)],
    ['resource', resource],
  ]);
  const spend = expressionCounter();
  const judged: JudgedAllow[] = [];
  for (const covering of coveringAllows(program, { target, method: request.method }, globals)) {
    const step = conditionStep(covering, { spend, lookUp });
    const allowed = step === null || isTrue(step.result);
    judged.push({ placed: covering.placed, allowed, step, alternative });
    // An exceeded limit denies the request, whatever the allows below would say.
    if (allowed || isLimit(step.result)) break;
  }
  return judged;
}

function conditionStep(
  { placed, scope }: Covering,
  runtime: { spend: () => Problem | null; lookUp: Lookups },
): Step | null {
  const { condition } = placed.allow;
  return condition === null ? null : evaluate(condition, scope, runtime);
}

function expressionCounter(): () => Problem | null {
  let count = 0;
  return () => {
    count += 1;
    if (count <= LIMITS.expressionsPerRequest) return null;
    return limit(`more than ${LIMITS.expressionsPerRequest} expressions to evaluate`);
  };
}

const isTrue = (result: Evaluated): boolean => result.type === 'bool' && result.value;
const isLimit = (result: Evaluated): boolean => isProblem(result) && result.kind === 'limit';
