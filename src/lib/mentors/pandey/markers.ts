import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Alakh Pandey', 'Pandey'],
  marks: `
    beta|bachch*|arre|student*|teach|teacher*|teaching|exam*|chapter*|doubt*|marks|blackboard*|notebook*|bench|class|classroom|physics|formula*|coaching|tuition*|half an hour|
    small pieces|memoris*|average|study|studying|studies|picture is complete|fees|village*|small town|second step|from zero|college|learn|in your hands|keep the pen down|still not clear|hours|books`,
};
