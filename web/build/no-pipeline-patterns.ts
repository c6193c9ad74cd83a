/**
 * Replaces re2js (150 kB, 30 kB on the wire), which Firestore uses only to evaluate the regular expressions and `like`
 * of pipelines on the device. We use queries only, which cannot contain them.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('The patterns of Firestore pipelines are left out of this build');
  },
};
