import '../shared/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { takeTokenFromAddress } from '../shared/auth/address-token.ts';
import { startI18n } from '../shared/i18n/i18n.ts';
import { initialLanguage } from '../shared/i18n/language.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

takeTokenFromAddress();
await startI18n(initialLanguage());
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
