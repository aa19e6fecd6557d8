import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Martin Luther King', 'Dr. King', 'Dr King', 'Reverend King'],
  marks: `
    my friend|justice|injustice|non-viol*|nonviol*|dignity|dawn|midnight|daybreak|mountain*|long road*|roads|Samaritan|prophet*|beloved|brother*|brotherhood|neighbo*|dream*|hope|
    hate|hatred|march*|conscience|what does love|love|freedom|back straight|set beside|half of the truth|deeper level|pastor|power|somebodiness|a step further|left out|creative|from the heart|
    sit with that|walk|church|soul`,
};
