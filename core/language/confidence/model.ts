/** How likely a reading is right: a logistic model of its features, trained by tests/language/confidence/train.ts. */
import { actionsFrom, type Features } from './features.ts';
import { bias, weights } from './weights.ts';

export function likelihoodOf(features: Features): number {
  const sum = crossed(features).reduce((total, value, index) => total + value * (weights[index] ?? 0), bias);
  return 1 / (1 + Math.exp(-sum));
}

/** A leftover word says another thing of a meeting's title than of a mail: each action has weights of its own. */
export function crossed(features: Features): Features {
  const { from, to } = actionsFrom;
  return [
    ...features,
    ...features.slice(from, to).flatMap((is) => features.slice(0, from).map((value) => value * is)),
  ];
}
