import CssBaseline from '@mui/material/CssBaseline';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import RtlProvider from '@mui/system/RtlProvider';
import { useSyncExternalStore, type ComponentType, startTransition, useEffect, useState } from 'react';
import { useSignIn } from '../account/person.ts';
import { PlaceProvider } from '../kit/nav/place.tsx';
import { loadAreas } from '../kit/text/i18n.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { modeStorageKey } from '../kit/theme/mode.ts';
import { styleCache } from '../kit/theme/style-cache.ts';
import { theme } from '../kit/theme/theme.ts';
import { loadAppCheck } from '../kit/wire/firebase/load-app-check.ts';
import { firstAttention } from '../kit/state/first-attention.ts';
import { prepareToasts, toastsWanted } from '../kit/ui/notify.tsx';
import { listenerAreas } from './screen-areas.ts';
import { Screens } from './screens.tsx';
import { CrashScreen, ErrorBoundary } from './shell/error-boundary.tsx';
import { whenOnline } from '../kit/state/lazy-part.ts';
import { ownTask } from '../kit/state/own-task.ts';

const loadAuthBridge = async () => {
  await loadAppCheck();
  return import('./auth-bridge.tsx');
};
const loadToasts = () => import('../kit/ui/toasts.tsx');
const loadTooltipLayer = async () => {
  await firstAttention();
  prepareToasts();
  return import('../kit/ui/tooltip-layer.tsx');
};
const loadListeners = async () => {
  const [module] = await Promise.all([import('./listeners.tsx'), loadAreas(listenerAreas)]);
  return module;
};

export function App() {
  const toasts = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.get);
  const isSignedIn = useSignIn().is === 'signed-in';
  const { direction } = useLocale();
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={modeStorageKey}
        disableTransitionOnChange
        // The build has written the variables into index.html (build/first-paint.ts).
        disableStyleSheetGeneration={import.meta.env.PROD}
      >
        <CssBaseline />
        {/* For what MUI reckons by itself: arrow keys, and the side from which menus open. */}
        <RtlProvider value={direction === 'rtl'}>
          <PlaceProvider>
            <ErrorBoundary fallback={<CrashScreen />}>
              <Screens />
              <Late load={loadAuthBridge} />
              <Late load={loadTooltipLayer} />
              {toasts && <Late load={loadToasts} />}
              {isSignedIn && <Late load={loadListeners} />}
            </ErrorBoundary>
          </PlaceProvider>
        </RtlProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

type LateProps = { load: () => Promise<{ default: ComponentType }> };

/**
 * Draws a part that no screen waits for, once it is loaded. React.lazy would not do: even an empty fallback counts as
 * one, and after a fallback React holds back all updates for 300 ms. Offline, the page goes without the part until
 * there is a connection.
 */
function Late({ load }: LateProps) {
  const [Part, setPart] = useState<ComponentType>();
  useEffect(() => {
    let isMounted = true;
    const show = (part: () => ComponentType) => {
      if (isMounted) startTransition(() => setPart(part));
    };
    ownTask()
      .then(() => whenOnline(load))
      .then(
        (module) => show(() => module.default),
        // Thrown while drawing, so that the error boundary catches it.
        (error: unknown) =>
          show(() => {
            throw error;
          }),
      );
    return () => {
      isMounted = false;
    };
  }, [load]);
  return Part === undefined ? null : <Part />;
}
