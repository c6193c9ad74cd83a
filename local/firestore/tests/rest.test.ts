import { describe, expect, it } from 'vitest';
import { useServer } from '../testing/test-server.ts';

const root = 'projects/demo-rest/databases/(default)/documents';

describe('the REST API', () => {
  const server = useServer();

  async function call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ status: number; json: unknown }> {
    const answer = await fetch(`${server().url}/v1/${root}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, json: await answer.json() };
  }

  const fieldsOfAll = {
    whole: { integerValue: '9007199254740993' },
    half: { doubleValue: 0.5 },
    nan: { doubleValue: 'NaN' },
    zero: { doubleValue: '-0' },
    none: { nullValue: null },
    at: { timestampValue: '2026-11-20T21:46:12.000001Z' },
    bytes: { bytesValue: 'AAH/' },
    place: { geoPointValue: { latitude: 31.78, longitude: 35.22 } },
    list: {
      arrayValue: { values: [{ stringValue: 'a' }, { mapValue: { fields: { b: { booleanValue: true } } } }] },
    },
    reference: { referenceValue: `${root}/rooms/a` },
  };

  it('creates, reads, updates, lists and deletes documents', async () => {
    const created = await call('POST', '/rooms?documentId=a', { fields: fieldsOfAll });
    expect(created).toMatchObject({ status: 200, json: { name: `${root}/rooms/a`, fields: fieldsOfAll } });
    expect((await call('GET', '/rooms/a')).json).toEqual(created.json);

    const patched = await call(
      'PATCH',
      '/rooms/a?updateMask.fieldPaths=half&updateMask.fieldPaths=nan&mask.fieldPaths=half',
      {
        fields: { half: { integerValue: 1 } },
      },
    );
    expect(patched.json).toMatchObject({ fields: { half: { integerValue: '1' } } });
    expect((await call('GET', '/rooms/a')).json).not.toHaveProperty('fields.nan');

    await call('POST', '/rooms?documentId=b', {});
    const page = (await call('GET', '/rooms?pageSize=1')).json as {
      documents: object[];
      nextPageToken: string;
    };
    expect(page.documents).toMatchObject([{ name: `${root}/rooms/a` }]);
    expect((await call('GET', `/rooms?pageSize=1&pageToken=${page.nextPageToken}`)).json).toMatchObject({
      documents: [{ name: `${root}/rooms/b` }],
      nextPageToken: '',
    });

    expect(await call('DELETE', '/rooms/a?currentDocument.exists=true')).toEqual({ status: 200, json: {} });
    expect(await call('GET', '/rooms/a')).toMatchObject({
      status: 404,
      json: { error: { status: 'NOT_FOUND' } },
    });
  });

  it('takes ids with spaces and with the words of verbs', async () => {
    await call('PATCH', '/odd/a%20b:commit', {});
    expect((await call('GET', '/odd/a%20b:commit')).json).toMatchObject({ name: `${root}/odd/a b:commit` });
  });

  it('commits, gets in batches and queries', async () => {
    const write = (id: string, n: number) => ({
      update: { name: `${root}/halls/${id}`, fields: { n: { integerValue: n } } },
    });
    const committed = await call('POST', ':commit', { writes: [write('a', 1), write('b', 2)] });
    expect(committed).toMatchObject({ status: 200, json: { writeResults: [{}, {}] } });

    expect(
      (await call('POST', ':batchGet', { documents: [`${root}/halls/a`, `${root}/halls/x`] })).json,
    ).toMatchObject([{ found: { name: `${root}/halls/a` } }, { missing: `${root}/halls/x` }]);
    const structuredQuery = {
      from: [{ collectionId: 'halls' }],
      where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'GREATER_THAN', value: { integerValue: '1' } } },
      limit: 5,
    };
    expect((await call('POST', ':runQuery', { structuredQuery })).json).toMatchObject([
      { document: { name: `${root}/halls/b` } },
    ]);
    const structuredAggregationQuery = { structuredQuery, aggregations: [{ alias: 'all', count: {} }] };
    expect((await call('POST', ':runAggregationQuery', { structuredAggregationQuery })).json).toMatchObject([
      { result: { aggregateFields: { all: { integerValue: '1' } } } },
    ]);
    expect((await call('POST', ':listCollectionIds', {})).json).toMatchObject({
      collectionIds: expect.arrayContaining(['halls']),
    });
  });

  it.each<[string, string, string, unknown, number, string]>([
    ['an unknown field', 'POST', ':commit', { wishes: [] }, 400, 'INVALID_ARGUMENT'],
    ['a mistyped field', 'POST', ':commit', { writes: 'all' }, 400, 'INVALID_ARGUMENT'],
    ['a value without a type', 'POST', '/rooms', { fields: { a: {} } }, 400, 'INVALID_ARGUMENT'],
    ['a body that is no object', 'POST', '/rooms', [], 400, 'INVALID_ARGUMENT'],
    ['an unknown verb', 'POST', ':fly', {}, 404, 'NOT_FOUND'],
    ['a document where there is one', 'POST', '/taken?documentId=a', {}, 409, 'ALREADY_EXISTS'],
  ])('refuses %s', async (_what, method, path, body, status, code) => {
    await call('PATCH', '/taken/a', {});
    expect(await call(method, path, body)).toMatchObject({
      status,
      json: { error: { code: status, status: code } },
    });
  });

  it('refuses to transform a field and what is inside of it in one write', async () => {
    const transforms = ['m.x', 'm.x.deep'].map((fieldPath) => ({
      fieldPath,
      increment: { integerValue: 1 },
    }));
    const update = { name: `${root}/rooms/nested`, fields: {} };
    const refused = await call('POST', ':commit', { writes: [{ update, updateTransforms: transforms }] });
    expect(refused).toMatchObject({ status: 400, json: { error: { status: 'INVALID_ARGUMENT' } } });
  });

  it('says what is wrong with rules, as an error or, when asked, as issues', async () => {
    const load = async (more: object) => {
      const content = 'service cloud.firestore {\n  match /a/{b} {\n    banana\n  }\n}';
      const answer = await fetch(`${server().url}/emulator/v1/projects/demo-wrong:securityRules`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files: [{ content }] }, ...more }),
      });
      return { status: answer.status, json: await answer.json() };
    };
    expect(await load({})).toMatchObject({
      status: 400,
      json: { error: { status: 'INVALID_ARGUMENT', message: expect.stringContaining('L3:5 Expected') } },
    });
    expect(await load({ ignore_errors: true })).toMatchObject({
      status: 200,
      json: { issues: [{ severity: 'ERROR', sourcePosition: { line: 3, column: 5 } }] },
    });
  });

  it('wraps the errors of streaming calls in an array', async () => {
    expect(await call('POST', ':runQuery', {})).toMatchObject({
      status: 400,
      json: [{ error: { status: 'INVALID_ARGUMENT' } }],
    });
    expect(await call('POST', ':executePipeline', {})).toMatchObject({
      status: 501,
      json: [{ error: { status: 'UNIMPLEMENTED' } }],
    });
  });

  it('answers preflights with the origin and the headers asked for', async () => {
    const { headers, status } = await fetch(`${server().url}/v1/${root}:commit`, {
      method: 'OPTIONS',
      headers: { Origin: 'http://app.test', 'Access-Control-Request-Headers': 'x-goog-api-client' },
    });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('http://app.test');
    expect(headers.get('access-control-allow-headers')).toBe('x-goog-api-client');
  });

  it('tells health checks that it is there', async () => {
    expect(await (await fetch(server().url)).text()).toBe('Ok\n');
  });

  it('exports all documents as lines and imports them again', async () => {
    await call('PATCH', '/moved/a', { fields: fieldsOfAll });
    const before = (await call('GET', '/moved/a')).json;
    const lines = await (await fetch(`${server().url}/emulator/v1/documents:export`)).text();
    await fetch(`${server().url}/emulator/v1/projects/demo-rest/databases/(default)/documents`, {
      method: 'DELETE',
    });
    expect((await call('GET', '/moved/a')).status).toBe(404);

    const imported = await fetch(`${server().url}/emulator/v1/documents:import`, {
      method: 'POST',
      body: lines,
    });
    expect(await imported.json()).toEqual({ imported: lines.trim().split('\n').length });
    expect((await call('GET', '/moved/a')).json).toMatchObject({
      fields: (before as { fields: object }).fields,
    });
  });
});
