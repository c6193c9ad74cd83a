/** Arithmetic as it is asked: "what is 17 * 23", "15% of 200", "כמה זה 12 כפול 7". */

const asking = /^(?:what'?s|what is|how much is|calculate|compute|כמה זה|כמה הם|כמה יוצא|חשב|תחשב|תחשבי)\s/;
const longest = 120;

/** Words of sums, longest first. */
const spoken: readonly (readonly [word: string, mark: string])[] = [
  ['percent of', '%of'],
  ['אחוזים מ-', '%of'],
  ['אחוז מ-', '%of'],
  ['% מ-', '%of'],
  ['%מ-', '%of'],
  ['לחלק ב-', '/'],
  ['לחלק ל-', '/'],
  ['לחלק ב', '/'],
  ['אחוזים מ', '%of'],
  ['אחוז מ', '%of'],
  ['divided by', '/'],
  ['multiplied by', '*'],
  ['to the power of', '^'],
  ['בחזקת', '^'],
  ['לחלק ל', '/'],
  ['חלקי', '/'],
  ['כפול', '*'],
  ['times', '*'],
  ['ועוד', '+'],
  ['פלוס', '+'],
  ['plus', '+'],
  ['פחות', '-'],
  ['מינוס', '-'],
  ['minus', '-'],
  ['% of', '%of'],
  ['% מ', '%of'],
  ['%מ', '%of'],
];

export type Sum = { readonly sum: string; readonly result: number };

/** Null for what is no sum, and for numbers that may be a date when nothing asks what they come to. */
export function readSum(text: string): Sum | null {
  if (text.length > longest || !/\d/.test(text)) return null;
  const plain = text.toLowerCase().replaceAll('’', "'").trim();
  const isAsked = asking.test(plain) || plain.includes('=');
  const sum = withoutEnd(plain.replace(asking, ''));
  let marks = sum;
  for (const [word, mark] of spoken) marks = marks.replaceAll(word, ` ${mark} `);
  marks = marks
    .replaceAll('×', '*')
    .replaceAll('÷', '/')
    .replaceAll('−', '-')
    .replace(/(\d) ?x ?(?=\d)/g, '$1*');
  const tokens = tokensOf(marks);
  if (tokens === null) return null;
  const operators = tokens.filter((token) => typeof token === 'string' && '+-*/^%of'.includes(token));
  if (operators.length === 0) return null;
  const mayBeDate = operators.every((one) => one === '-' || one === '/');
  if (mayBeDate && !isAsked) return null;
  const result = valueOf(tokens);
  return result === null || !Number.isFinite(result) ? null : { sum, result };
}

function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && '?=!. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

type Token = number | string;

function tokensOf(text: string): readonly Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at);
    const number = /^\d{1,15}(?:,\d{3}){0,5}(?:\.\d{1,12})?/.exec(rest)?.[0];
    if (number !== undefined) {
      tokens.push(Number(number.replaceAll(',', '')));
      at += number.length;
    } else if (rest.startsWith('%of')) {
      tokens.push('%of');
      at += 3;
    } else if ('+-*/^()'.includes(rest.charAt(0))) {
      tokens.push(rest.charAt(0));
      at += 1;
    } else if (rest.startsWith(' ')) {
      at += 1;
    } else {
      return null;
    }
  }
  return tokens;
}

const strength: Readonly<Record<string, number>> = { '+': 1, '-': 1, '*': 2, '/': 2, '%of': 3, '^': 4 };

function valueOf(tokens: readonly Token[]): number | null {
  let at = 0;

  function operand(): number | null {
    const token = tokens[at];
    at += 1;
    if (typeof token === 'number') return token;
    if (token === '-') {
      const value = operand();
      return value === null ? null : -value;
    }
    if (token !== '(') return null;
    const value = sum(1);
    if (tokens[at] !== ')') return null;
    at += 1;
    return value;
  }

  function sum(weakest: number): number | null {
    let left = operand();
    while (left !== null) {
      const operator = tokens[at];
      const binds = typeof operator === 'string' ? (strength[operator] ?? 0) : 0;
      if (typeof operator !== 'string' || binds < weakest) return left;
      at += 1;
      const right = sum(operator === '^' ? binds : binds + 1);
      left = right === null ? null : applied(operator, left, right);
    }
    return null;
  }

  const value = sum(1);
  return at === tokens.length ? value : null;
}

function applied(operator: string, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      return left / right;
    case '^':
      return left ** right;
    default:
      return (left * right) / 100;
  }
}
