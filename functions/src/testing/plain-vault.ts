import type { Vault } from '../ports/world.ts';

/** Does not encrypt, but still refuses the wrong context. */
export const plainVault: Vault = {
  seal: (secret, context) => `${context}|${secret}`,
  open(sealed, context) {
    return sealed.startsWith(`${context}|`) ? sealed.slice(context.length + 1) : null;
  },
};
