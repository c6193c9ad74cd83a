import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Signatures } from '../../ports/channels.ts';

export type SignatureSecrets = {
  metaAppSecret: string | undefined;
  metaVerifyToken: string | undefined;
  twilioAuthToken: string | undefined;
  /** The address that Twilio was given; its signature covers it, and a proxy would hide it. */
  twilioWebhookUrl: string;
};

/** Without a secret every signature is refused. */
export function webhookSignatures(secrets: SignatureSecrets): Signatures {
  // Twilio signs the address up to the end of its query; what follows are settings of its own.
  const [signedUrl = ''] = secrets.twilioWebhookUrl.split('#');
  return {
    isFromMeta(body, signature) {
      if (secrets.metaAppSecret === undefined) return false;
      const expected = createHmac('sha256', secrets.metaAppSecret).update(body).digest('hex');
      return isSame(`sha256=${expected}`, signature);
    },
    isFromTwilio(form, signature) {
      if (secrets.twilioAuthToken === undefined) return false;
      const sorted = [...form].sort(([a], [b]) => (a < b ? -1 : 1));
      const signed = signedUrl + sorted.map(([name, value]) => name + value).join('');
      return isSame(createHmac('sha1', secrets.twilioAuthToken).update(signed).digest('base64'), signature);
    },
    isMetaToken(token) {
      return secrets.metaVerifyToken !== undefined && isSame(secrets.metaVerifyToken, token);
    },
  };
}

/** Digests have one length, so not even the length of the secret shows in the time. */
function isSame(expected: string, given: string | undefined): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return given !== undefined && timingSafeEqual(digest(expected), digest(given));
}
