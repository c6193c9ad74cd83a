import { problem } from '../values/problem.ts';
import type { Result } from '../values/problem.ts';
import { path } from '../values/value.ts';
import type { Entries, PathSegment } from '../values/value.ts';
import { overload } from './overload.ts';

/** Source: https://firebase.google.com/docs/reference/rules/rules.Path */
export const pathMethods = {
  bind: [overload(['path', 'map'], (self, values) => bind(self.segments, values.entries))],
};

export const pathFunctions = {
  path: [overload(['path'], (self) => self), overload(['string'], (text) => pathOf(text.value))],
};

function pathOf(text: string): Result {
  const segments = text.replace(/^\//, '').split('/');
  return segments.includes('') ? problem(`'${text}' is no path: a segment is empty`) : path(segments);
}

function bind(segments: readonly PathSegment[], values: Entries): Result {
  const bound: PathSegment[] = [];
  for (const segment of segments) {
    const value = segment.capture === null ? undefined : values.get(segment.capture);
    if (value !== undefined && value.type !== 'string') return problem('bind() takes strings');
    bound.push(value === undefined ? segment : { ...segment, value: value.value });
  }
  return { type: 'path', segments: bound };
}
