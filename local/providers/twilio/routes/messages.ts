import { Hono } from 'hono';
import { z } from 'zod';

import type { SentLog } from '../../kit/sent.ts';
import { calledUrl, type TwilioBackend } from '../backend.ts';
import { twilioError } from '../errors.ts';

const NewMessage = z.looseObject({
  To: z.string(),
  From: z.optional(z.string()),
  Body: z.string().default(''),
});
const LONGEST_BODY = 1600;
const Created = z.object({ sid: z.string(), to: z.string(), body: z.string().nullable() });

/** Sends a message: first refuses what Twilio refuses but emulate accepts, then records and delivers it. */
export function messageRoutes(backend: TwilioBackend, sent: SentLog, lastWriter: Map<string, string>): Hono {
  const app = new Hono();

  app.post('/2010-04-01/Accounts/:accountSid/Messages.json', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const statusUrl = form.get('StatusCallback');
    if (statusUrl !== null) form.set('StatusCallback', calledUrl(statusUrl));
    const message = NewMessage.safeParse(Object.fromEntries(form));
    if (message.success && message.data.Body === '' && !form.has('MediaUrl')) {
      return twilioError(400, 21602, 'Message body is required.');
    }
    if (message.success && !/^(?:whatsapp:)?\+[1-9]\d{6,14}$/.test(message.data.To)) {
      return twilioError(400, 21211, `Invalid 'To' Phone Number: ${message.data.To}`);
    }
    if (message.success && message.data.Body.length > LONGEST_BODY) {
      return twilioError(400, 21617, 'The concatenated message body exceeds the 1600 character limit');
    }
    const reply = await backend.ask(c.req.path.slice('/twilio'.length), {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-www-form-urlencoded',
        Authorization: c.req.header('Authorization') ?? '',
      },
      body: form.toString(),
    });
    const body: unknown = await reply.json();
    if (reply.status === 201) {
      const { To, From } = NewMessage.parse(Object.fromEntries(form));
      if (From !== undefined) lastWriter.set(To, From);
      await noteSent(Created.parse(body));
    }
    return Response.json(body, { status: reply.status });
  });

  async function noteSent({ sid, to, body }: z.infer<typeof Created>): Promise<void> {
    const isWhatsApp = to.startsWith('whatsapp:');
    sent.record({
      provider: 'twilio',
      kind: isWhatsApp ? 'whatsapp' : 'sms',
      to: to.replace('whatsapp:', ''),
      text: body ?? '',
      id: sid,
    });
    for (const Status of ['sent', 'delivered'])
      await backend.simulate('message-status', { MessageSid: sid, Status });
  }

  return app;
}
