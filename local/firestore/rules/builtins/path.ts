import { isProblem, problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { decodeSegment } from '../values/path-text.ts';
import type { Entries, PathSegment } from '../values/value.ts';
import { overload } from './overload.ts';
import { toText } from './string.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods = {
  bind: [overload(['path', 'map'], (self, values) => bind(self.segments, values.entries))],
};

export const pathFunctions = { path: [overload(['string'], (text) => pathOf(text.value))] };

function pathOf(text: string): Result {
  const segments: PathSegment[] = [];
  for (const part of text.replace(/^\//, '').split('/')) {
    const capture = /^\{([A-Za-z_$][\w$]*)(?:=\*\*?)?\}$/.exec(part)?.[1] ?? null;
    const value = capture === null ? decodeSegment(part) : null;
    if (part === '' || (capture === null && value === null)) return problem(`'${text}' is no path`);
    segments.push({ capture, value });
  }
  return { type: 'path', segments };
}

function bind(segments: readonly PathSegment[], values: Entries): Result {
  const captures = new Set(segments.map((segment) => segment.capture));
  const foreign = [...values.keys()].find((name) => !captures.has(name));
  if (foreign !== undefined) return problem(`the path has no {${foreign}}`);
  const bound: PathSegment[] = [];
  for (const segment of segments) {
    const value = segment.capture === null ? undefined : values.get(segment.capture);
    const text = value === undefined ? null : toText(value);
    if (text !== null && isProblem(text)) return text;
    bound.push(text?.type === 'string' ? { ...segment, value: text.value } : segment);
  }
  return { type: 'path', segments: bound };
}
