/**
 * How long a test waits: a timeout means that something never came, not that a machine is slow. `npm run bench`
 * measures speed.
 */
export const patience = { timeout: 45_000 };
