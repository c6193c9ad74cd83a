import { createECDH } from 'node:crypto';

const keys = createECDH('prime256v1');
keys.setPrivateKey(Buffer.alloc(32, 'crocodile-hub'));

/** The key pair for local pushes. It is public: for development alone. */
export const LOCAL_PUSH = {
  publicKey: keys.getPublicKey('base64url'),
  privateKey: keys.getPrivateKey('base64url'),
} as const;
