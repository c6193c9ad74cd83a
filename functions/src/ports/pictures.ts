import type { PictureType } from '@crocodile-hub/core/domain/picture-type';

export type Picture = { bytes: Uint8Array<ArrayBuffer>; mimeType: PictureType };

export interface Pictures {
  /** A picture of the open web, wherever redirects of the open web lead. `invalid` for what may not be asked or is none. */
  fetch(address: string): Promise<Picture>;
}
