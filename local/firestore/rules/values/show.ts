import { shorten } from '../source.ts';
import { toRfc3339, toSeconds } from './time.ts';
import type { Constraint, Entries, MapDiff, PathSegment, RuleValue } from './value.ts';

const SHOWN_ITEMS = 8;
const SHOWN_TEXT = 60;
const SHOWN_DEPTH = 3;

/** A value in a trace: short, on one line, in the notation of the language. */
export function show(value: RuleValue, depth = 0): string {
  switch (value.type) {
    case 'null':
      return 'null';
    case 'bool':
    case 'int':
      return String(value.value);
    case 'float':
      return showFloat(value.value);
    case 'string':
      return `'${shorten(value.value, SHOWN_TEXT)}'`;
    case 'bytes':
      return `bytes(${value.value.length})`;
    case 'timestamp':
      return `timestamp(${toRfc3339(value.nanos)})`;
    case 'duration':
      return `duration(${toSeconds(value.nanos)})`;
    case 'latlng':
      return `latlng(${value.latitude}, ${value.longitude})`;
    case 'path':
      return showPath(value.segments);
    case 'list':
      return `[${showItems(value.items, depth)}]`;
    case 'set':
      return `set(${showItems(value.items, depth)})`;
    case 'map':
      return `{${showEntries(value.entries, depth)}}`;
    case 'partial':
      return `{${[showEntries(value.entries, depth), '…'].filter(Boolean).join(', ')}}`;
    case 'map_diff':
      return `diff(${showDiff(value.diff)})`;
    case 'vector':
      return `vector(${value.values.length})`;
    case 'constraint':
      return showFacts(value);
    default:
      return value satisfies never;
  }
}

function showPath(segments: readonly PathSegment[]): string {
  return segments.map((segment) => `/${segment.value ?? `{${segment.capture}}`}`).join('') || '/';
}

/** As Java prints a double, which `string(1.0)` returns: always with a point or an exponent. */
export function showFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (Object.is(value, -0)) return '-0.0';
  const magnitude = Math.abs(value);
  if (magnitude === 0 || (magnitude >= 1e-3 && magnitude < 1e7)) {
    const plain = String(value);
    return plain.includes('.') ? plain : `${plain}.0`;
  }
  const [digits = '', exponent = ''] = value.toExponential().split('e');
  return `${digits.includes('.') ? digits : `${digits}.0`}E${exponent.replace('+', '')}`;
}

function showItems(items: readonly RuleValue[], depth: number): string {
  if (depth >= SHOWN_DEPTH) return items.length > 0 ? '…' : '';
  const shown = items.slice(0, SHOWN_ITEMS).map((item) => show(item, depth + 1));
  return [...shown, ...(items.length > SHOWN_ITEMS ? [`… ${items.length - SHOWN_ITEMS} more`] : [])].join(
    ', ',
  );
}

function showEntries(entries: Entries, depth: number): string {
  if (depth >= SHOWN_DEPTH) return entries.size > 0 ? '…' : '';
  const shown = [...entries].slice(0, SHOWN_ITEMS).map(([key, value]) => `${key}: ${show(value, depth + 1)}`);
  return [...shown, ...(entries.size > SHOWN_ITEMS ? [`… ${entries.size - SHOWN_ITEMS} more`] : [])].join(
    ', ',
  );
}

function showDiff(diff: MapDiff): string {
  return Object.entries(diff)
    .filter(([status, keys]) => status !== 'unchanged' && keys.length > 0)
    .map(([status, keys]) => `${status}: ${shorten(keys.join(', '), SHOWN_TEXT)}`)
    .join('; ');
}

function showFacts(constraint: Constraint): string {
  return constraint.facts.map((fact) => `${fact.op} ${show(fact.value)}`).join(' and ') || 'nothing';
}
