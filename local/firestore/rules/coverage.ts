import type { Judgement } from './decide.ts';
import type { Step } from './evaluate.ts';
import { partsOf } from './language/ast.ts';
import type { Expression, FunctionDefinition, Match, RulesFile } from './language/ast.ts';
import type { Range, Source } from './source.ts';
import { isProblem } from './values/problem.ts';
import type { Evaluated } from './values/problem.ts';
import { show } from './values/show.ts';
import { toReport } from './values/to-report.ts';
import type { ReportedValue } from './values/to-report.ts';

/**
 * The report of the official emulator's `GET /emulator/v1/projects/{p}:ruleCoverage`, in the shape seen on
 * the wire: every expression but the literals, with what it evaluated to and how often; an expression
 * without `values` was never reached. Lines and columns count from 1, the end offset is inclusive.
 */
export type CoverageReport = {
  rules: { files: readonly { name: string; content: string }[] };
  report: readonly ExpressionCoverage[];
};

export type ExpressionCoverage = {
  sourcePosition: SourcePosition;
  values?: readonly Counted[];
  children?: readonly ExpressionCoverage[];
};

type SourcePosition = { line: number; column: number; currentOffset: number; endOffset: number };
type Counted = { value: ReportedValue; count: number };

/** Counts what was evaluated since the rules were compiled. */
type Coverage = {
  record(judgement: Judgement): void;
  report(): CoverageReport;
};

/** Timestamps and documents have unlimited values; conditions have three outcomes. */
const DIFFERENT_VALUES = 30;

export function createCoverage(file: RulesFile, source: Source): Coverage {
  const counts = new Map<Expression, Map<string, Counted>>();

  function count({ expression, result, parts }: Step): void {
    const known = countsOf(expression);
    const key = keyOf(result);
    const counted = known.get(key);
    if (counted !== undefined) counted.count += 1;
    else if (known.size < DIFFERENT_VALUES) known.set(key, { value: reported(result, source), count: 1 });
    for (const part of parts) count(part);
  }

  function countsOf(expression: Expression): Map<string, Counted> {
    const known = counts.get(expression);
    if (known !== undefined) return known;
    const fresh = new Map<string, Counted>();
    counts.set(expression, fresh);
    return fresh;
  }

  function covered(expression: Expression): ExpressionCoverage[] {
    if (expression.kind === 'literal') return [];
    const values = counts.get(expression);
    const children = partsOf(expression).flatMap(covered);
    return [
      {
        sourcePosition: positionOf(expression.at, source),
        ...(values === undefined ? {} : { values: [...values.values()].map((counted) => ({ ...counted })) }),
        ...(children.length === 0 ? {} : { children }),
      },
    ];
  }

  return {
    record({ allows }) {
      for (const { step } of allows) if (step !== null) count(step);
    },
    report: () => ({
      rules: { files: [{ name: source.name, content: source.text }] },
      report: rootsOf(file).flatMap(covered),
    }),
  };
}

/** In the order of the official report: functions, then the matches inside, then the conditions. */
function rootsOf(file: RulesFile): Expression[] {
  return [
    ...file.functions.flatMap(bodyOf),
    ...file.services.flatMap((service) => [
      ...service.functions.flatMap(bodyOf),
      ...service.matches.flatMap(rootsOfMatch),
    ]),
  ];
}

function rootsOfMatch({ functions, matches, allows }: Match): Expression[] {
  return [
    ...functions.flatMap(bodyOf),
    ...matches.flatMap(rootsOfMatch),
    ...allows.flatMap(({ condition }) => (condition === null ? [] : [condition])),
  ];
}

function bodyOf({ bindings, result }: FunctionDefinition): Expression[] {
  return [...bindings.map((binding) => binding.value), result];
}

/** All mentions of `request` in a decision are the same object, which may hold a whole document. */
const keys = new WeakMap<Evaluated, string>();

function keyOf(result: Evaluated): string {
  const known = keys.get(result);
  if (known !== undefined) return known;
  const key = isProblem(result)
    ? `${result.kind} ${result.at.start} ${result.message}`
    : `${result.type} ${show(result)}`;
  keys.set(result, key);
  return key;
}

/** An error is what the official report calls undefined. */
function reported(result: Evaluated, source: Source): ReportedValue {
  if (!isProblem(result)) return toReport(result);
  return { undefined: { sourcePosition: positionOf(result.at, source), causeMessage: result.message } };
}

function positionOf(at: Range, source: Source): SourcePosition {
  return { ...source.position(at.start), currentOffset: at.start, endOffset: at.end - 1 };
}
