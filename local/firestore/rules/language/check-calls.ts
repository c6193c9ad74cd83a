import { LIMITS } from '../limits.ts';
import type { FunctionDefinition } from './ast.ts';
import type { Report } from './check-expression.ts';

/** The functions that each function calls. */
export type CallGraph = Map<FunctionDefinition, ReadonlySet<FunctionDefinition>>;

/** No recursion and no long chains, so that every evaluation ends. */
export function checkCalls(calls: CallGraph, report: Report): void {
  const finished = new Map<FunctionDefinition, number>();
  for (const definition of calls.keys()) {
    if (!visit(definition, [], { calls, finished, report })) return;
  }
}

type Walk = { calls: CallGraph; finished: Map<FunctionDefinition, number>; report: Report };

/** Records how many calls deep a function goes; false after an error, as one is enough. */
function visit(definition: FunctionDefinition, open: readonly FunctionDefinition[], walk: Walk): boolean {
  if (walk.finished.has(definition)) return true;
  const chain = [...open, definition];
  if (open.includes(definition)) return refuse(chain.slice(open.indexOf(definition)), 'calls itself', walk);
  if (chain.length > LIMITS.callDepth + 1) return refuse(chain, TOO_DEEP, walk);
  const callees = [...(walk.calls.get(definition) ?? [])];
  if (!callees.every((callee) => visit(callee, chain, walk))) return false;
  const depth = 1 + Math.max(0, ...callees.map((callee) => walk.finished.get(callee) ?? 0));
  if (depth > LIMITS.callDepth + 1) return refuse(chain, TOO_DEEP, walk);
  walk.finished.set(definition, depth);
  return true;
}

const TOO_DEEP = `calls more than ${LIMITS.callDepth} functions deep`;

function refuse(chain: readonly FunctionDefinition[], what: string, { report }: Walk): false {
  const [first] = chain;
  const names = chain.map((definition) => definition.name.text).join(' → ');
  if (first !== undefined) report.error(`${first.name.text}() ${what}: ${names}`, first.name.at);
  return false;
}
