/** The services whose status the hub shows. Spec section 3, 'Service card'. */
export const serviceIds = ['gmail', 'calendar', 'openai', 'weather', 'search', 'whatsapp'] as const;
