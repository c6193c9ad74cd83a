import type { Plugin } from 'vite';

/** Products that reactfire's single entry imports and that we load in another way, or never use. */
const unused = new Set([
  'firebase/database',
  'firebase/firestore',
  'firebase/functions',
  'firebase/remote-config',
  'firebase/storage',
  'firebase/performance',
  'rxfire/database',
  'rxfire/firestore',
  'rxfire/functions',
  'rxfire/remote-config',
  'rxfire/storage',
  'rxfire/performance',
]);

const prefix = '\0unused-firebase-product:';

/**
 * reactfire has one entry for all Firebase products. We never call 61 kB of it (gzip): live data goes through our own
 * useLiveQuery (docs/decisions). Its imports of these products become modules whose exports throw when used.
 */
export function firebaseProductsOutOfReactfire(): Plugin {
  return {
    name: 'firebase-products-out-of-reactfire',
    enforce: 'pre',
    resolveId(source, importer) {
      const fromReactfire = importer !== undefined && /node_modules\/(reactfire|rxfire)\//.test(importer);
      return fromReactfire && unused.has(source) ? prefix + source : null;
    },
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const product = id.slice(prefix.length);
      return {
        code: `const absent = () => { throw new Error(${JSON.stringify(`${product} is left out of this build`)}); };
${namesUsedByReactfire.map((name) => `export { absent as ${name} };`).join('\n')}`,
        moduleSideEffects: false,
      };
    },
  };
}

/** Every name that reactfire imports from those products. The build fails when an upgrade adds one. */
const namesUsedByReactfire = [
  'get',
  'off',
  'onChildAdded',
  'onChildChanged',
  'onChildMoved',
  'onChildRemoved',
  'onValue',
  'onSnapshot',
  'queryEqual',
  'httpsCallable',
  'ensureInitialized',
  'getAll',
  'getBoolean',
  'getNumber',
  'getString',
  'getValue',
  'getDownloadURL',
  'ref',
];
