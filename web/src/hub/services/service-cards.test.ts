import { serviceIds } from '@crocodile-hub/core/contract/service-ids';
import { describe, expect, it } from 'vitest';
import { servicesOf } from './service-cards.ts';

function answer(connected: number) {
  const services = serviceIds.map((id, index) => ({
    id,
    name: id,
    status: index < connected ? ('connected' as const) : ('error' as const),
    description: '',
    lastSync: null,
  }));
  const value = {
    success: true as const,
    timestamp: '2026-11-22T07:41:00Z',
    status: 'healthy' as const,
    totalServices: 6,
    operationalServices: connected,
    services,
  };
  return { is: 'ready' as const, value, at: 1 };
}

describe('the services', () => {
  it.each([
    [6, 'healthy'],
    [5, 'warning'],
    [3, 'warning'],
    [2, 'error'],
    [0, 'error'],
  ])('with %i of 6 connected are %s', (connected, overall) => {
    expect(servicesOf(answer(connected))).toMatchObject({ operational: connected, total: 6, overall });
  });

  it('all failed to load when nothing was answered', () => {
    const services = servicesOf({ is: 'failed', failure: { kind: 'unavailable' } });
    expect(services?.cards).toHaveLength(6);
    expect(services?.cards.every(({ status, failedToLoad }) => status === 'error' && failedToLoad)).toBe(
      true,
    );
  });

  it('are six even when one was left out', () => {
    const told = answer(6);
    const value = { ...told.value, services: told.value.services.slice(1) };
    const services = servicesOf({ ...told, value });
    expect(services).toMatchObject({ operational: 5, total: 6 });
    expect(services?.cards[0]).toMatchObject({ id: serviceIds[0], status: 'error', failedToLoad: true });
  });

  it('are unknown while loading', () => {
    expect(servicesOf({ is: 'loading' })).toBeUndefined();
  });
});
