import type { PictureType } from '@crocodile-hub/core/domain/picture-type';

export type Picture = { bytes: Uint8Array<ArrayBuffer>; mimeType: PictureType };

export interface Pictures {
  /**
   * Fetches a picture from the public web, also through redirects. `invalid` if the address may not be asked or is no
   * picture.
   */
  fetch(address: string): Promise<Picture>;
}
