import { Hono } from 'hono';
import type { Context } from 'hono';

import type { MetaEnv } from '../authenticate.ts';
import type { Media } from '../entities.ts';
import { MetaError } from '../errors.ts';
import type { MetaStore } from '../store.ts';

const LARGEST_FILE_BYTES = 16 * 1024 * 1024;

/** Files of WhatsApp: uploaded to a number, looked up by id, and fetched from a link that also needs the token. */
export function mediaRoutes(): Hono<MetaEnv> {
  const app = new Hono<MetaEnv>();

  app.post('/:id/media', async (c) => {
    const { account, store } = c.var.business;
    if (c.req.param('id') !== account.phoneNumberId) throw new MetaError('noSuchObject');
    const { file, type } = await c.req.parseBody();
    if (!(file instanceof File))
      throw new MetaError('invalidParameter', '(#100) The parameter file is required.');
    if (file.size > LARGEST_FILE_BYTES)
      throw new MetaError('invalidParameter', '(#100) Media file size too big.');
    const mimeType = typeof type === 'string' ? type : file.type;
    return c.json({ id: store.addMedia(Buffer.from(await file.arrayBuffer()), mimeType, file.name).id });
  });

  app.get('/media/:id', (c) => {
    const file = existing(c.var.business.store, c.req.param('id'));
    return c.body(Uint8Array.from(Buffer.from(file.content, 'base64')), 200, {
      'Content-Type': file.mimeType,
    });
  });

  app.delete('/:id{\\d{16}}', (c) => {
    const { store } = c.var.business;
    existing(store, c.req.param('id'));
    store.deleteMedia(c.req.param('id'));
    return c.json({ success: true });
  });

  return app;
}

/** The description of a file, with the address to fetch it from. */
export function presentMedia({ id, mimeType, sha256, content }: Media, c: Context) {
  const here = new URL(c.req.url);
  const base = here.pathname.slice(0, here.pathname.lastIndexOf('/'));
  return {
    messaging_product: 'whatsapp',
    url: `${here.origin}${base}/media/${id}`,
    mime_type: mimeType,
    sha256,
    file_size: Buffer.byteLength(content, 'base64'),
    id,
  };
}

function existing(store: MetaStore, id: string): Media {
  const file = store.media(id);
  if (!file) throw new MetaError('noSuchObject');
  return file;
}
