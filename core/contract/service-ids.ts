/** The services whose status the hub shows. Rule data.services.1. */
export const serviceIds = ['gmail', 'calendar', 'openai', 'weather', 'search', 'whatsapp'] as const;
