import { depths, foreign } from './depths.ts';
import { animations, drawings, funcIris } from './drawings.ts';
import { clobbering, fetching, hints, leaving } from './elements.ts';
import { encodings, mutations, namespaces } from './parsers.ts';
import { hosts, listed, specks } from './pictures.ts';
import { addresses, handlers, scripts } from './scripts.ts';
import { declarations, fonts, sheets, takeovers } from './styles.ts';

const kinds = {
  scripts,
  handlers,
  addresses,
  declarations,
  sheets,
  fonts,
  takeovers,
  funcIris,
  drawings,
  animations,
  fetching,
  hints,
  leaving,
  clobbering,
  mutations,
  namespaces,
  encodings,
  listed,
  specks,
  hosts,
  depths,
  foreign,
} as const;
export type HostileKind = keyof typeof kinds;

export type HostileMail = { id: number; kind: HostileKind; html: string };

/** Mails that try to run a script, or to send a request to `host`; the same ones each time. */
export function hostileMails(host: string): HostileMail[] {
  const all = Object.entries(kinds).flatMap(([kind, vectors]) =>
    vectors.map((vector) => ({ kind: kind as HostileKind, vector })),
  );
  return all.map(({ kind, vector }, id) => ({ id, kind, html: filled(vector, host, id) }));
}

function filled(vector: string, host: string, id: number): string {
  return vector
    .replaceAll('{js}', `console.log(/ran-${id}/)`)
    .replaceAll('{img}', `https://${host}/img-${id}`)
    .replaceAll('{u}', `https://${host}/other-${id}`)
    .replaceAll('{host}', host)
    .replaceAll('{id}', String(id));
}
