/**
 * The number of digits of a telephone number. It is apart from the other limits because the language engine needs only
 * this one.
 */
export const phoneDigits = { min: 7, max: 15 } as const;
