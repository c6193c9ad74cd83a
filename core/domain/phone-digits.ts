/** How many digits a telephone number has; apart from the other limits, since the language engine needs no more of them. */
export const phoneDigits = { min: 7, max: 15 } as const;
