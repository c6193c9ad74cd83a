import { type ComponentType, lazy, useState } from 'react';
import { loadAreas } from '../kit/text/i18n.ts';
import { once } from '../kit/state/once.ts';
import { screenAreas, type ScreenFile } from './screen-areas.ts';

type ScreenModule = { default: ComponentType };

export type Screen = {
  Element: ComponentType;
  /** Fetches the screen ahead. It is then drawn at once; React.lazy would show a fallback first. */
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
    // Chosen once: a different component type would remount and lose what the person did.
    const [Drawn] = useState<ComponentType>(() => loaded ?? Later);
    return <Drawn />;
  }
  return { Element, load };
}
