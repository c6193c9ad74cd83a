import { z } from 'zod';
import { stackUrls } from './stack-urls.ts';

const mails = z.array(z.object({ to: z.string(), purpose: z.string(), link: z.string() }));

/** The valid links that Firebase would have mailed to this address, the oldest first. */
export async function linksMailedTo(email: string): Promise<string[]> {
  const response = await fetch(`${stackUrls().providers}/_sign-in-mails`);
  const all = mails.parse(await response.json());
  return all.filter(({ to, purpose }) => to === email && purpose === 'VERIFY_EMAIL').map(({ link }) => link);
}
