import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** The file that firebase-tools takes for Google's emulator; for any other `-jar` a real Java is run. */
export const standInJar = 'embedded-firestore.jar';

/**
 * firebase-tools starts its Firestore as `java -jar <the emulator>`. So a folder with our own `java` is put first on
 * the PATH, and an empty file is given as the emulator, so that nothing is downloaded. On Windows only a program can be
 * called `java`, so this works on Linux and macOS.
 */
export function makeJavaStandIn(): { environment: Record<string, string>; remove(): void } {
  if (process.platform === 'win32')
    throw new Error('The Firebase suite can be run without Java on Linux and macOS alone.');
  const folder = mkdtempSync(join(tmpdir(), 'embedded-firestore-'));
  const java = join(folder, 'java');
  const script = process.argv[1] ?? '';
  writeFileSync(java, `#!/bin/sh\nexec ${quote(process.execPath)} ${quote(script)} java "$@"\n`);
  chmodSync(java, 0o755);
  const jar = join(folder, standInJar);
  writeFileSync(jar, '');
  const path = process.env['PATH'] ?? '';
  return {
    environment: {
      PATH: `${folder}${delimiter}${path}`,
      FIRESTORE_EMULATOR_BINARY_PATH: jar,
      [realPathVariable]: path,
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The PATH without our folder, on which a real Java may be found for the other emulators. */
export const realPathVariable = 'EMBEDDED_FIRESTORE_REAL_PATH';

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
