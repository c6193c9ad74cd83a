/**
 * A draft has two names: the form's, made when the form opens, and later Gmail's own id. A repeated save finds the
 * first one's draft by the form's name.
 */
const ofForm = /^form-[0-9a-f-]{36}$/;

export function formDraftRef(uuid: string): string {
  return `form-${uuid}`;
}

export function isFormDraftRef(ref: string): boolean {
  return ofForm.test(ref);
}
