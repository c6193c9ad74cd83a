import { partsOf, writtenFiles } from '@crocodile-hub/core/domain/mail-files';
import { expect, it } from 'vitest';
import { aMail, anEngine, anna } from '../../testing/engine.ts';
import { memoryMail } from '../../testing/memory-mail.ts';
import { execute } from '../ledger/execute.ts';

/** What happens, in order, when a mail with a file of this size leaves. */
async function leaving(size: number, more: object = {}): Promise<string[]> {
  const happened: string[] = [];
  const mail = memoryMail();
  const upload = { filename: 'plan.pdf', mimeType: 'application/pdf', size };
  const engine = anEngine({
    mail: {
      ...mail,
      async inTurn(person, work) {
        happened.push('its turn');
        const result = await mail.inTurn(person, work);
        happened.push('turn over');
        return result;
      },
      send(...sent) {
        happened.push('sent');
        return mail.send(...sent);
      },
    },
    uploads: {
      find: () => Promise.resolve(upload),
      partsThere: () => Promise.resolve(partsOf(size)),
      read() {
        happened.push('read');
        return Promise.resolve(Buffer.alloc(size));
      },
    },
  });
  const files = size === 0 ? [] : [{ uploadId: 'plan', filename: 'plan.pdf', size }];
  const attachments = writtenFiles(files);
  await execute(
    engine,
    anna,
    aMail({ payload: { to: ['dana@example.com'], body: 'Here', attachments, ...more } }),
  );
  return happened;
}

it('a large mail is read and sent when it is its turn', async () => {
  expect(await leaving(2_000_000)).toEqual(['its turn', 'read', 'sent', 'turn over']);
});

it('a mail whose files are fetched from another one waits for its turn too: nobody knows how large it is', async () => {
  expect(await leaving(0, { forwards: '18c2f0a' })).toEqual(['its turn', 'sent', 'turn over']);
});

it('a small mail waits for nobody', async () => {
  expect(await leaving(900_000)).toEqual(['read', 'sent']);
});
