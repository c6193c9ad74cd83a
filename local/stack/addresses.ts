import { routes } from '@crocodile-hub/core/contract/routes';

/** The port of each part. Defaults as in the README's table; `--port-base` moves all of them together. */
export type StackPorts = {
  app: number;
  auth: number;
  firestore: number;
  functions: number;
  tasks: number;
  providers: number;
  /** Inner parts of the emulator suite: we never call them, but two stacks must not share them. */
  hub: number;
  logging: number;
  suiteTasks: number;
  eventarc: number;
};

export const defaultPorts: StackPorts = {
  app: 5005,
  auth: 9099,
  firestore: 8080,
  functions: 5001,
  tasks: 4020,
  providers: 4010,
  hub: 4400,
  logging: 4500,
  suiteTasks: 9499,
  eventarc: 9299,
};

export function portsFrom(base: number): StackPorts {
  return {
    app: base,
    auth: base + 1,
    firestore: base + 2,
    functions: base + 3,
    tasks: base + 4,
    providers: base + 5,
    hub: base + 6,
    logging: base + 7,
    suiteTasks: base + 8,
    eventarc: base + 9,
  };
}

export type StackUrls = Record<'app' | 'auth' | 'firestore' | 'functions' | 'tasks' | 'providers', string>;

export function urlsOf(host: string, ports: StackPorts): StackUrls {
  const url = (port: number) => `http://${host}:${port}`;
  return {
    app: url(ports.app),
    auth: url(ports.auth),
    firestore: url(ports.firestore),
    functions: url(ports.functions),
    tasks: url(ports.tasks),
    providers: url(ports.providers),
  };
}

export const projectId = 'demo-crocodile-hub';
export const region = 'us-central1';

/** The emulator's address of an HTTPS or queue function. */
export function functionsBase(urls: StackUrls): string {
  return `${urls.functions}/${projectId}/${region}`;
}

/** The address at which a page checks the API, through Hosting. */
export function healthUrl(urls: StackUrls): string {
  return urls.app + routes.health.path;
}

/** The emulator's address of a scheduled function. */
export function scheduledUrl(urls: StackUrls, name: string): string {
  return `${urls.functions}/functions/projects/${projectId}/triggers/${region}-${name}-0`;
}
