import { expect, it } from 'vitest';

import { startForTest } from '../../testing/start.ts';
import { openPerson, refusalOf } from '../testing.ts';

const scope = 'openid email https://www.googleapis.com/auth/drive.file';

it('tells whose Drive it is, by the fields that are asked for', async () => {
  const { url } = await startForTest();
  const { drive } = await openPerson(url, 'noa@example.com', { name: 'Noa Levi', scope });
  const { data } = await drive.about.get({ fields: 'user(permissionId,emailAddress)' });
  expect(data).toEqual({
    user: { permissionId: expect.stringMatching(/^\d+$/), emailAddress: 'noa@example.com' },
  });
  const { status } = await refusalOf(drive.about.get({}));
  expect(status).toBe(400);
});

it('refuses a token without the scope of Drive', async () => {
  const { url } = await startForTest();
  const { drive } = await openPerson(url, 'noa@example.com', { scope: 'openid email' });
  const { status, data } = await refusalOf(drive.about.get({ fields: '*' }));
  expect([status, data.error.errors[0]?.reason]).toEqual([403, 'insufficientPermissions']);
});
