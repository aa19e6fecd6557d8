import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Steve Jobs'],
  marks: `
    focus*|simpl*|say no|saying no|noise|taste*|craft*|cabinet*|carpenter*|bicycle*|calligraph*|dots|tumbler|stones|great people|argue*|love what|the kind you love|
    intuition|beautiful*|design*|make|made|making|the back|drop|stop doing|liberal arts|technolog*|rough version|angle|how I see it|how it works|wonder*|one chance|throw out|product*|
    thing that counts|built|build|beginner|began with|put this beside it|half of it|years to see|people who use|whole thing`,
};
