/** The way to reach a written recipient. Rule inbox.compose.9. */
export type RecipientPlatform = 'email' | 'whatsapp' | 'instagram';

/** Guessed from the letters alone; the first that fits. */
export function guessPlatform(written: string): RecipientPlatform {
  const text = written.trim();
  if (text.includes('@') && text.includes('.')) return 'email';
  if (/^[\d ()+-]+$/.test(text)) return 'whatsapp';
  return text.startsWith('@') ? 'instagram' : 'email';
}
