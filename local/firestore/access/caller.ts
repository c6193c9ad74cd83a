import type { RulesAuth } from '../rules/request.ts';

/** Who makes a request: the owner bypasses the rules, everyone else is judged by them. */
export type Caller = { kind: 'owner' } | { kind: 'user'; auth: RulesAuth };

export const owner: Caller = { kind: 'owner' };
