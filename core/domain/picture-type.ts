/** Pictures that are shown. Not SVG: that is a document, which can ask for more and run scripts. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';

/** The type of a file by its first bytes; null if it is not a picture that we show. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  const begins = (at: number, text: string) =>
    Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).every(
      (code, index) => bytes[at + index] === code,
    );
  if (begins(0, '\x89PNG\r\n\x1a\n')) return 'image/png';
  if (begins(0, '\xff\xd8\xff')) return 'image/jpeg';
  if (begins(0, 'GIF87a') || begins(0, 'GIF89a')) return 'image/gif';
  return begins(0, 'RIFF') && begins(8, 'WEBP') ? 'image/webp' : null;
}
