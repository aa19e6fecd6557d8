import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Jeff Bezos', 'Bezos'],
  marks: `
    customer*|experiment*|invent*|long view|long term|long-term|further out|years from now|looking back|look back|eighty|regret*|very old|old age|two kinds|doors|revers*|
    one-way|two-way|inputs|outputs|standards|memo|full sentences|data|anecdote*|decision*|decide*|idea|ideas|smallest|whiteboard|pull it apart|angle|proud|choice*|stay the same|
    patien*|smart|clever*|inventors|build|builders|company|check it|leave out|the other side|solid|useful|think about what|risk*|bets`,
};
