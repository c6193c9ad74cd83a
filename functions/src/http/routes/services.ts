import type { Ports } from '../../ports/ports.ts';
import {
  loadedPlugins,
  reconnectService,
  servicesHealth,
  servicesStatus,
} from '../../usecases/services/services.ts';
import { transcribe } from '../../usecases/transcribe.ts';
import { dashboard, sessionList, taskHistory } from '../../usecases/workspace/lists.ts';
import type { Handlers } from '../call.ts';
import { readAudioForm } from '../read-body.ts';

export function serviceRoutes(ports: Ports) {
  return {
    weather: async ({ query }) => ({ success: true, weather: await ports.weather.now(query.city) }),
    place: async ({ body }) => ({ success: true, ...(await ports.places.at(body)) }),
    health: ({ person }) => servicesHealth(ports, person),
    plugins: ({ person }) => loadedPlugins(ports, person),
    servicesStatus: ({ person, raw }) => servicesStatus(ports, person, raw.header('accept-language') ?? null),
    serviceConfig: ({ person, body }) => reconnectService(ports, person, body.service),
    dashboard: ({ person, query }) => dashboard(ports, person, query.timeZone),
    smartTaskHistory: ({ person, body }) => taskHistory(ports, person, body.limit),
    commandCenterSessions: ({ person, raw }) =>
      sessionList(ports, person, raw.header('accept-language') ?? null),
    transcribe: async ({ person, raw }) => await transcribe(ports, person, await readAudioForm(raw)),
  } satisfies Partial<Handlers>;
}
