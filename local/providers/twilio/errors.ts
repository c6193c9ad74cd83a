/** Twilio's errors: its own number beside the status. */
export function twilioError(status: number, code: number, message: string): Response {
  return Response.json(
    { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
    { status, headers: status === 429 ? { 'Retry-After': '1' } : {} },
  );
}

const CODE_OF_STATUS: Record<number, { code: number; message: string }> = {
  400: { code: 21211, message: "Invalid 'To' Phone Number" },
  401: { code: 20003, message: 'Authenticate' },
  403: { code: 20003, message: 'Permission Denied' },
  404: { code: 20404, message: 'The requested resource was not found' },
  429: { code: 20429, message: 'Too Many Requests' },
  503: { code: 20503, message: 'Service Unavailable' },
};

/** Twilio's answer for an injected status. */
export function twilioFailure(status: number): Response {
  const { code, message } = CODE_OF_STATUS[status] ?? { code: 20500, message: 'Internal Server Error' };
  return twilioError(status, code, message);
}
