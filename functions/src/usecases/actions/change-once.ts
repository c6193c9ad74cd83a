import { Failure, isFailure } from '../../ports/failure.ts';

/**
 * Changes an event in the calendar. The call is retried when no answer came, though the first try may have worked: a
 * conflict, or a missing event, is then no failure.
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
