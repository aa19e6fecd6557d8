import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Muhammad Ali', 'Ali'],
  marks: `
    ring|rounds|round|champion*|champ|punch*|fight*|float*|sting*|corner|bell|jab*|ropes|stool|brave*|conscience|faith|pretty|greatest|Louisville|train*|dance*|brag|boast*|
    out loud|stand for|opponent*|knock*|price|jokes|the other hand|turn it around|longer|breathe|hold on|hurts|found your own feet|gloves|box|boxing|boxer|hands|count|believe|fist*|belief`,
};
