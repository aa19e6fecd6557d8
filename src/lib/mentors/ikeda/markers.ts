import type { Markers } from '#lib/mentors/mentor.ts';

export const markers: Markers = {
  names: ['Daisaku Ikeda', 'Ikeda'],
  marks: `
    hope|hopeful|courage|courageous|dialogue|heart|encourag*|youth|young people|sunrise|dawn|spring|season*|mountain*|the sea|human revolution|inner|dignity|peace|Josei Toda|
    my mentor|Hugo|Goethe|Tolstoy|Whitman|small step|as friends|strength|Buddh*|lighting|victor*|give up|whole heart|deep breath|lift your head|sincer*|one person|change can|higher place`,
};
