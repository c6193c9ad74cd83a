import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { gmailReader } from '../../functions/src/adapters/google/gmail-reader.ts';
import { circuit } from '../../functions/src/adapters/shared/circuit.ts';
import { inboxMessage } from '../../functions/src/usecases/inbox/inbox-message.ts';
import { startProviders } from '../../local/providers/server.ts';

// Mails with the mistakes of broken mail programs, through the stand-in of Gmail. Rule inbox.words.1.

const email = 'anna@gmail.test';
const anna = { uid: 'anna', googleIds: [], providerToken: null, signedInAt: 0 };
const opened = z.object({ access_token: z.string() });
const arrived = z.object({ delivered: z.tuple([z.object({ id: z.string() })]) });

async function aMailbox() {
  const { url, close } = await startProviders({ port: 0, seed: false });
  onTestFinished(close);
  const post = async (path: string, body: object) =>
    await (
      await fetch(url + path, { method: 'POST', body: JSON.stringify({ provider: 'google', ...body }) })
    ).json();
  const { access_token: token } = opened.parse(await post('/_accounts', { email }));
  const tokens = {
    token: () => Promise.resolve(token),
    renew: () => Promise.resolve(token),
    recordAnswer: () => Promise.resolve(),
  };
  const reader = gmailReader({
    tokens,
    rootUrl: `${url}/`,
    timeoutMs: 20_000,
    circuit: circuit('googleSilent'),
    now: Date.now,
  });
  return async (raw: string | Buffer) => {
    const bytes = typeof raw === 'string' ? Buffer.from(raw, 'latin1') : raw;
    const answer = arrived.parse(await post('/_inbound', { to: email, raw: bytes.toString('base64url') }));
    return inboxMessage(await reader.get(anna, answer.delivered[0].id), { whole: true });
  };
}

const head = 'From: a@b.test\r\nSubject: s\r\n';
const mixed = (levels: number) =>
  Array.from(
    { length: levels },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  ).join('');

describe('a mail', () => {
  it.each([
    [
      'in a charset that nobody knows',
      `${head}Content-Type: text/plain; charset=klingon-1\r\n\r\nhello`,
      'hello',
    ],
    [
      'in another charset than it says',
      `${head}Content-Type: text/plain; charset=utf-8\r\n\r\n\xf9\xec`,
      '\uFFFD\uFFFD',
    ],
    [
      'in old Hebrew',
      `${head}Content-Type: text/plain; charset=iso-8859-8-i\r\n\r\n\xf9\xec\xe5\xed`,
      'שלום',
    ],
    ['without its boundary', `${head}Content-Type: multipart/mixed\r\n\r\n--x\r\n\r\nhello`, ''],
    ['whose boundary never comes', `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\nhello`, ''],
    ['that breaks off', `${head}Content-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nhalf`, 'half'],
    ['in wrong base64', `${head}Content-Transfer-Encoding: base64\r\n\r\naGVs*bG8=!!`, 'hello'],
    [
      'in wrong quoted-printable',
      `${head}Content-Transfer-Encoding: quoted-printable\r\n\r\n50=% =ZZ =`,
      '50=% =ZZ =',
    ],
    ['with bare carriage returns', 'From: a@b.test\rSubject: s\r\rhello\rthere', ''],
    ['without headers', '\r\nhello', 'hello'],
    ['of nothing', '', ''],
    ['of zero bytes', `${head}\r\n\0\0hello\0`, '\0\0hello\0'],
    ['30 levels deep', `${head}${mixed(30)}\r\ndeep`, 'deep'],
    ['5,000 levels deep', `${head}${mixed(5_000)}\r\ndeep`, ''],
    ['with endless headers', `${head}${'X-Long: a\r\n'.repeat(20_000)}\r\nhello`, 'hello'],
    ['with an endless header', `${head}To: ${'a@b.test, '.repeat(20_000)}\r\n\r\nhello`, 'hello'],
    ['in text/enriched', `${head}Content-Type: text/enriched\r\n\r\n<bold>hello</bold>`, 'hello'],
    [
      'in TNEF',
      `${head}Content-Type: application/ms-tnef\r\nContent-Transfer-Encoding: base64\r\n\r\neJ8+Ig==`,
      '',
    ],
  ])('%s is read as far as it can be', async (_, raw, words) => {
    const open = await aMailbox();
    const { messageText, attachments } = await open(raw);
    expect(messageText).toBe(words);
    // A part that is not text can be downloaded as a file.
    if (raw.includes('tnef')) expect(attachments).toMatchObject([{ filename: 'winmail.dat', size: 4 }]);
  });

  it('of twenty megabytes is cut, and says so', async () => {
    const open = await aMailbox();
    const line = `${'a word and another '.repeat(4)}\r\n`;
    const { messageText, isCut } = await open(`${head}\r\n${line.repeat(20_000_000 / line.length)}`);
    expect([isCut, messageText.startsWith('a word and'), messageText.length]).toEqual([true, true, 500_000]);
  });
});
