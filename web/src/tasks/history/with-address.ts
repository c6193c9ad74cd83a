import { peopleIn } from '@crocodile-hub/core/domain/recipients';

/** The payload with a name in the field replaced by an address. */
export function withAddress(
  payload: Readonly<Record<string, unknown>>,
  field: string,
  written: string,
  address: string,
): Record<string, unknown> {
  const value = payload[field];
  const chosen = (one: unknown) => (one === written ? address : one);
  if (typeof value === 'string' && value !== written) {
    return { ...payload, [field]: peopleIn(value).map(chosen) };
  }
  return { ...payload, [field]: Array.isArray(value) ? value.map(chosen) : chosen(value) };
}
