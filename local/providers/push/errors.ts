/** A refusal in the words of Mozilla's push service; browsers' services have only the status in common. */
export class PushError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function pushFailure(status: number, message = 'Refused as asked'): Response {
  const headers = status === 429 || status === 503 ? { 'Retry-After': '2' } : undefined;
  return Response.json(
    { code: status, errno: status, error: message, message },
    { status, ...(headers && { headers }) },
  );
}
