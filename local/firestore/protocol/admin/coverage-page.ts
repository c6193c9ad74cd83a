import type { CoverageReport, ExpressionCoverage } from '../../rules/coverage.ts';

/** The rules as a page: each expression coloured by whether it was reached, its values in the tooltip. */
export function coveragePage({ rules, report }: CoverageReport): string {
  const source = rules.files[0]?.content ?? '';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Rules coverage</title>
<style>
  body { font: 14px/1.6 ui-monospace, monospace; margin: 2rem; color-scheme: light dark; }
  pre { white-space: pre-wrap; }
  .reached { background: #2e7d3222; border-bottom: 1px solid #2e7d32; }
  .missed { background: #c6282822; border-bottom: 1px solid #c62828; }
</style>
<pre>${highlight(source, marksOf(report))}</pre>
</html>
`;
}

type Mark = { at: number; html: string; isEnd: boolean };

/** Outer expressions open before inner ones and close after them. */
function marksOf(expressions: readonly ExpressionCoverage[]): Mark[] {
  return expressions.flatMap(({ sourcePosition, values, children = [] }) => {
    const title = values
      ? values.map(({ value, count }) => `${JSON.stringify(value)} × ${count}`).join('\\n')
      : 'never reached';
    const open = `<span class="${values ? 'reached' : 'missed'}" title="${escape(title)}">`;
    return [
      { at: sourcePosition.currentOffset, html: open, isEnd: false },
      ...marksOf(children),
      { at: sourcePosition.endOffset + 1, html: '</span>', isEnd: true },
    ];
  });
}

function highlight(source: string, marks: readonly Mark[]): string {
  const inOrder = marks.toSorted(
    (left, right) => left.at - right.at || Number(right.isEnd) - Number(left.isEnd),
  );
  let html = '';
  let position = 0;
  for (const mark of inOrder) {
    html += escape(source.slice(position, mark.at)) + mark.html;
    position = mark.at;
  }
  return html + escape(source.slice(position));
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
