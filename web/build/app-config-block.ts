import type { Plugin } from 'vite';

const block = /(<script id="app-config" type="application\/json">)[\s\S]*?(<\/script>)/;

/**
 * Writes the deployment's configuration into index.html. `APP_CONFIG` (JSON) wins: `npm run dev` passes the local
 * one; otherwise the VITE_FIREBASE_* settings of docs/deploy.md; otherwise the block stays empty, to be rewritten
 * by the local start.
 */
export function appConfigBlock(env: NodeJS.ProcessEnv): Plugin {
  const json = env.APP_CONFIG ?? fromFirebaseSettings(env) ?? '{}';
  return {
    name: 'app-config-block',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace(block, (_, open: string, close: string) => open + escaped(json) + close),
    },
  };
}

function fromFirebaseSettings(env: NodeJS.ProcessEnv): string | undefined {
  if (env.VITE_FIREBASE_API_KEY === undefined) return undefined;
  const firebase = {
    apiKey: env.VITE_FIREBASE_API_KEY,
    authDomain: env.VITE_FIREBASE_AUTH_DOMAIN,
    projectId: env.VITE_FIREBASE_PROJECT_ID,
    appId: env.VITE_FIREBASE_APP_ID,
  };
  return JSON.stringify({
    firebase,
    pushKey: env.VITE_PUSH_PUBLIC_KEY,
    appCheckKey: env.VITE_APP_CHECK_KEY,
    streamOrigin: env.VITE_STREAM_ORIGIN,
  });
}

/** A `</script>` inside a value must not end the block. */
function escaped(json: string): string {
  return JSON.stringify(JSON.parse(json)).replaceAll('<', '\\u003c');
}
