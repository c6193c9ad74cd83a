/** Bytes as text that any module can hold. Core knows neither Node nor a browser, so it has its own. */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function textOf(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at;
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    text += letters.charAt(three >>> 18) + letters.charAt((three >>> 12) & 63);
    if (left > 1) text += letters.charAt((three >>> 6) & 63);
    if (left > 2) text += letters.charAt(three & 63);
  }
  return text;
}

export function bytesOf(text: string): Uint8Array {
  const valueOf = new Uint8Array(128);
  for (let value = 0; value < letters.length; value += 1) valueOf[letters.charCodeAt(value)] = value;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let held = 0;
  let bits = 0;
  let next = 0;
  for (let at = 0; at < text.length; at += 1) {
    held = ((held << 6) | (valueOf[text.charCodeAt(at)] ?? 0)) & 0xff_ff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[next] = (held >>> bits) & 0xff;
    next += 1;
  }
  return bytes;
}
