import { type ComponentType, lazy, useState } from 'react';
import { loadAreas } from '../shared/i18n/i18n.ts';
import { once } from '../shared/lib/once.ts';
import { screenAreas, type ScreenFile } from './screen-areas.ts';

type ScreenModule = { default: ComponentType };

export type Screen = {
  Element: ComponentType;
  /** Fetches it ahead: it is then drawn at once, where React.lazy would show a fallback first. */
  load: () => Promise<unknown>;
};

/** A screen's file and its texts, fetched together when it is first shown. */
export function screen(file: ScreenFile, fetchFile: () => Promise<ScreenModule>): Screen {
  let loaded: ComponentType | undefined;
  const load = once(async () => {
    const [module] = await Promise.all([fetchFile(), loadAreas(screenAreas[file])]);
    loaded = module.default;
    return module;
  });
  const Later = lazy(load);
  function Element() {
    // Chosen once: another component in the same place would lose what the person did there.
    const [Drawn] = useState<ComponentType>(() => loaded ?? Later);
    return <Drawn />;
  }
  return { Element, load };
}
