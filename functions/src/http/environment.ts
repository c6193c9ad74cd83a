/** What a call carries on its way. */
export type ApiEnv = { Variables: { requestId: string } };
