import { expect, it } from 'vitest';
import { channelText } from '@crocodile-hub/core/contract/bounds';
import { tooLong } from '@crocodile-hub/core/failures/too-long';
import { webhookSignatures } from '../../functions/src/adapters/crypto/signatures.ts';
import { twilioSms } from '../../functions/src/adapters/twilio/sms.ts';
import { startListener } from '../../local/providers/testing/listener.ts';
import { startForTest } from '../../local/providers/testing/start.ts';
import { LOCAL_TWILIO } from '../../local/providers/twilio/account.ts';

// What Twilio tells of a text that left, where it was told to tell it.

it('a text that leaves names where its states are told, and they come signed for that address', async () => {
  const [{ url }, listener] = [await startForTest(), await startListener()];
  const sms = twilioSms({
    ...LOCAL_TWILIO,
    baseUrl: `${url}/twilio`,
    webhookUrl: listener.url,
    timeoutMs: 15_000,
  });
  const [from] = LOCAL_TWILIO.numbers;
  const id = await sms.send({ from, to: '+972524819930', text: 'Is it open?' });
  const signatures = webhookSignatures({
    metaAppSecret: undefined,
    metaVerifyToken: undefined,
    twilioAuthToken: LOCAL_TWILIO.authToken,
    twilioWebhookUrl: listener.url,
  });
  const told = [];
  while (told.at(-1)?.status !== 'delivered') {
    const { body, headers } = await listener.next();
    const form = new Map(new URLSearchParams(body));
    expect(signatures.isFromTwilio(form, String(headers['x-twilio-signature']))).toBe(true);
    told.push({ id: form.get('MessageSid'), from: form.get('From'), status: form.get('MessageStatus') });
  }
  expect(told.slice(-2)).toEqual([
    { id, from, status: 'sent' },
    { id, from, status: 'delivered' },
  ]);
});

it('asks Twilio to call again where our answer fails, whatever stands behind the address', async () => {
  const created = JSON.stringify({ sid: 'SM1', body: 'Hi', direction: 'outbound-api', date_created: null });
  const listener = await startListener(() => ({ status: 201, body: created }));
  for (const behind of ['', '#rc=1']) {
    const webhookUrl = `https://app.example/api/webhooks/twilio${behind}`;
    const sms = twilioSms({ ...LOCAL_TWILIO, baseUrl: listener.url, webhookUrl, timeoutMs: 15_000 });
    await sms.send({ from: LOCAL_TWILIO.numbers[0], to: '+972524819930', text: 'Hi' });
    expect(new URLSearchParams((await listener.next()).body).get('StatusCallback')).toBe(
      'https://app.example/api/webhooks/twilio#rc=5&rp=all',
    );
  }
});

it('a text that is too long for Twilio is no wrong number', async () => {
  const { url } = await startForTest();
  const sms = twilioSms({ ...LOCAL_TWILIO, baseUrl: `${url}/twilio`, webhookUrl: url, timeoutMs: 15_000 });
  const text = 'x'.repeat(channelText.sms.most + 1);
  const sent = sms.send({ from: LOCAL_TWILIO.numbers[0], to: '+972524819930', text });
  await expect(sent).rejects.toMatchObject({ kind: 'invalid', reason: tooLong('sms') });
});
