import { describe, expect, it } from 'vitest';
import { endpointOf } from './endpoint.ts';

describe("the address of a Google client's server", () => {
  it('is the one of the client if none is set', () => {
    expect(endpointOf(undefined)).toEqual({});
  });

  it.each([
    ['https://speech.example', { apiEndpoint: 'speech.example', port: 443 }],
    ['https://speech.example:8443', { apiEndpoint: 'speech.example', port: 8443 }],
  ])('over TLS leaves the credentials to the client: %s', (url, options) => {
    expect(endpointOf(url)).toEqual(options);
  });

  it.each([
    ['http://127.0.0.1:4020', { apiEndpoint: '127.0.0.1', port: 4020 }],
    ['http://tasks.example', { apiEndpoint: 'tasks.example', port: 80 }],
  ])('over plain HTTP gets no credentials, whichever host it is: %s', (url, options) => {
    expect(endpointOf(url)).toEqual({ protocol: 'http', apiKey: 'none', ...options });
  });
});
