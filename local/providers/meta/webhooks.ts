import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import type { Log } from '../kit/provider.ts';
import type { Records } from '../kit/records.ts';
import type { MetaAccount } from './account.ts';

/** Meta retries for days; here a server that does not answer within seconds is not running. */
const RETRY_AFTER_MS = [0, 500, 2_000, 5_000, 15_000];
const ANSWER_WITHIN_MS = 20_000;

export type Webhooks = ReturnType<typeof openWebhooks>;

type WebhookContext = { records: Records; account: MetaAccount; log: Log; defaultUrl: string | undefined };

/**
 * Sends the product its webhooks, signed as Meta signs them, until it answers 200. They may come in any order, and more
 * than once.
 */
export function openWebhooks({ records, account, log, defaultUrl }: WebhookContext) {
  const settings = records.collection<{ url: string }>('meta.webhook');
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  const url = () => settings.get('url')?.url ?? defaultUrl;

  function tell(payload: object): void {
    const target = url();
    if (target === undefined) return;
    const delivery = deliver(target, escapeUnicode(JSON.stringify(payload))).finally(() =>
      underWay.delete(delivery),
    );
    underWay.add(delivery);
  }

  async function deliver(target: string, body: string): Promise<void> {
    for (const delay of RETRY_AFTER_MS) {
      try {
        await wait(delay, undefined, { signal: closing.signal });
        const reply = await fetch(target, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Hub-Signature-256': signature(body, account.appSecret),
          },
          body,
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
        });
        await reply.body?.cancel();
        if (reply.ok) return;
        log('meta.webhook-refused', { status: reply.status });
      } catch (error) {
        if (closing.signal.aborted) return;
        log('meta.webhook-failed', { reason: error instanceof Error ? error.message : String(error) });
      }
    }
  }

  /** Like entering an address in Meta's console: it is accepted only if it answers the challenge. */
  async function connect(target: string): Promise<boolean> {
    const challenge = String(Date.now());
    const question = new URL(target);
    question.searchParams.set('hub.mode', 'subscribe');
    question.searchParams.set('hub.challenge', challenge);
    question.searchParams.set('hub.verify_token', account.verifyToken);
    const reply = await fetch(question, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) });
    const isVerified = reply.ok && (await reply.text()) === challenge;
    if (isVerified) settings.put('url', { url: target });
    return isVerified;
  }

  async function close(): Promise<void> {
    closing.abort();
    await Promise.all(underWay);
  }

  return { tell, connect, close };
}

export function signature(body: string, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
}

/** Meta sends and signs its payloads with everything beyond ASCII, and the slash, escaped. */
function escapeUnicode(json: string): string {
  return json
    .replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replaceAll('/', '\\/');
}
