/** Made by tests/language/confidence/train.ts, in the order of its `featureNames`. */
export const bias = 3.49;

export const weights: readonly number[] = [
  -0.53, -2.87, 0.64, -2.78, -1.36, -1.31, -2.24, -1.59, -3.36, -0.55,
];
