import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { appConfigBlock } from './build/app-config-block.ts';
import { bootScript } from './build/boot-script.ts';
import { firstPaint } from './build/first-paint.ts';
import { firebaseProductsOutOfReactfire } from './build/firebase-products-out-of-reactfire.ts';
import { firstScreens } from './build/first-screens.ts';
import { inlineStyles } from './build/inline-styles.ts';
import { noPipelines } from './build/no-pipelines.ts';
import { routePreloads } from './build/route-preloads.ts';
import { serviceWorker } from './build/service-worker.ts';

/** Where `npm run dev` finds the API; the built app is served from the API's own origin. */
const apiTarget = process.env.API_PROXY_TARGET;

export default defineConfig({
  plugins: [
    react(),
    appConfigBlock(process.env),
    routePreloads(firstScreens),
    bootScript(),
    firstPaint(),
    inlineStyles(),
    firebaseProductsOutOfReactfire(),
    noPipelines(),
    serviceWorker(),
  ],
  build: {
    target: 'es2022',
    // Chunks are preloaded by path from index.html; Vite's own polyfill would be one more script.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
  },
  server: apiTarget === undefined ? {} : { proxy: { '/api': { target: apiTarget, changeOrigin: true } } },
});

/**
 * What the entry needs is one file, each Firebase product another, and the components that login and hub both draw a
 * third: a first screen should wait for few files, and for none that only others need. Form fields stand apart, since
 * the hub draws none, and so does what every screen inside the shell is framed with, its texts by language. The rest
 * Vite splits by use. A group takes along what its modules import: what the login needs too belongs to `basics`.
 */
function chunkGroups() {
  const basics = [
    '@mui/material/(SvgIcon|Typography|Box)/',
    '@mui/icons-material/EventOutlined\\.mjs',
    'web/src/kit/(state/|ui/(pressable|button|icon-button|segmented|spinner|mascot/))',
    'web/src/kit/nav/(entry-key|link|overlay|pages|use-[a-z-]+|watch-attention)\\.tsx?',
    'web/src/kit/text/(device-time-zone|direction|repetition|size-of|when)\\.ts',
    'web/src/kit/wire/(polled|firebase/(live-query|live-window|load-auth))\\.ts',
    'web/src/account/(command-clock|sign-in-state|use-polled|use-rename)\\.ts',
    'web/src/notifications/notification-permission\\.ts',
    'web/src/app/stray-clicks\\.ts',
  ];
  const fields = [
    '@mui/material/(InputBase|OutlinedInput|FormControl|TextareaAutosize)/',
    'web/src/kit/ui/(field|growing-textarea)\\.tsx',
  ];
  // Drawn by the hub and by most screens in the shell, but not by the login: each alone is mostly its own request.
  const iconsOfTheFrame = [
    'AddOutlined',
    'AlarmOutlined',
    'ChatBubbleOutlineOutlined',
    'CheckOutlined',
    'CloseOutlined',
    'CloudOffOutlined',
    'EditOutlined',
    'MicNoneOutlined',
    'NotesOutlined',
    'NotificationsNoneOutlined',
    'RefreshOutlined',
    'ScheduleOutlined',
    'SearchOutlined',
    'SettingsOutlined',
    'StarBorderOutlined',
    'TranslateOutlined',
    'Stop',
  ];
  const framed = [
    'web/src/kit/ui/(avatar|badge|bidi-text|card|chip|kbd|menu|page|pointing-icons|ridge|skeleton)\\.tsx',
    'web/src/kit/voice/(join-words|use-voice|voice-button|voice-state)\\.tsx?',
    'web/src/kit/(wire/(call|firebase/live-document)|text/use-locale|nav/(letter-of|registry|search-keys|shown-keys))\\.ts',
    'web/src/account/(use-live-query|use-settings|watch-profile)\\.ts',
    'web/src/connections/(connect-service|google-connection|watch-integrations)\\.ts',
    'web/src/notifications/notification\\.ts',
    'web/src/actions/(action-icon|task/watch-smart-tasks|run/use-task-actions)\\.tsx?',
    'web/src/conversations/sessions/(create-session|session-icon)\\.tsx?',
    'web/src/app/commands/navigation\\.ts',
    'web/src/notifications/use-(due|notification)-words\\.ts',
    'core/domain/(lateness|unreachable)\\.ts',
    'core/contract/(paths|bounds|action-types|service-ids)\\.ts',
    '@mui/material/useMediaQuery/',
    `@mui/icons-material/(${iconsOfTheFrame.join('|')})\\.mjs`,
  ];
  return [
    { name: 'auth', test: /@firebase\/auth\//, priority: 5 },
    // Its small sister, for reading much at once, is rarely asked for.
    { name: 'firestore', test: /@firebase\/(firestore\/dist\/(?!lite\/)|webchannel-wrapper\/)/, priority: 4 },
    { name: 'entry', tags: ['$initial' as const], priority: 3 },
    {
      name: textsOfTheFrame,
      test: /text\/catalogue\/(en|he)\/(shell|actions|command|notifications|smart-tasks|voice)\.ts/,
      priority: 1,
    },
    { name: 'framed', test: new RegExp(framed.join('|')), priority: 1 },
    { name: 'fields', test: new RegExp(fields.join('|')), priority: 1 },
    { name: 'basics', test: new RegExp(basics.join('|')), priority: 2 },
  ];
}

/** What the shell, its listeners and the first screens in it say is one file a language. */
function textsOfTheFrame(id: string): string | null {
  const language = /catalogue\/(en|he)\//.exec(id)?.[1];
  return language === undefined ? null : `texts-${language}`;
}
