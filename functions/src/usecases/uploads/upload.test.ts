import { mostAttachedBytes } from '@crocodile-hub/core/domain/mail-files';
import { expect, it } from 'vitest';
import { anEngine, anna } from '../../testing/engine.ts';
import { startUpload } from './upload.ts';

const mb = 1024 * 1024;
const upload = (size: number) => ({ filename: '../a.txt', mimeType: 'text/plain', size });

it('takes no more files than a person may have at once', async () => {
  const engine = anEngine();
  let room = 10 * mostAttachedBytes;
  while (room >= 15 * mb) {
    expect((await startUpload(engine, anna, upload(15 * mb))).filename).toBe('_a.txt');
    room -= 15 * mb;
  }
  await expect(startUpload(engine, anna, upload(15 * mb))).rejects.toMatchObject({ kind: 'rate-limited' });
  // Another person has room of their own.
  await startUpload(engine, { ...anna, uid: 'ben' }, upload(15 * mb));
});
