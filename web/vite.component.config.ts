import { mergeConfig, type Plugin } from 'vite';
import product from './vite.config.ts';

/** The app as it ships, but for what only takes time. */
export default mergeConfig(product, {
  plugins: [unthrottled()],
  build: { reportCompressedSize: false },
});

const throttle = 'globalMostRecentFallbackTime + 300 - now()';

/**
 * After React has shown a fallback it holds back for 300 ms whatever else arrives, so that a screen does not flicker.
 * Half of a test's time would go into that.
 */
function unthrottled(): Plugin {
  return {
    name: 'unthrottled',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        if (!code.includes(throttle)) throw new Error('React throttles in another way: see unthrottled');
        return { code: code.replace(throttle, '0'), map: null };
      },
    },
  };
}
