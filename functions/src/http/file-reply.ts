/** A download that no browser shows in the page. RFC 6266 for names beyond ASCII. */
export function fileReply({
  bytes,
  filename,
}: {
  bytes: Uint8Array<ArrayBuffer>;
  filename: string;
}): Response {
  const ascii = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  );
  return new Response(bytes, {
    headers: {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'Content-Length': String(bytes.length),
    },
  });
}
