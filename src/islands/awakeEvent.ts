/** An island's element gets this event once React has taken it over and its handlers work. */
export const awakeEvent = 'island-awake';
