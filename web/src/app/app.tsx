import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { modeStorageKey } from '../shared/theme/mode.ts';
import { theme } from '../shared/theme/theme.ts';
import { Screens } from './screens.tsx';
import { CrashScreen } from './shell/crash-screen.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';

const AuthBridge = lazy(() => import('./providers/auth-bridge.tsx'));
const Toasts = lazy(() => import('./providers/toasts.tsx'));
const Listeners = lazy(() => import('./providers/listeners.tsx'));

export function App() {
  return (
    <ThemeProvider
      theme={theme}
      defaultMode="system"
      modeStorageKey={modeStorageKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      <BrowserRouter>
        <ErrorBoundary fallback={<CrashScreen />}>
          <Screens />
          <Suspense fallback={null}>
            <AuthBridge />
          </Suspense>
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
          <Suspense fallback={null}>
            <Listeners />
          </Suspense>
        </ErrorBoundary>
      </BrowserRouter>
    </ThemeProvider>
  );
}
