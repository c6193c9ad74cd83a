/** app/boot.js reads the same key and writes the same attribute before the first paint. */
export const modeStorageKey = 'mode';
export const modeAttribute = 'data-mode';
