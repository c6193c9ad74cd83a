import type { Vault } from '../ports/vault.ts';

/** Seals nothing, and still refuses the wrong context. */
export const plainVault: Vault = {
  seal: (secret, context) => `${context}|${secret}`,
  open(sealed, context) {
    if (!sealed.startsWith(`${context}|`)) throw new Error('sealed for another context');
    return sealed.slice(context.length + 1);
  },
};
