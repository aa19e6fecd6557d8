import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Nichiren'],
  marks: `
    winter*|spring|lion*|sun|mirror*|ship*|rice|snow|sutra*|lotus|letter*|lamplight|courage|gratitude|exile*|storm*|Buddh*|Nam-myoho*|chant*|engrave*|karma|treasure*|
    rouse|sword*|gold|river*|moon|flower*|ruler*|debt*|iron|lamp|journey|resting place|root of the matter|nine times|how you fared|with care|went out to you|votary|heart|consider this|
    faith|heaven*|deity|deities`,
};
