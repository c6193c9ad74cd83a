import { inject } from 'vitest';
import { projectId } from '../../local/stack/addresses.ts';

/** Disables the account, as an administrator does. Its sessions end everywhere. */
export async function disableAccount(uid: string): Promise<void> {
  const accounts = `${inject('urls').auth}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`;
  const response = await fetch(`${accounts}:update`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId: uid, disableUser: true }),
  });
  if (!response.ok) throw new Error(`the account could not be disabled: ${response.status}`);
}
