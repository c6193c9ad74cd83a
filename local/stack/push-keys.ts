import { createECDH } from 'node:crypto';

const keys = createECDH('prime256v1');
keys.setPrivateKey(Buffer.alloc(32, 'crocodile-hub'));

/** The pair that signs local pushes. Everybody knows it: for development alone. */
export const LOCAL_PUSH = {
  publicKey: keys.getPublicKey('base64url'),
  privateKey: keys.getPrivateKey('base64url'),
} as const;
