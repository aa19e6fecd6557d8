/** An island's element gets this event once React has hydrated it and its handlers work. */
export const hydratedEvent = 'island-hydrated';
