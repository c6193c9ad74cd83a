import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const facts = 'core/contract/action-types.ts';
const record = 'core/actions/send-wave.ts';
const catalogue = 'core/actions/catalogue.ts';
const performs = 'functions/src/usecases/actions/send-wave.ts';
const performed = 'functions/src/usecases/actions/actions.ts';
const english = 'web/src/kit/text/catalogue/en/command-center.ts';
const hebrew = 'web/src/kit/text/catalogue/he/command-center.ts';

/** Tables with a row for every action. */
const asked = [catalogue, performed, english, hebrew];

const row = {
  [facts]: [
    '  rsvp_event: {\n    aliases',
    "  send_wave: { aliases: ['wave'], icon: 'chat', channel: 'social', needsGoogle: false, reaches: 'others', isHeld: true, runsAgain: true, toldAs: 'default' },\n  rsvp_event: {\n    aliases",
  ],
} as const;

const rest = {
  [catalogue]: [
    '  rsvp_event: rsvpEvent,',
    '  rsvp_event: rsvpEvent,\n  send_wave: sendWave,',
    'import { search }',
    "import { sendWave } from './send-wave.ts';\nimport { search }",
  ],
  [performed]: [
    'rsvp_event: register(rsvpEvent(ports)),',
    'rsvp_event: register(rsvpEvent(ports)),\n    send_wave: register(sendWave()),',
    'import { search }',
    "import { sendWave } from './send-wave.ts';\nimport { search }",
  ],
  [english]: ['  name_search:', "  name_send_wave: 'Wave',\n  name_search:"],
  [hebrew]: ['  name_search:', "  name_send_wave: 'לנופף',\n  name_search:"],
} as const;

const made = {
  [record]: `
import * as z from 'zod/mini';
import { party } from './payload-parts.ts';
import type { ActionRecord, InBothLanguages } from './record.ts';
export const sendWave = {
  payload: z.object({ to: party }),
  fields: [{ field: 'to', kind: 'text', editor: 'line', isRequired: true, isTelling: true }],
} as const satisfies ActionRecord;
export const sendWaveWords: InBothLanguages<{ asks(to: string): string }> = {
  en: { asks: (to) => 'Wave to ' + to },
  he: { asks: (to) => 'לנופף אל ' + to },
};
`,
  [performs]: `
import { sendWave as record, sendWaveWords } from '@crocodile-hub/core/actions/send-wave';
import type { Action } from './action.ts';
import { inLanguage } from './words.ts';
export function sendWave(): Action<'send_wave'> {
  return {
    type: 'send_wave',
    schema: record.payload,
    describe: ({ to }, { locale }) => inLanguage(sendWaveWords, locale).asks(to),
    perform: ({ to }) => Promise.resolve({ message: to, result: {}, inverse: null, undoUntil: null }),
    recover: () => Promise.resolve({ is: 'not-done' }),
  };
}
`,
};

type Edits = Readonly<Record<string, readonly string[]>>;

/** The files after these replacements: old and new text in turns. */
function edited(edits: Edits): Record<string, string> {
  return Object.fromEntries(
    Object.entries(edits).map(([file, pairs]) => {
      let text = readFileSync(join(root, file), 'utf8');
      for (let index = 0; index < pairs.length; index += 2) {
        const before = pairs[index] ?? '';
        expect(text, file).toContain(before);
        text = text.replace(before, () => pairs[index + 1] ?? '');
      }
      return [file, text];
    }),
  );
}

/** Workspaces are linked into node_modules. */
const placeOf = (path: string) => relative(root, path).replace(/^node_modules\/@crocodile-hub\//, '');

/** A compiler that sees some files with the changes. */
function compiler() {
  let shown: Readonly<Record<string, string>> = {};
  let version = 0;
  const textOf = (path: string) => shown[placeOf(path)] ?? ts.sys.readFile(path);
  const service = ts.createLanguageService({
    getCompilationSettings: () => ({
      strict: true,
      target: ts.ScriptTarget.ES2024,
      lib: ['lib.es2024.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
      noEmit: true,
      types: ['node'],
    }),
    getScriptFileNames: () => asked.map((file) => join(root, file)),
    getScriptVersion: (path) => (placeOf(path) in { ...row, ...rest, ...made } ? String(version) : '0'),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    fileExists: (path) => placeOf(path) in shown || ts.sys.fileExists(path),
    readFile: textOf,
    directoryExists: (path) => ts.sys.directoryExists(path),
    realpath: (path) => ts.sys.realpath?.(path) ?? path,
  });
  return (files: Readonly<Record<string, string>>): string[] => {
    shown = files;
    version += 1;
    return [...new Set([...asked, ...Object.keys(files)])].filter(
      (file) =>
        service.getProgram()?.getSourceFile(join(root, file)) !== undefined &&
        service.getSemanticDiagnostics(join(root, file)).length > 0,
    );
  };
}

it('an action is seven files, and the compiler asks for each after the first', () => {
  const wrongWith = compiler();
  expect(wrongWith(edited(row))).toEqual([catalogue, performed, english]);
  const whole = { ...edited({ ...row, ...rest }), ...made };
  expect(wrongWith({ ...whole, [hebrew]: readFileSync(join(root, hebrew), 'utf8') })).toEqual([hebrew]);
  expect(wrongWith(whole)).toEqual([]);
  expect(Object.keys(whole)).toHaveLength(7);
});
