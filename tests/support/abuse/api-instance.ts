/**
 * One instance of the API with the real stores, in a process of its own: it serves many calls at once, as an instance in
 * the cloud does, where the emulator starts a process for each. Tells its parent where it answers.
 */
import { compose } from '../../../functions/src/compose.ts';
import { serve } from '../../../functions/src/testing/serve.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { origin } = await serve(compose(process.env, quiet).app);
process.send?.(origin);
process.once('disconnect', () => process.exit(0));
