import type { CoverageReport, ExpressionCoverage } from './coverage.ts';

/**
 * Coverage as editors and services read it: a line counts as often as the expression that was evaluated most on it,
 * and every condition has two branches, true and not.
 * https://github.com/linux-test-project/lcov/blob/master/man/geninfo.1
 */
export function lcovOf({ rules, report }: CoverageReport, file = rules.files[0]?.name ?? ''): string {
  const hits = new Map<number, number>();
  for (const expression of report.flatMap(withInner)) {
    const { line } = expression.sourcePosition;
    hits.set(line, Math.max(hits.get(line) ?? 0, countOf(expression)));
  }
  const lines = [...hits].toSorted(([left], [right]) => left - right);
  const branches = report.flatMap(branchesOf);
  return [
    'TN:',
    `SF:${file}`,
    ...branches.map(({ line, block, side, count }) => `BRDA:${line},${block},${side},${count ?? '-'}`),
    `BRF:${branches.length}`,
    `BRH:${branches.filter(({ count }) => count !== null && count > 0).length}`,
    ...lines.map(([line, count]) => `DA:${line},${count}`),
    `LF:${lines.length}`,
    `LH:${lines.filter(([, count]) => count > 0).length}`,
    'end_of_record',
    '',
  ].join('\n');
}

function withInner(expression: ExpressionCoverage): ExpressionCoverage[] {
  return [expression, ...(expression.children ?? []).flatMap(withInner)];
}

function countOf({ values = [] }: ExpressionCoverage): number {
  return values.reduce((sum, { count }) => sum + count, 0);
}

type Branch = { line: number; block: number; side: 0 | 1; count: number | null };

/** An expression that was never reached has no count, unlike one that was reached and never true. */
function branchesOf(expression: ExpressionCoverage, block: number): Branch[] {
  const { sourcePosition, values } = expression;
  const { line } = sourcePosition;
  const isTrue = values?.find(({ value }) => value['boolValue'] === true)?.count ?? 0;
  const all = countOf(expression);
  return [
    { line, block, side: 0, count: values ? isTrue : null },
    { line, block, side: 1, count: values ? all - isTrue : null },
  ];
}
