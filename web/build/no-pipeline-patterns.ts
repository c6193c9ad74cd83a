/**
 * Stands in for re2js, 150 kB (30 kB on the wire) that Firestore brings along for one thing: to evaluate the regular
 * expressions and `like` of its pipelines on the device. We use queries only, which cannot hold one.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('The patterns of Firestore pipelines are left out of this build');
  },
};
