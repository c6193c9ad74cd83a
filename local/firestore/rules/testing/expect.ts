import { expect } from 'vitest';

import type { RulesReader } from '../request.ts';
import type { Ruleset } from '../ruleset.ts';
import { readTrace } from '../trace.ts';
import { NOTHING_STORED, requestFor, rulesOf } from './ask.ts';
import type { Asked, Data } from './ask.ts';

/** The failure message is the trace: it tells why the rules decided so. */
export function expectAllows(ruleset: Ruleset, asked: Asked, reader: RulesReader = NOTHING_STORED): void {
  const decision = ruleset.decide(requestFor(asked), reader);
  expect(decision.allowed, readTrace(decision.trace)).toBe(true);
}

export function expectDenies(ruleset: Ruleset, asked: Asked, reader: RulesReader = NOTHING_STORED): void {
  const decision = ruleset.decide(requestFor(asked), reader);
  expect(decision.allowed, readTrace(decision.trace)).toBe(false);
}

/** A condition on a stored document, asked by the signed-in ann. */
export function expectTrue(condition: string, stored: Data = {}): void {
  expectAllows(conditionRules(condition), { ...ASKED, stored });
}

/** Expects false and not an error: the negation must be true. */
export function expectFalse(condition: string, stored: Data = {}): void {
  expectAllows(conditionRules(`!(${condition})`), { ...ASKED, stored });
}

/** Neither true nor false. */
export function expectError(condition: string, stored: Data = {}): void {
  expectDenies(conditionRules(condition), { ...ASKED, stored });
  expectDenies(conditionRules(`!(${condition})`), { ...ASKED, stored });
}

const ASKED = { method: 'get', path: 'docs/one', auth: { uid: 'ann', token: {} } } as const;

const conditionRules = (condition: string): Ruleset =>
  rulesOf(`match /docs/{id} { allow get: if ${condition}; }`);
