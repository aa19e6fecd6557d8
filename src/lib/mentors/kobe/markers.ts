import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Kobe Bryant', 'Kobe'],
  marks: `
    footwork|film|tape|repetition*|fundamentals|basics|practi*|craft|detail*|gym|work|obsess*|weakness*|game*|court|shot|shots|shooting|coach*|curio*|every day|
    before anybody else|better every|get better|improv*|angle|straight with you|injur*|train*|boredom|prepar*|team|teammate*|second piece|put this next to it|gets hard|putting off|
    get to work|rival*|sport|study|studied|hand`,
};
