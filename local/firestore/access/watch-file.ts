import { readFileSync, unwatchFile, watchFile } from 'node:fs';

const pollMs = 300;

/**
 * Calls back with a file's text whenever it changes, until the returned function is called. It polls the time stamp:
 * editors replace files, which ends the watches of the operating system.
 */
export function watchText(path: string, onChange: (text: string) => void): () => void {
  const reload = () => {
    const text = readIfThere(path);
    if (text !== null) onChange(text);
  };
  watchFile(path, { interval: pollMs, persistent: false }, reload);
  return () => unwatchFile(path, reload);
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
