import * as z from 'zod/mini';
import { Failure } from '../../ports/failure.ts';
import type { Ports } from '../../ports/ports.ts';

export type MailPushPorts = Pick<Ports, 'mailWatch' | 'mailboxMarks' | 'clock'>;

const push = z.object({ message: z.object({ data: z.string() }) });
const news = z.object({
  emailAddress: z.string().check(z.maxLength(320)),
  historyId: z.pipe(
    z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
    z.string().check(z.regex(/^\d{1,20}$/)),
  ),
});

/** Gmail tells through Pub/Sub that a mailbox has moved. Who has it open is told at their next look. */
export async function receiveMailPush(
  { mailWatch, mailboxMarks, clock }: MailPushPorts,
  body: Uint8Array,
  authorization: string | undefined,
): Promise<{ success: true }> {
  if (!(await mailWatch.isGenuine(authorization))) throw new Failure('forbidden', 'notFromGoogle');
  const told = newsIn(body);
  // Google repeats a refused push for days, so one that cannot be read is accepted and ignored.
  if (told !== null) await mailboxMarks.moved(told.emailAddress, told.historyId, clock.now());
  return { success: true };
}

function newsIn(body: Uint8Array): z.output<typeof news> | null {
  const { data } = push.safeParse(jsonOf(new TextDecoder().decode(body)));
  if (data === undefined) return null;
  return news.safeParse(jsonOf(Buffer.from(data.message.data, 'base64').toString('utf8'))).data ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
