import type { LinkedService } from '@crocodile-hub/core/contract/linked-services';
import { call } from '../../kit/wire/call.ts';
import { type CallbackAnswer, consentIn } from './consent-window.ts';
import type { LinkOptions, LinkOutcome } from './link.ts';
import { randomSecret, sha256Hex } from './secret.ts';

/** Runs the consent in the window that the click opened, or in this tab if the browser opened none. */
export async function runLink(
  popup: Window | null,
  service: LinkedService,
  { returnTo, late }: LinkOptions,
): Promise<LinkOutcome> {
  const nonce = randomSecret();
  const started = await call('linkStart', { body: { service, nonceHash: await sha256Hex(nonce) } });
  if (!started.ok) {
    popup?.close();
    return { is: 'failed', failure: started.failure };
  }
  const finish = async (answer: Awaited<ReturnType<typeof consentIn>>): Promise<LinkOutcome> =>
    answer.is === 'answered' ? finishLink(answer, nonce) : { is: answer.is };
  const answer = await consentIn(popup, started.reply, {
    pending: { nonce, returnTo, connects: 'account' },
    late: (result) => void finish(result).then(late),
  });
  return finish(answer);
}

/** The server exchanges the provider's code; the tokens never reach the browser. */
export async function finishLink({ code, state }: CallbackAnswer, nonce: string): Promise<LinkOutcome> {
  const finished = await call('linkFinish', { body: { code, state, nonce } });
  return finished.ok ? { is: 'connected' } : { is: 'failed', failure: finished.failure };
}
