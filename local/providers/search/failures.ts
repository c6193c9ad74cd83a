/** Google's error for a bad key differs from all its others. */
export function invalidKey(): Response {
  const message = 'API key not valid. Please pass a valid API key.';
  const info = { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'API_KEY_INVALID' };
  const error = {
    code: 400,
    message,
    errors: [{ message, domain: 'global', reason: 'badRequest' }],
    status: 'INVALID_ARGUMENT',
    details: [{ ...info, domain: 'googleapis.com' }],
  };
  return Response.json({ error }, { status: 400 });
}
