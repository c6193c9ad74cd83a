/* The build puts the parser itself here, so that the package needs no fourth dependency. */
export { parse } from 'yaml';
