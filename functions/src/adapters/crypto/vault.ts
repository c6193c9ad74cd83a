import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { Vault } from '../../ports/world.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a fresh IV for each secret. It begins with the key's id, so that keys can be told apart after a
 * change.
 */
export function aesVault(keyBase64: string): Vault {
  const key = Buffer.from(keyBase64, 'base64');
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return {
    seal(secret, context) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(context));
      const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v1.${keyId}.${sealed.toString('base64url')}`;
    },
    open(sealed, context) {
      const [version, id, body = ''] = sealed.split('.');
      const bytes = Buffer.from(body, 'base64url');
      if (version !== 'v1' || id !== keyId || bytes.length < ivBytes + tagBytes) return null;
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(context));
      decipher.setAuthTag(bytes.subarray(-tagBytes));
      const text = decipher.update(bytes.subarray(ivBytes, -tagBytes), undefined, 'utf8');
      try {
        return text + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
}
