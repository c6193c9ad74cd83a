import { inject } from 'vitest';
import { z } from 'zod';

const sentItem = z.looseObject({
  provider: z.string(),
  kind: z.string(),
  to: z.string(),
  subject: z.string().optional(),
  text: z.string(),
  id: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});
export type SentItem = z.infer<typeof sentItem>;

/** What left the product so far, oldest first, as the stand-ins received it. */
export async function sent(): Promise<SentItem[]> {
  const response = await fetch(`${inject('urls').providers}/_sent`);
  return z.array(sentItem).parse(await response.json());
}
