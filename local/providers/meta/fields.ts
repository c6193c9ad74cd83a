/** A `fields` parameter as a tree: `id,messages.limit(5){text}`. */
export type Selection = Map<string, { limit?: number; nested?: Selection }>;

const PIECE = /([a-z_]+)|\.limit\((\d+)\)|(\{)|(\})|,/gi;

export function parseFields(text: string): Selection {
  const root: Selection = new Map();
  const stack: { selection: Selection; last?: string }[] = [{ selection: root }];
  for (const [, name, limit, open, close] of text.matchAll(PIECE)) {
    const level = stack.at(-1);
    if (!level) break;
    const current = level.last === undefined ? undefined : level.selection.get(level.last);
    if (name !== undefined) {
      level.selection.set(name, {});
      level.last = name;
    } else if (limit !== undefined && current) {
      current.limit = Number(limit);
    } else if (open !== undefined && current) {
      current.nested = new Map();
      stack.push({ selection: current.nested });
    } else if (close !== undefined) {
      stack.pop();
    }
  }
  return root;
}

type Json = { [name: string]: unknown };

/** The chosen fields of an object, and its id, which the Graph API always returns. */
export function project(object: Json, selection: Selection): Json {
  const chosen = Object.entries(object).filter(([name]) => name === 'id' || selection.has(name));
  return Object.fromEntries(chosen.map(([name, value]) => [name, projectValue(value, selection.get(name))]));
}

function projectValue(value: unknown, choice: { limit?: number; nested?: Selection } | undefined): unknown {
  if (!choice || !isEdge(value)) return value;
  const { limit = 25, nested } = choice;
  const data = value.data.slice(0, limit);
  return { ...value, data: nested ? data.map((item) => project(item, nested)) : data };
}

function isEdge(value: unknown): value is { data: Json[] } {
  return typeof value === 'object' && value !== null && 'data' in value && Array.isArray(value.data);
}
