/**
 * How long a test waits for what must come: it says that something never came, not that a machine is slow. How fast
 * things are is for `npm run bench`.
 */
export const patience = { timeout: 45_000 };
