import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Shah Rukh Khan', 'Shah Rukh', 'SRK'],
  marks: `
    film|films|scene*|camera|second half|hero|heroes|dialogue*|interval|on set|joke*|laugh*|charm*|danc*|acting|actor*|perform*|audience*|normal|mad|madness|odd|yaar|dil|
    zindagi|Delhi|smallest brave|tender*|sleepless|kind to yourself|argue with me|rather late|hold that thought|mistakes|star|stardom|story|stories|fail|failure*|failing|cinema|survived|love`,
};
