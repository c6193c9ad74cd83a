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
    const people = peopleIn(value).map(chosen);
    // Copies are one text; whom it goes to may be several.
    return { ...payload, [field]: field === 'cc' || field === 'bcc' ? people.join(', ') : people };
  }
  return { ...payload, [field]: Array.isArray(value) ? value.map(chosen) : chosen(value) };
}
