/** For an icon that points somewhere: in a layout from right to left it points the other way. */
export const mirrored = { transform: 'scaleX(var(--direction))' } as const;
