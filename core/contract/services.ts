import * as z from 'zod/mini';
import { id } from './fields.ts';
import { smartTaskStatus } from './documents.ts';
import { serviceIds } from './service-ids.ts';
import { isoTime } from './time.ts';

export const serviceStatus = z.enum(['connected', 'warning', 'error']);
export type ServiceStatus = z.infer<typeof serviceStatus>;
export const overallStatus = z.enum(['healthy', 'warning', 'error']);

/** Rule data.services.1. */
export const serviceCard = z.object({
  id: z.enum(serviceIds),
  name: z.string(),
  status: serviceStatus,
  description: z.string(),
  lastSync: z.nullable(isoTime),
});

export const weather = z.object({
  city: z.string(),
  temperature: z.number(),
  description: z.string(),
});

/** The dashboard's data, without what the client derives from it. Rule data.dashboard.1. */
export const dashboardData = z.object({
  emails: z.object({ new: z.number(), pending: z.number(), total: z.number(), important: z.number() }),
  meetings: z.object({ today: z.number(), upcoming: z.number(), total: z.number() }),
  tasks: z.object({ completed: z.number(), pending: z.number(), total: z.number() }),
  sessions: z.object({ active: z.number(), total: z.number() }),
});
export type DashboardData = z.infer<typeof dashboardData>;

export const serviceRoutes = {
  weather: {
    method: 'GET',
    path: '/api/services/weather',
    auth: 'user',
    query: z.object({
      city: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(120)), 'Tel Aviv'),
    }),
    reply: z.object({ success: z.literal(true), weather }),
    limit: 'call',
    failures: ['not-found', 'unavailable'],
  },
  place: {
    method: 'POST',
    path: '/api/services/place',
    auth: 'user',
    /** The place is in the body: others log URLs. */
    body: z.object({
      latitude: z.number().check(z.minimum(-90), z.maximum(90)),
      longitude: z.number().check(z.minimum(-180), z.maximum(180)),
    }),
    reply: z.object({ success: z.literal(true), city: z.string(), country: z.string() }),
    limit: 'call',
    failures: ['not-found', 'unavailable'],
  },
  health: {
    method: 'GET',
    path: '/api/services/health',
    auth: 'user',
    reply: z.object({
      timestamp: isoTime,
      status: overallStatus,
      services: z.object({ gmail: serviceStatus, calendar: serviceStatus, gpt: serviceStatus }),
    }),
    limit: 'call',
  },
  plugins: {
    method: 'GET',
    path: '/api/services/plugins/status',
    auth: 'user',
    reply: z.object({ timestamp: isoTime, loadedPlugins: z.array(z.object({ name: z.string() })) }),
    limit: 'call',
  },
  servicesStatus: {
    method: 'GET',
    path: '/api/services/status',
    auth: 'user',
    reply: z.object({
      success: z.literal(true),
      timestamp: isoTime,
      status: overallStatus,
      totalServices: z.number(),
      operationalServices: z.number(),
      services: z.array(serviceCard),
    }),
    limit: 'call',
  },
  serviceConfig: {
    method: 'PUT',
    path: '/api/services/config',
    auth: 'user',
    body: z.object({
      service: z.string().check(z.minLength(1), z.maxLength(60)),
      action: z.literal('reconnect'),
    }),
    reply: z.object({ success: z.literal(true), service: serviceCard }),
    limit: 'call',
    failures: ['reauth', 'not-found', 'unavailable'],
  },
  dashboard: {
    method: 'GET',
    path: '/api/dashboard',
    auth: 'user',
    query: z.object({ timeZone: z.optional(z.string().check(z.maxLength(64))) }),
    reply: z.object({ success: z.literal(true), computedAt: isoTime, data: dashboardData }),
    limit: 'call',
  },
  smartTaskHistory: {
    method: 'POST',
    path: '/api/smart-tasks/history',
    auth: 'user',
    body: z.object({ userId: id, limit: z._default(z.number().check(z.minimum(1), z.maximum(100)), 100) }),
    reply: z.object({
      success: z.literal(true),
      history: z.array(
        z.object({
          id: z.string(),
          task: z.string(),
          status: smartTaskStatus,
          actionType: z.string(),
          summary: z.string(),
          timestamp: isoTime,
        }),
      ),
    }),
    limit: 'call',
  },
  commandCenterSessions: {
    method: 'POST',
    path: '/api/command-center/sessions',
    auth: 'user',
    body: z.object({ userId: id }),
    reply: z.object({
      success: z.literal(true),
      sessions: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          status: z.string(),
          lastMessage: z.string(),
          updatedAt: isoTime,
        }),
      ),
      active: z.number(),
      total: z.number(),
    }),
    limit: 'call',
  },
  /** A form: `audio`, `sessionId` and, when known, `language`. */
  transcribe: {
    method: 'POST',
    path: '/api/transcribe',
    auth: 'user',
    reply: z.object({ success: z.literal(true), transcript: z.string(), language: z.string() }),
    bodyBytes: 10_000_000,
    limit: 'transcription',
    failures: ['unavailable'],
  },
} as const;
