import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { z } from 'zod';

const payload = z.object({
  notification: z.object({ title: z.string(), body: z.string() }),
  data: z.object({ tag: z.string(), path: z.string() }),
});

/** A browser that takes pushes: its subscription, and the only key that can decrypt them. */
export function aPushDevice(providersUrl: string) {
  const name = `device-${randomUUID()}`;
  const keys = createECDH('prime256v1');
  const publicKey = keys.generateKeys();
  const auth = randomBytes(16);
  return {
    name,
    subscription: {
      endpoint: `${providersUrl}/push/${name}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read: (text: string) =>
      payload.parse(JSON.parse(decrypt(Buffer.from(text, 'base64url'), { keys, publicKey, auth }))),
  };
}

type Secrets = { keys: ReturnType<typeof createECDH>; publicKey: Buffer; auth: Buffer };

/**
 * RFC 8291 and 8188, for a message of one record. It does not use the library that encrypts, which would agree with its
 * own mistakes.
 */
function decrypt(message: Buffer, { keys, publicKey, auth }: Secrets): string {
  const salt = message.subarray(0, 16);
  const senderLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + senderLength);
  const sealed = message.subarray(21 + senderLength, -16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
  const secret = derive(keys.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(message.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  // The last record ends in a 2; zeros may follow.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
