import type { Plugin } from 'vite';

/**
 * What only pipelines need: it evaluates their expressions on the device (beside a regular expression engine of
 * 30 kB), makes them of queries, and reads them from the device's copy.
 */
const roots = [
  '__PRIVATE_toEvaluable',
  '__PRIVATE_toCorePipeline',
  '__PRIVATE_stageFromProto',
  '__PRIVATE_canonifyStage',
  '__PRIVATE_whereConditionsFromCursor',
];

/**
 * Leaves the pipelines out of Firestore's SDK: it reaches them from its listeners and its copy on the device, so that
 * no bundler sees that an app of queries alone never runs them. The build fails where a release has renamed them.
 */
export function noPipelines(): Plugin {
  return {
    name: 'no-pipelines',
    transform: {
      filter: { id: /@firebase\/firestore\/dist\/common-\w+\.esm\.js$/ },
      handler(code) {
        let left = code;
        for (const name of roots) {
          const whole = new RegExp(`^function ${name}\\(.*?\\) \\{$[\\s\\S]*?^\\}$`, 'm');
          if (!whole.test(left)) throw new Error(`Firestore has no ${name}: see build/no-pipelines.ts`);
          left = left.replace(whole, `function ${name}() { throw new Error('no pipelines in this build'); }`);
        }
        return { code: left, map: null };
      },
    },
  };
}
