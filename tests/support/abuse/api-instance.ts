/**
 * One instance of the API with the real stores, in its own process: it serves many calls at once, like an instance in
 * the cloud, while the emulator starts a process for each. Sends its address to the parent. With DIES_AFTER_STEPS it
 * dies as soon as the ledger has stored that many steps, before it acts on the last.
 */
import { compose } from '../../../functions/src/compose.ts';
import type { LedgerStore } from '../../../functions/src/ports/ledger.ts';
import { serve } from '../../../functions/src/testing/serve.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const { app, ports } = compose(process.env, quiet);
const stepsLeft = process.env['DIES_AFTER_STEPS'];
if (stepsLeft !== undefined) dieAfter(Number(stepsLeft), ports.ledger);
const { origin } = await serve(app);
process.send?.(origin);
process.once('disconnect', () => process.exit(0));

function dieAfter(steps: number, ledger: LedgerStore): void {
  const transact = ledger.transact.bind(ledger);
  let left = steps;
  ledger.transact = async (...input) => {
    const result = await transact(...input);
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return result;
  };
}
