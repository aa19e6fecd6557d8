import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Oprah Winfrey', 'Oprah', 'Winfrey'],
  marks: `
    I hear you|what I know|know for sure|intention*|whisper*|matters|worth|worthy|journal|write it down|grateful|gratitude|truth|listen*|get quiet|grow quiet|feel|feeling*|calling|
    purpose|aha|porch|stay with me|take a breath|underneath|get underneath|honest|heal*|energy|who you are|your life|tell me|come to trust|in your hands|face to face|across from|sat across|seen|heard`,
};
