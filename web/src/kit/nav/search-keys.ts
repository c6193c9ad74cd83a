import type { Shortcut } from './registry.ts';

/** The keys that lead to a search field, which shows them. */
export const taskSearchKey: Shortcut = { key: 'f', mod: true };
export const sessionSearchKey: Shortcut = { key: '/', mod: true };
