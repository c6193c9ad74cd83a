/** Made by tests/language/confidence/train.ts, in the order of its `featureNames`: a letter a weight, U is zero and V a tenth. */
export const bias = 1.6;

const letters =
  'OOaDNUPQXUJQPNZPUUUUUUUZ[UUMU[UUUUUUUURUUUUXUUQUYUUUPUUUUUUUUUUUUUURUNUUUUUPUUUYRUUUURZJUUUUUUKUUPUUUUQUUUQUUUUUUYUUQUUUUUXUUUUUUUUUUUUUUUUUX';

export const weights: readonly number[] = Array.from(letters, (letter) => (letter.charCodeAt(0) - 85) / 10);
