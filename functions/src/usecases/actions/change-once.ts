import { Failure, isFailure } from '../../ports/failure.ts';

/**
 * Changes an event that stands in the calendar. A call is repeated after a silence, and the first may have done it: then
 * the event is not what it was any more, and that is no failure. One that is gone has changed, too.
 */
export async function changeOnce(
  change: () => Promise<void>,
  isChanged: () => Promise<boolean>,
): Promise<void> {
  try {
    await change();
  } catch (error) {
    const isGone = isFailure(error, 'not-found');
    if ((isGone || isFailure(error, 'conflict')) && (await isChanged())) return;
    throw isGone ? new Failure('conflict', 'eventChanged', { cause: error }) : error;
  }
}
