import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appConfigBlock } from './build/app-config-block.ts';
import { firebaseProductsOutOfReactfire } from './build/firebase-products-out-of-reactfire.ts';

/** Where `npm run dev` finds the API; the built app is served from the API's own origin. */
const apiTarget = process.env.API_PROXY_TARGET;

export default defineConfig({
  plugins: [react(), appConfigBlock(process.env), firebaseProductsOutOfReactfire()],
  build: {
    target: 'es2022',
    // Each preloaded chunk is named in index.html; Vite's own polyfill would be one more script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: apiTarget === undefined ? {} : { proxy: { '/api': { target: apiTarget, changeOrigin: true } } },
});
