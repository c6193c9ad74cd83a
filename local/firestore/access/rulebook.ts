import { compileRules, type Compiled } from '../rules/compile.ts';
import type { Ruleset } from '../rules/ruleset.ts';

/**
 * The rules in force: those from the file for all projects, and those that a project's own tests loaded. Without rules
 * everything is allowed, as in the official emulator.
 */
export class Rulebook {
  readonly #byProject = new Map<string, Ruleset>();
  #common: Ruleset | null = null;

  of(project: string): Ruleset | null {
    return this.#byProject.get(project) ?? this.#common;
  }

  /** Replaces the rules, of one project or (null) of all others; on errors the old ones stay in force. */
  load(source: string, { project, name }: { project: string | null; name?: string }): Compiled {
    const compiled = compileRules(source, name);
    if (!compiled.ok) return compiled;
    if (project === null) this.#common = compiled.ruleset;
    else this.#byProject.set(project, compiled.ruleset);
    return compiled;
  }
}
