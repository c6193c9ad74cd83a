/** Whether the work came to its end; what it failed with is of no interest. */
export const went = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );
