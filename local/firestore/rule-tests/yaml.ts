/* The build replaces this by the parser itself, so that the package needs no fourth dependency. */
export { parse } from 'yaml';
