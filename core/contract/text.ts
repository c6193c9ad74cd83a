import * as z from 'zod/mini';

/** A text that the database takes: half a surrogate pair is no text in UTF-8. */
export const storedText = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => !/\p{Surrogate}/u.test(text), 'not well-formed'),
  );
