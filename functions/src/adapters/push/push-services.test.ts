import { expect, it } from 'vitest';
import { pushServices } from './push-services.ts';

const serviceOf = pushServices(['fcm.googleapis.com', '*.push.apple.com', 'http://127.0.0.1:4010']);

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc:def', 'fcm.googleapis.com'],
  ['https://FCM.googleapis.com:443/fcm/send/abc', 'fcm.googleapis.com'],
  ['https://web.push.apple.com/QGu', '*.push.apple.com'],
  ['http://127.0.0.1:4010/push/abc', 'http://127.0.0.1:4010'],
])('finds the push service of %s', (endpoint, service) => {
  expect(serviceOf(endpoint)).toBe(service);
});

it.each([
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.test/',
  'https://evilfcm.googleapis.com/',
  'https://fcm.googleapis.com@evil.test/',
  'https://anna:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com:8443/',
  'https://fcm.googleapis.com./',
  'http://fcm.googleapis.com/fcm/send/abc',
  'ftp://fcm.googleapis.com/',
  'https://push.apple.com/',
  'https://evilpush.apple.com/',
  'http://127.0.0.1:4020/',
  'https://127.0.0.1:4010/',
  'http://127.0.0.1:4010.evil.test/',
  'not an address',
])('refuses %s', (endpoint) => {
  expect(serviceOf(endpoint)).toBeUndefined();
});
