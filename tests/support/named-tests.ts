import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** A test as its file states it. `name` holds the titles of its describes and its own, joined by ` › `. */
export type StatedTest = { name: string; isSkipped: boolean; asserts: boolean };

/** What is wrong with a test that a page names; null if it exists, runs and asserts. */
export function faultOfTest(file: string, title: string): string | null {
  if (!existsSync(file)) return 'the file is not there';
  const named = statedTests(file).filter(({ name }) => name === title || name.endsWith(` › ${title}`));
  if (named.length === 0) return 'no test has this title';
  if (named.some(({ isSkipped }) => isSkipped)) return 'the test is skipped';
  if (!named.every(({ asserts }) => asserts)) return 'the test asserts nothing';
  return null;
}

const stated = new Map<string, StatedTest[]>();

/** The tests of a file, with titles as written: `%s` and `${…}` stay. Read once: pages name the same files often. */
export function statedTests(file: string): StatedTest[] {
  const known = stated.get(file) ?? testsOf(file);
  stated.set(file, known);
  return known;
}

function testsOf(file: string): StatedTest[] {
  const source = parsed(file);
  const found: StatedTest[] = [];
  const visit = (node: ts.Node, above: { titles: readonly string[]; isSkipped: boolean }): void => {
    const call = ts.isCallExpression(node) ? runnerCall(node) : null;
    if (call === null) {
      ts.forEachChild(node, (child) => visit(child, above));
      return;
    }
    const titles = [...above.titles, call.title];
    const isSkipped = above.isSkipped || call.isSkipped;
    if (call.runner === 'describe') visit(call.body, { titles, isSkipped });
    else found.push({ name: titles.join(' › '), isSkipped, asserts: asserts(call.body, source) });
  };
  visit(source, { titles: [], isSkipped: false });
  return found;
}

type RunnerCall = { runner: 'describe' | 'test'; title: string; isSkipped: boolean; body: ts.Node };

const runners: ReadonlyMap<string, RunnerCall['runner']> = new Map([
  ['describe', 'describe'],
  ['it', 'test'],
  ['test', 'test'],
]);
const skipping = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/** `it('…', () => {…})`, `describe.each(…)('…', …)` and their like; null for any other call. */
function runnerCall(call: ts.CallExpression): RunnerCall | null {
  const [title, ...rest] = call.arguments;
  const body = rest.find((one) => ts.isFunctionLike(one));
  if (title === undefined || (!ts.isStringLiteralLike(title) && !ts.isTemplateExpression(title))) return null;
  const { root, modifiers } = calleeOf(call.expression);
  const runner = runners.get(root);
  if (runner === undefined) return null;
  const options = rest.find((one) => ts.isObjectLiteralExpression(one));
  const optedOut = (options?.properties ?? []).some(
    ({ name }) => name !== undefined && skipping.has(name.getText()),
  );
  const isSkipped = body === undefined || optedOut || modifiers.some((modifier) => skipping.has(modifier));
  return {
    runner,
    title: title
      .getText()
      .slice(1, -1)
      .replaceAll(/\\(['"`])/g, '$1'),
    isSkipped,
    body: body ?? call,
  };
}

/**
 * For `it.concurrent.each(rows)`: `it`, with `concurrent` and `each`. For a choice between two functions, the first.
 */
function calleeOf(expression: ts.Expression): { root: string; modifiers: string[] } {
  if (ts.isParenthesizedExpression(expression)) return calleeOf(expression.expression);
  if (ts.isConditionalExpression(expression)) return calleeOf(expression.whenTrue);
  if (ts.isCallExpression(expression)) return calleeOf(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calleeOf(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return { root: expression.getText(), modifiers: [] };
  const { root, modifiers } = calleeOf(expression.expression);
  return { root, modifiers: [...modifiers, expression.name.text] };
}

/** How deep a test's own functions are searched for an assertion. */
const deepest = 3;

/** Whether the code asserts, itself or in a function of this repository that it calls. */
function asserts(code: ts.Node, source: ts.SourceFile, depth = 0): boolean {
  const calls = callsIn(code);
  // Most do so themselves; then no other file is read.
  if (calls.some(isAssertion)) return true;
  if (depth === deepest) return false;
  return calls.some(({ expression }) => {
    const called = ts.isIdentifier(expression) ? declarationOf(expression.text, source) : null;
    return called !== null && asserts(called.code, called.source, depth + 1);
  });
}

function callsIn(code: ts.Node): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(code);
  return calls;
}

/** `expect(found).toBe(…)`, and the assertions of the rules' library. A comparison of a literal proves nothing. */
function isAssertion(call: ts.CallExpression): boolean {
  const { root, modifiers } = calleeOf(call.expression);
  if (root === 'assertFails' || root === 'assertSucceeds') return true;
  if (root !== 'expect' || modifiers.length === 0) return false;
  let inner: ts.Expression = call.expression;
  while (ts.isPropertyAccessExpression(inner)) inner = inner.expression;
  if (!ts.isCallExpression(inner)) return false;
  const [subject] = inner.arguments;
  return subject !== undefined && !ts.isLiteralExpression(subject) && !isKeywordLiteral(subject);
}

function isKeywordLiteral({ kind }: ts.Expression): boolean {
  return [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(kind);
}

type Declared = { code: ts.Node; source: ts.SourceFile };

/** The function of this name: declared in the file, or imported from another of ours. */
function declarationOf(name: string, source: ts.SourceFile): Declared | null {
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name)
      return { code: statement, source };
    if (ts.isVariableStatement(statement)) {
      const declared = statement.declarationList.declarations.find((one) => one.name.getText() === name);
      if (declared?.initializer !== undefined && ts.isFunctionLike(declared.initializer))
        return { code: declared.initializer, source };
    }
    const from = ts.isImportDeclaration(statement) ? importedAs(name, statement) : null;
    if (from !== null) {
      const file = join(dirname(source.fileName), from.file);
      return existsSync(file) ? declarationOf(from.name, parsed(file)) : null;
    }
  }
  return null;
}

function importedAs(name: string, { importClause, moduleSpecifier }: ts.ImportDeclaration) {
  const file = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const bindings = importClause?.namedBindings;
  if (!file.startsWith('.') || bindings === undefined || !ts.isNamedImports(bindings)) return null;
  const element = bindings.elements.find((one) => one.name.text === name);
  return element === undefined ? null : { file, name: (element.propertyName ?? element.name).text };
}

const parsedFiles = new Map<string, ts.SourceFile>();

function parsed(file: string): ts.SourceFile {
  const known = parsedFiles.get(file);
  if (known !== undefined) return known;
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsedFiles.set(file, source);
  return source;
}
