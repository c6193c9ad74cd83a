type Kind = { message: string; type: string; code: string | null };

const KIND_OF_STATUS: Record<number, Kind> = {
  400: { message: 'Invalid request.', type: 'invalid_request_error', code: null },
  401: { message: 'Incorrect API key provided.', type: 'invalid_request_error', code: 'invalid_api_key' },
  403: {
    message: 'Country, region, or territory not supported.',
    type: 'request_forbidden',
    code: 'unsupported_country',
  },
  404: { message: 'The model does not exist.', type: 'invalid_request_error', code: 'model_not_found' },
  429: { message: 'Rate limit reached.', type: 'requests', code: 'rate_limit_exceeded' },
  503: { message: 'The engine is currently overloaded.', type: 'service_unavailable', code: null },
};

const SERVER_ERROR: Kind = { message: 'The server had an error.', type: 'server_error', code: null };

/** OpenAI's answer for an injected status, and for a bad key. */
export function openAiFailure(status: number): Response {
  const error = { ...(KIND_OF_STATUS[status] ?? SERVER_ERROR), param: null };
  return Response.json({ error }, { status, headers: status === 429 ? { 'Retry-After': '1' } : {} });
}
