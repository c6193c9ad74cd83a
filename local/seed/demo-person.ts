/** The account of "Try the demo". */
export const demoPerson = { email: 'demo@crocodile.test', password: 'crocodile', name: 'Noa Levi' } as const;
