import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

import { PushError } from './errors.ts';

const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:)/) });
const longestSeconds = 24 * 3_600;

/** The sender, by RFC 8292: a token for this service, signed with the key beside it. */
export function checkSender(authorization: string | undefined, origin: string, now: number): void {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  if (key === '') throw new PushError(401, 'No VAPID credentials');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new PushError(401, 'The VAPID token is not signed by its key');
  const { aud, exp } = readClaims(claims);
  if (aud !== origin) throw new PushError(401, `The VAPID token is for ${aud}`);
  const seconds = now / 1_000;
  if (exp <= seconds || exp > seconds + longestSeconds)
    throw new PushError(401, 'The VAPID token is not valid now');
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65 || point[0] !== 4) throw new PushError(401, 'The VAPID key is no point on P-256');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  return createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
}

function readClaims(claims: string): z.infer<typeof Claims> {
  const parsed = Claims.safeParse(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  if (!parsed.success) throw new PushError(401, 'The VAPID token lacks a claim');
  return parsed.data;
}
