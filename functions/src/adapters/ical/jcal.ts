/** What ical.js returns for a calendar's text: RFC 7265, lists in lists. Every part is checked before it is used. */
export type Component = readonly [
  name: string,
  properties: readonly unknown[],
  components: readonly unknown[],
];
export type Property = {
  name: string;
  params: Readonly<Record<string, unknown>>;
  values: readonly unknown[];
};

export function asComponent(value: unknown): Component | null {
  if (!Array.isArray(value)) return null;
  const [name, properties, components]: unknown[] = value;
  return typeof name === 'string' && Array.isArray(properties) && Array.isArray(components)
    ? [name, properties, components]
    : null;
}

export function componentsOf([, , components]: Component, name: string): Component[] {
  return components.flatMap((one) => {
    const component = asComponent(one);
    return component?.[0] === name ? [component] : [];
  });
}

export function propertiesOf([, properties]: Component, name: string): Property[] {
  return properties.flatMap((one) => {
    if (!Array.isArray(one) || one[0] !== name) return [];
    const [, params, , ...values]: unknown[] = one;
    return isRecord(params) ? [{ name, params, values }] : [];
  });
}

export function firstOf(component: Component, name: string): Property | undefined {
  return propertiesOf(component, name)[0];
}

/** The text of a property; empty where there is none. */
export function textIn(component: Component, name: string): string {
  const [value] = firstOf(component, name)?.values ?? [];
  return typeof value === 'string' ? value : '';
}

export function parameterOf({ params }: Property, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** A rule of repetition, part by part. */
export function ruleOf(property: Property | undefined): Readonly<Record<string, unknown>> | null {
  const [value] = property?.values ?? [];
  return isRecord(value) ? value : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function numberIn(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null;
}
