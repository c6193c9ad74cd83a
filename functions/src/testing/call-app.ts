import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { makeApp } from '../http/app.ts';

type Init = { method?: string; headers?: Record<string, string>; body?: string };

/** Calls the app without a port, with the message that Node makes of a call; the length of a body is stated. */
export async function callApp(app: ReturnType<typeof makeApp>, path: string, init: Init): Promise<Response> {
  const { method = 'GET', body = '' } = init;
  const headers = {
    ...(body === '' ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...init.headers,
  };
  const request = new Request(new URL(path, 'http://127.0.0.1'), { method, headers });
  return await app.fetch(request, { incoming: messageOf(request, body) });
}

export function messageOf({ method, url, headers }: Request, body = ''): IncomingMessage {
  const message = new IncomingMessage(new Socket());
  message.method = method;
  message.url = url;
  message.headers = Object.fromEntries(headers);
  if (body !== '') message.push(body);
  message.push(null);
  return message;
}
