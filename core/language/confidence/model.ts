/** How likely a reading is right: a logistic model of its features, trained by tests/language/confidence/train.ts. */
import type { Features } from './features.ts';
import { bias, weights } from './weights.ts';

export function likelihoodOf(features: Features): number {
  const sum = features.reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}
