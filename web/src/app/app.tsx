import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { BrowserRouter } from 'react-router-dom';
import { modeStorageKey } from '../shared/theme/mode.ts';
import { theme } from '../shared/theme/theme.ts';

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
        <main>Crocodile Hub</main>
      </BrowserRouter>
    </ThemeProvider>
  );
}
