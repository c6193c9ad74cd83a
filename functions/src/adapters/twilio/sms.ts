import { tooLong } from '@crocodile-hub/core/failures/too-long';
import { secondMs } from '@crocodile-hub/core/time/units';
import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { SmsGateway } from '../../ports/channels.ts';
import { isSuccess, jsonOf, readJson, request, type HttpReply } from '../shared/http.ts';
import { retryAfterSeconds } from '../shared/retry-after.ts';
import { circuit } from '../shared/circuit.ts';
import { retrying } from '../shared/retrying.ts';

export type TwilioOptions = {
  baseUrl: string;
  accountSid: string;
  authToken: string;
  numbers: readonly string[];
  /** Where Twilio tells what became of a text: without an address it tells nothing. */
  webhookUrl: string;
  timeoutMs: number;
};

const sms = z.object({
  sid: z.string(),
  body: z.nullable(z.string()),
  direction: z.string(),
  date_created: z.nullable(z.string()),
});
const list = z.object({ messages: z.array(sms) });
const problem = z.object({ code: z.number() });

/**
 * Twilio's connection overrides: it calls again, up to five times in its 15 seconds, whatever our answer failed of. By
 * itself it does so only where nobody answers. https://www.twilio.com/docs/usage/webhooks/webhooks-connection-overrides
 */
const calledAgain = '#rc=5&rp=all';

const serviceError = 'smsFailed';
const invalidNumbers = new Set([21_201, 21_211, 21_212, 21_614, 21_217]);
const tooLongText = 21_617;
const refusals = new Set([21_610, 21_408, 21_606, 20_003, 21_612]);
const usualWaitSeconds = 30;
/** Three calls of Twilio's REST API; its SDK would cost more to load than they to write. */
export function twilioSms(options: TwilioOptions): SmsGateway {
  const { baseUrl, accountSid, authToken, numbers, webhookUrl, timeoutMs } = options;
  const guarded = circuit(serviceError);
  const statusUrl = `${webhookUrl.split('#')[0]}${calledAgain}`;
  const messages = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const Authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;

  function call<T>(url: string, schema: z.ZodMiniType<T>, form?: URLSearchParams): Promise<T> {
    const init = form === undefined ? {} : { method: 'POST', body: form };
    const read = (reply: HttpReply) => {
      if (!isSuccess(reply)) throw twilioFailure(reply);
      return readJson(reply, schema, serviceError);
    };
    return request(url, { ...init, headers: { Authorization } }, read, {
      timeoutMs,
      silence: serviceError,
      circuit: guarded,
    });
  }

  return {
    numbers,

    async send({ from, to, text }) {
      const form = new URLSearchParams({ To: to, From: from, Body: text, StatusCallback: statusUrl });
      return (await call(messages, sms, form)).sid;
    },

    async find({ from, to, text, since }) {
      const query = new URLSearchParams({ To: to, From: from, PageSize: '50' });
      const found = await retrying(() => call(`${messages}?${query.toString()}`, list));
      // Twilio's times have no fractions of a second.
      const match = found.messages.find(
        ({ body, direction, date_created: at }) =>
          direction.startsWith('outbound') && body === text && Date.parse(at ?? '') >= since - secondMs,
      );
      return match?.sid ?? null;
    },
  };
}

function twilioFailure(reply: HttpReply): Failure {
  const code = problem.safeParse(jsonOf(reply.text)).data?.code ?? 0;
  if (reply.status === 429 || code === 20_429) {
    const wait = retryAfterSeconds(reply.headers, usualWaitSeconds);
    return new Failure('rate-limited', serviceError, { retryAfterSeconds: wait });
  }
  if (invalidNumbers.has(code)) {
    return new Failure('invalid', 'phoneRefused');
  }
  if (code === tooLongText) return new Failure('invalid', tooLong('sms'));
  if (refusals.has(code) || reply.status === 401 || reply.status === 403) {
    return new Failure('forbidden', 'smsRefused');
  }
  if (reply.status >= 500) return new Failure('unavailable', serviceError, { mayHaveHappened: true });
  return new Failure('invalid', 'smsRefused');
}
