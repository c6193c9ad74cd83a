import { shorten } from '../source.ts';
import { showFloat } from './show.ts';
import { toRfc3339, toSeconds } from './time.ts';
import type { Entries, Fact, PathSegment, RuleValue, ValueOf } from './value.ts';

/** A value as the coverage report of the official emulator writes it (observed). */
export type ReportedValue = Readonly<Record<string, unknown>>;

const LONGEST_TEXT = 500;
const MOST_ITEMS = 50;
const DEEPEST = 4;

/** Shortened, because a report lives as long as the server. */
export function toReport(value: RuleValue, depth = 0): ReportedValue {
  switch (value.type) {
    case 'null':
      return { nullValue: null };
    case 'bool':
      return { boolValue: value.value };
    case 'int':
      return { intValue: String(value.value) };
    case 'float':
      return { floatValue: Number.isFinite(value.value) ? value.value : showFloat(value.value) };
    case 'string':
      return { stringValue: shorten(value.value, LONGEST_TEXT) };
    case 'bytes':
      return { bytesValue: Buffer.from(value.value.subarray(0, LONGEST_TEXT)).toString('base64') };
    case 'timestamp':
      return { timestampValue: toRfc3339(value.nanos) };
    case 'duration':
      return { durationValue: toSeconds(value.nanos) };
    case 'latlng':
      return { latlngValue: { latitude: value.latitude, longitude: value.longitude } };
    case 'path':
      return { pathValue: { segments: value.segments.map(reportSegment) } };
    case 'list':
      return { listValue: { values: reportItems(value.items, depth) } };
    case 'set':
      return { setValue: { values: reportItems(value.items, depth) } };
    case 'map':
    case 'partial':
      return { mapValue: { fields: reportEntries(value.entries, depth) } };
    case 'map_diff':
      return { mapDiffValue: { keyStatuses: keyStatuses(value) } };
    case 'vector':
      return {
        vectorValue: { values: value.values.slice(0, MOST_ITEMS).map((item) => ({ floatValue: item })) },
      };
    case 'constraint':
      return { constraintValue: { simpleConstraints: value.facts.map(reportFact) } };
    default:
      return value satisfies never;
  }
}

function reportItems(items: readonly RuleValue[], depth: number): ReportedValue[] {
  return depth >= DEEPEST ? [] : items.slice(0, MOST_ITEMS).map((item) => toReport(item, depth + 1));
}

function reportEntries(entries: Entries, depth: number): ReportedValue {
  if (depth >= DEEPEST) return {};
  const shown = [...entries].slice(0, MOST_ITEMS);
  return Object.fromEntries(shown.map(([key, value]) => [key, toReport(value, depth + 1)]));
}

function reportSegment({ capture, value }: PathSegment): ReportedValue {
  if (capture === null) return { simple: value };
  return { capture: { variableName: capture, ...(value === null ? {} : { boundValue: value }) } };
}

const COMPARATORS = {
  '<': 'LT',
  '<=': 'LTE',
  '>': 'GT',
  '>=': 'GTE',
  '!=': 'NEQ',
  contains: 'LIST_CONTAINS',
} as const satisfies Record<Fact['op'], string>;

function reportFact({ op, value }: Fact): ReportedValue {
  return { comparator: COMPARATORS[op], value: toReport(value, DEEPEST) };
}

function keyStatuses({ diff }: ValueOf<'map_diff'>): ReportedValue {
  const statuses = Object.entries(diff).flatMap(([status, keys]) =>
    keys.map((key) => [key, status.toUpperCase()]),
  );
  return Object.fromEntries(statuses);
}
