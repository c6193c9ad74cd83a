import type { FunctionDefinition } from './language/ast.ts';
import type { Evaluated, Problem } from './values/problem.ts';

/** The names at a place: captures, parameters and `let`s, and the functions defined around it. */
export type Scope = {
  variables: ReadonlyMap<string, Evaluated | Problem>;
  functions: ReadonlyMap<string, FunctionDefinition>;
  parent: Scope | null;
};

/** A function runs in the scope of its definition, not in that of its caller. */
export function findFunction(
  scope: Scope,
  name: string,
): { definition: FunctionDefinition; home: Scope } | null {
  for (let home: Scope | null = scope; home !== null; home = home.parent) {
    const definition = home.functions.get(name);
    if (definition !== undefined) return { definition, home };
  }
  return null;
}

export function findVariable(scope: Scope, name: string): Evaluated | Problem | null {
  for (let at: Scope | null = scope; at !== null; at = at.parent) {
    const value = at.variables.get(name);
    if (value !== undefined) return value;
  }
  return null;
}

export function functionsByName(definitions: readonly FunctionDefinition[]): Scope['functions'] {
  return new Map(definitions.map((definition) => [definition.name.text, definition]));
}
