/**
 * A draft has two names: Gmail's own id, once it is known, and before that the form's, which is made when the form is
 * opened. By the form's a save that was repeated finds what the first one made.
 */
const ofForm = /^form-[0-9a-f-]{36}$/;

export function formDraftRef(uuid: string): string {
  return `form-${uuid}`;
}

export function isFormDraftRef(ref: string): boolean {
  return ofForm.test(ref);
}
