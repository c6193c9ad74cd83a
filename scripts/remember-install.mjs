// After any npm install or ci: remembers from which lock file node_modules came, so that `npm start` and `npm test`
// install again only when it has changed.
import { rememberInstall } from './bootstrap.mjs';

rememberInstall();
