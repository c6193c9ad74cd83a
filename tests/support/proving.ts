/** Set by `npm run prove`: what is looked at in samples every day is looked at as a whole. */
export const isProving = process.env['PROVE'] !== undefined;
