import { addressParser } from 'postal-mime';

import { headerValue, splitEntity } from './mime/headers.ts';

/** Gmail's results for a mail's sender: its signature, the sending server, and the domain's own policy. */
export const FOUND = {
  dkim: ['pass', 'fail', 'none'],
  spf: ['pass', 'softfail', 'fail', 'none'],
  dmarc: ['none', 'pass', 'fail'],
} as const;
type Found = { [Check in keyof typeof FOUND]: (typeof FOUND)[Check][number] };

/** The mail as Gmail keeps it: its results come before all headers of the sender. */
export function withResults(raw: Buffer, { dkim, spf, dmarc }: Found): Buffer {
  const { headers } = splitEntity(raw);
  const [from] = addressParser(headerValue(headers, 'From') ?? '', { flatten: true });
  const domain =
    from?.address
      ?.split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? '';
  const results = [
    ...(dkim === 'none' ? [] : [`dkim=${dkim} header.i=@${domain} header.s=local header.b=c2lnbmVk`]),
    `spf=${spf} (google.com: what ${domain} says of 192.0.2.1) smtp.mailfrom=${domain}`,
    ...(dmarc === 'none' ? [] : [`dmarc=${dmarc} (p=NONE sp=NONE dis=NONE) header.from=${domain}`]),
  ];
  const value = ['mx.google.com', ...results].join(';\r\n       ');
  return Buffer.concat([Buffer.from(`Authentication-Results: ${value}\r\n`), raw]);
}
