import ts from 'typescript';
import { citedIn } from '../../support/coverage-table.ts';

/** One way to break a file: the text from `start` to `end` gives way to `to`. */
export type Mutant = {
  start: number;
  end: number;
  to: string;
  /** How visible the place is to people: styles count less than words. */
  weight: number;
  /** The functions, variables and properties around it, the outermost first. */
  names: readonly string[];
  /** The rules that comments cite above it. */
  cites: readonly string[];
};

type Change = Pick<Mutant, 'start' | 'end' | 'to'> & { weight?: number };
type Place = Pick<Mutant, 'names' | 'cites' | 'weight'>;

const ofLooks = 0.1;
/** Attributes that tests do not check, or that only React reads. */
const ofNobody: ReadonlySet<string> = new Set(['className', 'key', 'ref']);
const looks: ReadonlySet<string> = new Set(['sx', 'style', 'variant', 'color', 'size', 'fontSize']);

const opposites: ReadonlyMap<ts.SyntaxKind, string> = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '>='],
  [ts.SyntaxKind.LessThanEqualsToken, '>'],
  [ts.SyntaxKind.GreaterThanToken, '<='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '<'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
  [ts.SyntaxKind.MinusToken, '+'],
  [ts.SyntaxKind.AsteriskToken, '/'],
]);

/** Every known way to break the file: one change each, in code that runs. */
export function mutantsOf(path: string, text: string): Mutant[] {
  return /\.tsx?$/.test(path) ? ofTypeScript(path, text) : ofPlainText(path, text);
}

function ofTypeScript(path: string, text: string): Mutant[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node, above: Place): void => {
    if (isNoCode(node)) return;
    const place = placeOf(node, above, source);
    if (place.weight === 0) return;
    for (const { weight = 1, ...change } of changesOf(node, text))
      found.push({ ...place, ...change, weight: place.weight * weight });
    ts.forEachChild(node, (child) => visit(child, place));
  };
  ts.forEachChild(source, (statement) => visit(statement, { names: [], cites: [], weight: 1 }));
  return found;
}

function isNoCode(node: ts.Node): boolean {
  return (
    ts.isTypeNode(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    (ts.isExpressionStatement(node) && isQuiet(node))
  );
}

function placeOf(node: ts.Node, above: Place, source: ts.SourceFile): Place {
  const name = nameOf(node);
  // A node that begins where its parent does has the same comments above it.
  const comments =
    node.pos === node.parent.pos && node.pos > 0 ? '' : source.text.slice(node.pos, node.getStart());
  const cites = comments === '' ? above.cites : [...new Set([...above.cites, ...citedIn(comments)])];
  const names = name === '' ? above.names : [...above.names, name];
  return { names, cites, weight: above.weight * weightOf(node, name) };
}

function weightOf(node: ts.Node, name: string): number {
  if (ts.isVariableDeclaration(node)) return name.endsWith('Style') ? ofLooks : 1;
  if (!ts.isJsxAttribute(node) && !ts.isPropertyAssignment(node)) return 1;
  if (ofNobody.has(name)) return 0;
  return looks.has(name) ? ofLooks : 1;
}

function nameOf(node: ts.Node): string {
  if (ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node)) return node.name?.text ?? '';
  if (ts.isMethodDeclaration(node)) return node.name.getText();
  if (ts.isVariableDeclaration(node)) return node.name.getText();
  if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) return node.name.getText();
  return '';
}

