import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** A regular expression as a file writes it. `isRepeated`: it is applied again and again along one text. */
export type Expression = { at: string; source: string; flags: string; isRepeated: boolean };

/** `computed` are built only at run time, so they cannot be read from the file. */
export type Expressions = { written: Expression[]; computed: { file: string; text: string }[] };

/** All regular expressions of the code in production; files that only tests import are left out. */
export function shippedExpressions(root: string): Expressions {
  const files = globSync(['core/**/*.ts', 'functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/testing/**'],
  });
  const all = files.toSorted().map((file) => expressionsIn(file, readFileSync(join(root, file), 'utf8')));
  return {
    written: all.flatMap(({ written }) => written),
    computed: all.flatMap(({ computed }) => computed),
  };
}

/** Those of one file: literals, `RegExp(…)`, and the strings that `match`, `matchAll` and `search` turn into one. */
export function expressionsIn(file: string, text: string): Expressions {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Expressions = { written: [], computed: [] };
  const take = (node: ts.Node, source: string, flags: string): void => {
    const line = parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const isRepeated = /[gy]/.test(flags) || calleeName(node.parent) === 'split';
    found.written.push({ at: `${file}:${line}`, source, flags, isRepeated });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      take(node, node.text.slice(1, end), node.text.slice(end + 1));
    }
    const name = calleeName(node);
    const [source, flags] = argumentsOf(node);
    if (name === 'RegExp' && source !== undefined && !ts.isRegularExpressionLiteral(source)) {
      const isWritten =
        ts.isStringLiteralLike(source) && (flags === undefined || ts.isStringLiteralLike(flags));
      if (isWritten) take(node, source.text, flags?.text ?? '');
      else found.computed.push({ file, text: node.getText() });
    } else if (
      name !== null &&
      takesText.has(name) &&
      source !== undefined &&
      ts.isStringLiteralLike(source)
    ) {
      take(node, source.text, name === 'matchAll' ? 'g' : '');
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

const takesText: ReadonlySet<string> = new Set(['match', 'matchAll', 'search']);

function calleeName(node: ts.Node): string | null {
  if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return null;
  const { expression } = node;
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : null;
}

function argumentsOf(node: ts.Node): readonly ts.Expression[] {
  return ts.isCallExpression(node) || ts.isNewExpression(node) ? (node.arguments ?? []) : [];
}
