import type { Task } from './entities.ts';

export type AttemptOutcome = { done: true } | { done: false; status: number | undefined; reason: string };

/** Sends a task to its handler once, as Cloud Tasks does. Anything but a 2xx in time is a failure. */
export async function attempt(task: Task, url: string, closing: AbortSignal): Promise<AttemptOutcome> {
  const { request } = task;
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  try {
    const reply = await fetch(url, {
      method: request.method,
      headers: headersFor(task, url),
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(task.dispatchDeadlineMs)]),
      ...(hasBody ? { body: Buffer.from(request.body, 'base64') } : {}),
    });
    await reply.body?.cancel();
    return reply.ok ? { done: true } : { done: false, status: reply.status, reason: 'Failure' };
  } catch (error) {
    return { done: false, status: undefined, reason: error instanceof Error ? error.name : 'Failure' };
  }
}

/** Each header is set, not added: a handler refuses a task with two content types. */
function headersFor(task: Task, url: string): Headers {
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'user-agent': 'Google-Cloud-Tasks',
  });
  if (task.request.serviceAccountEmail !== undefined) {
    headers.set('authorization', `Bearer ${unsignedToken(task.request.serviceAccountEmail, url)}`);
  }
  for (const [name, value] of Object.entries(task.request.headers)) headers.set(name, value);

  headers.set('x-cloudtasks-queuename', lastSegment(task.queue));
  headers.set('x-cloudtasks-taskname', lastSegment(task.name));
  headers.set('x-cloudtasks-taskretrycount', String(task.attempts));
  headers.set('x-cloudtasks-taskexecutioncount', String(task.executions));
  headers.set('x-cloudtasks-tasketa', String(task.nextAttemptAt / 1000));
  const { lastResponse } = task;
  if (lastResponse) {
    if (lastResponse.status !== undefined)
      headers.set('x-cloudtasks-taskpreviousresponse', String(lastResponse.status));
    headers.set('x-cloudtasks-taskretryreason', lastResponse.reason);
  }
  return headers;
}

/** Replaces the OIDC token that Google would sign; handlers must not trust it. */
function unsignedToken(email: string, audience: string): string {
  const segment = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { iss: 'https://accounts.google.com', aud: audience, email, email_verified: true };
  return `${segment({ alg: 'none', typ: 'JWT' })}.${segment(claims)}.`;
}

function lastSegment(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}
