import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { grown, type House, lookAt } from '../../scripts/ratchets.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ratchets-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function given(files: Readonly<Record<string, string>>): House {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return lookAt(folder);
}

const empty: House = {
  circlesOfFiles: [],
  circlesOfRooms: [],
  smallModulesWithOneImporter: 0,
  longFunctions: 0,
};

describe('the look at the house', () => {
  it('finds files that import each other, by types alone too', () => {
    const house = given({
      'core/domain/a.ts': "import type { B } from './b.ts';\n",
      'core/domain/b.ts': "import {\n  A,\n} from './a.ts';\n",
    });
    expect(house.circlesOfFiles).toEqual([['core/domain/a.ts', 'core/domain/b.ts']]);
  });

  it('takes what is fetched later for no circle', () => {
    const house = given({
      'web/src/app/a.ts': "const later = () => import('./b.ts');\n",
      'web/src/app/b.ts': "import { a } from './a.ts';\n",
    });
    expect(house.circlesOfFiles).toEqual([]);
  });

  it('finds rooms that import each other through different files', () => {
    const house = given({
      'web/src/kit/text/a.ts': "import { b } from '../wire/b.ts';\n",
      'web/src/kit/wire/b.ts': '',
      'web/src/kit/wire/c.ts': "import { d } from '../text/d.ts';\n",
      'web/src/kit/text/d.ts': '',
    });
    expect(house.circlesOfFiles).toEqual([]);
    expect(house.circlesOfRooms).toEqual([['web/src/kit/text', 'web/src/kit/wire']]);
  });

  it('counts small modules of one importer, and long functions, without tests', () => {
    const long = `function long() {\n${'  work();\n'.repeat(90)}}\n`;
    const house = given({
      'core/domain/one.ts': "import { two } from '@crocodile-hub/core/domain/two';\n",
      'core/domain/two.ts': long,
      'core/domain/three.ts': "import { four } from './four.ts';\n",
      'core/domain/four.ts': '',
      'core/domain/three.test.ts': long,
    });
    expect(house.smallModulesWithOneImporter).toBe(1);
    expect(house.longFunctions).toBe(1);
  });
});

describe('the ratchets', () => {
  it('let circles shrink, and none grow or come', () => {
    const known = { ...empty, circlesOfFiles: [['a', 'b', 'c']] };
    expect(grown({ ...empty, circlesOfFiles: [['a', 'b']] }, known)).toEqual([]);
    expect(grown({ ...empty, circlesOfFiles: [['a', 'b', 'c', 'd']] }, known)).toEqual([
      'circlesOfFiles: a ↔ b ↔ c ↔ d',
    ]);
  });

  it('let counts fall, and none rise', () => {
    expect(grown({ ...empty, longFunctions: 2 }, { ...empty, longFunctions: 3 })).toEqual([]);
    expect(grown({ ...empty, longFunctions: 4 }, { ...empty, longFunctions: 3 })).toEqual([
      'longFunctions: 4, and 3 are allowed',
    ]);
  });
});