function changesOf(node: ts.Node, text: string): Change[] {
  const start = node.getStart();
  const end = node.end;
  const by = (to: string, weight = 1): Change[] => [{ start, end, to, weight }];
  const dropped = (weight = 1): Change[] => [{ start, end: afterComma(text, end), to: '', weight }];
  const negated = (condition: ts.Expression): Change => ({
    start: condition.getStart(),
    end: condition.end,
    to: `!(${condition.getText()})`,
  });

  if (node.kind === ts.SyntaxKind.TrueKeyword) return by('false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return by('true');
  if (ts.isNumericLiteral(node)) return isName(node) ? [] : by(changedNumber(node.text));
  if (ts.isStringLiteralLike(node)) return isName(node) ? [] : by(node.text === '' ? "'changed'" : "''");
  if (ts.isTemplateExpression(node)) return by("''");
  if (ts.isRegularExpressionLiteral(node)) return by('/(?!)/');
  if (ts.isBinaryExpression(node)) return ofBinary(node);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return by(node.operand.getText());
  if (ts.isIfStatement(node)) return [negated(node.expression)];
  if (ts.isConditionalExpression(node)) return [negated(node.condition)];
  if (ts.isExpressionStatement(node)) return by(';');
  if (ts.isJsxAttribute(node)) return dropped();
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node))
    return ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent) ? by('') : by('null', 0.3);
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return dropped(0.5);
  if (ts.isArrayLiteralExpression(node.parent) && !ts.isSpreadElement(node)) return dropped(0.5);
  return [];
}

function ofBinary({ left, operatorToken, right }: ts.BinaryExpression): Change[] {
  const opposite = opposites.get(operatorToken.kind);
  if (opposite === undefined) return [];
  const isShown = ts.isJsxElement(right) || ts.isJsxSelfClosingElement(right);
  if (isShown) return [{ start: left.getStart(), end: left.end, to: `!(${left.getText()})` }];
  // A swap beside `??`, or of one in a chain, would not parse.
  const isLogical = opposite === '||' || opposite === '&&';
  const change = { start: operatorToken.getStart(), end: operatorToken.end, to: opposite };
  if (!isLogical) return [change];
  const isAlone = [left, right].every((side) => !/\?\?|&&|\|\|/.test(side.getText()));
  return isAlone ? [{ ...change, weight: 0.7 }] : [];
}

function changedNumber(text: string): string {
  return String(Number(text.replaceAll('_', '')) * 2 + 1);
}

/** The name of a property, or the path of a module. */
function isName(node: ts.Node): boolean {
  const { parent } = node;
  const isOfProperty = 'name' in parent && parent.name === node;
  const isOfModule = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isOfProperty || isOfModule;
}

/** Directives, log calls for the operator, and calls that a class must make. */
function isQuiet({ expression }: ts.ExpressionStatement): boolean {
  return (
    ts.isStringLiteral(expression) || /^(?:super\(|console\.|(?:\w+\.)*log\.)/.test(expression.getText())
  );
}

function afterComma(text: string, end: number): number {
  const comma = /^\s*,/.exec(text.slice(end, end + 200));
  return end + (comma?.[0].length ?? 0);
}

/** Rules, JSON and HTML: numbers, quoted values and the words that decide. */
function ofPlainText(path: string, text: string): Mutant[] {
  if (!/\.(?:rules|json|html)$/.test(path)) return [];
  const comments = [...text.matchAll(path.endsWith('.rules') ? /\/\/.*/g : /<!--.*-->/g)].map((match) => ({
    from: match.index,
    until: match.index + match[0].length,
  }));
  const small =
    /(?<==)"[^"]+"|'[^'\n]+'|(?<=: )"[^"]+"|\btrue\b|\bfalse\b|&&|==|!=|<=|>=|(?<![\w.$])\d+(?![\w.])/g;
  return [...text.matchAll(small)]
    .filter(({ index }) => comments.every(({ from, until }) => index < from || index >= until))
    .map(({ 0: was, index }) => ({
      start: index,
      end: index + was.length,
      to: changedText(was),
      weight: 1,
      names: [],
      cites: [],
    }));
}

const swapped: Readonly<Record<string, string>> = {
  true: 'false',
  false: 'true',
  '&&': '||',
  '==': '!=',
  '!=': '==',
  '<=': '>',
  '>=': '<',
};

function changedText(was: string): string {
  if (/^["']/.test(was)) return was.slice(0, 1).repeat(2);
  return swapped[was] ?? changedNumber(was);
}

/** The text with the mutant in it. */
export function withMutant(text: string, { start, end, to }: Mutant): string {
  return text.slice(0, start) + to + text.slice(end);
}
