import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Mahatma Gandhi', 'Gandhi'],
  marks: `
    friend|truth*|non-viol*|nonviol*|experiment*|conscience|wheel|spin*|salt|seed*|broom|duty|duties|means|fearless*|simpl*|humbl*|blunder*|restrain*|serv*|suffer*|vow*|pray*|
    root of the matter|before the sun sets|to bear|small thing|silence|self-control|oppress*|opponent*|observe|hurry past|tested on myself|judge anybody|true here|possess*|confess*|patience|second thought`,
};
