import { z } from 'zod';
import { arrives } from './providers.ts';

const delivered = z.object({ delivered: z.tuple([z.object({ id: z.string() })]) });

/** Delivers a mail with one-click unsubscribe to this address; answers its id. */
export async function aNewsletter(
  to: string,
  address: string,
  over: Record<string, unknown> = {},
): Promise<string> {
  const headers = {
    'List-Unsubscribe': `<mailto:leave@news.example>, <${address}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const mail = {
    provider: 'google',
    to,
    from: 'Design Weekly <hello@news.example>',
    subject: 'Quiet interfaces',
    text: 'This week: quiet interfaces.',
    headers,
  };
  return delivered.parse(await arrives({ ...mail, ...over })).delivered[0].id;
}
