import { z } from 'zod';
import { stackUrls } from './stack-urls.ts';

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

/** Everything that left the product so far, oldest first, as the stand-ins received it. */
export async function sent(): Promise<SentItem[]> {
  const response = await fetch(`${stackUrls().providers}/_sent`);
  return z.array(sentItem).parse(await response.json());
}
