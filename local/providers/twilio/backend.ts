import type { Emulator } from 'emulate';
import { z } from 'zod';

import { LOCAL_TWILIO } from './account.ts';

export type TwilioBackend = ReturnType<typeof createBackend>;

/**
 * The npm package `emulate` behind our routes. It takes a while to load and most runs send no SMS, so it starts at the
 * first request.
 */
export function createBackend(defaultWebhookUrl: string | undefined) {
  let starting: Promise<Emulator> | undefined;
  let webhookUrl = defaultWebhookUrl === undefined ? undefined : calledUrl(defaultWebhookUrl);

  async function launch(): Promise<Emulator> {
    const { createEmulator } = await import('emulate');
    return createEmulator({
      service: 'twilio',
      port: 0,
      seed: {
        twilio: {
          account: { sid: LOCAL_TWILIO.accountSid, auth_token: LOCAL_TWILIO.authToken },
          phone_numbers: LOCAL_TWILIO.numbers.map((number) => ({
            phone_number: number,
            sms_url: webhookUrl,
          })),
        },
      },
    });
  }

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const { url } = await (starting ??= launch());
    return fetch(`${url}${path}`, init);
  }

  /** The address belongs to the number, and emulate may already be running. */
  async function setWebhook(url: string): Promise<void> {
    webhookUrl = calledUrl(url);
    if (!starting) return;
    const numbers = `/2010-04-01/Accounts/${LOCAL_TWILIO.accountSid}/IncomingPhoneNumbers`;
    const list = Numbers.parse(await (await ask(`${numbers}.json`, { headers: OWN_HEADERS })).json());
    for (const { sid } of list.incoming_phone_numbers) {
      const body = new URLSearchParams({ SmsUrl: webhookUrl });
      await ask(`${numbers}/${sid}.json`, { method: 'POST', headers: OWN_HEADERS, body });
    }
  }

  async function close(): Promise<void> {
    const running = await starting;
    starting = undefined;
    await running?.close();
  }

  return {
    ask,
    /** One of emulate's own routes, which tell it about outside events. */
    simulate: (what: string, form: Record<string, string>) =>
      ask(`/_twilio/simulate/${what}`, {
        method: 'POST',
        headers: OWN_HEADERS,
        body: new URLSearchParams(form),
      }),
    setWebhook,
    close,
  };
}

/** The address that Twilio calls and signs: what follows `#` are overrides of its connection. */
export function calledUrl(url: string): string {
  return url.split('#')[0] ?? url;
}

const { accountSid, authToken } = LOCAL_TWILIO;
const OWN_HEADERS = {
  Authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
};

const Numbers = z.object({ incoming_phone_numbers: z.array(z.object({ sid: z.string() })) });
