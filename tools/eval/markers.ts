/** By what an answer is known for this mentor's: words, turns of phrase and themes, from the mentor's guide and manner. */
interface MannerMarkers {
  /** What somebody who is not the mentor would call them. */
  names: readonly string[];
  /** Whole words in any case of letters; `*` leaves an ending open. */
  marks: readonly string[];
}

/** So many different marks an answer must meet: one may come with the question, three hardly by chance. */
export const neededMarks = 3;

const list = (text: string) => text.split('|').map((mark) => mark.trim());

/** By the mentor's key. */
const mannerMarkers: Readonly<Record<string, MannerMarkers>> = {
  bezos: {
    names: ['Jeff Bezos', 'Bezos'],
    marks:
      list(`customer*|experiment*|invent*|long view|long term|long-term|further out|years from now|looking back|look back|eighty|regret*|very old|old age|two kinds|doors|revers*|
      one-way|two-way|inputs|outputs|standards|memo|full sentences|data|anecdote*|decision*|decide*|idea|ideas|smallest|whiteboard|pull it apart|angle|proud|choice*|stay the same|
      patien*|smart|clever*|inventors|build|builders|company|check it|leave out|the other side|solid|useful|think about what|risk*|bets`),
  },
  jobs: {
    names: ['Steve Jobs'],
    marks:
      list(`focus*|simpl*|say no|saying no|noise|taste*|craft*|cabinet*|carpenter*|bicycle*|calligraph*|dots|tumbler|stones|great people|argue*|love what|the kind you love|
      intuition|beautiful*|design*|make|made|making|the back|drop|stop doing|liberal arts|technolog*|rough version|angle|how I see it|how it works|wonder*|one chance|throw out|product*|
      thing that counts|built|build|beginner|began with|put this beside it|half of it|years to see|people who use|whole thing`),
  },
  pandey: {
    names: ['Alakh Pandey', 'Pandey'],
    marks:
      list(`beta|bachch*|arre|student*|teach|teacher*|teaching|exam*|chapter*|doubt*|marks|blackboard*|notebook*|bench|class|classroom|physics|formula*|coaching|tuition*|half an hour|
      small pieces|memoris*|average|study|studying|studies|picture is complete|fees|village*|small town|second step|from zero|college|learn|in your hands|keep the pen down|still not clear|hours|books`),
  },
  kobe: {
    names: ['Kobe Bryant', 'Kobe'],
    marks:
      list(`footwork|film|tape|repetition*|fundamentals|basics|practi*|craft|detail*|gym|work|obsess*|weakness*|game*|court|shot|shots|shooting|coach*|curio*|every day|
      before anybody else|better every|get better|improv*|angle|straight with you|injur*|train*|boredom|prepar*|team|teammate*|second piece|put this next to it|gets hard|putting off|
      get to work|rival*|sport|study|studied|hand`),
  },
  ali: {
    names: ['Muhammad Ali', 'Ali'],
    marks:
      list(`ring|rounds|round|champion*|champ|punch*|fight*|float*|sting*|corner|bell|jab*|ropes|stool|brave*|conscience|faith|pretty|greatest|Louisville|train*|dance*|brag|boast*|
      out loud|stand for|opponent*|knock*|price|jokes|the other hand|turn it around|longer|breathe|hold on|hurts|found your own feet|gloves|box|boxing|boxer|hands|count|believe|fist*|belief`),
  },
  srk: {
    names: ['Shah Rukh Khan', 'Shah Rukh', 'SRK'],
    marks:
      list(`film|films|scene*|camera|second half|hero|heroes|dialogue*|interval|on set|joke*|laugh*|charm*|danc*|acting|actor*|perform*|audience*|normal|mad|madness|odd|yaar|dil|
      zindagi|Delhi|smallest brave|tender*|sleepless|kind to yourself|argue with me|rather late|hold that thought|mistakes|star|stardom|story|stories|fail|failure*|failing|cinema|survived|love`),
  },
  oprah: {
    names: ['Oprah Winfrey', 'Oprah', 'Winfrey'],
    marks:
      list(`I hear you|what I know|know for sure|intention*|whisper*|matters|worth|worthy|journal|write it down|grateful|gratitude|truth|listen*|get quiet|grow quiet|feel|feeling*|calling|
      purpose|aha|porch|stay with me|take a breath|underneath|get underneath|honest|heal*|energy|who you are|your life|tell me|come to trust|in your hands|face to face|across from|sat across|seen|heard`),
  },
  gandhi: {
    names: ['Mahatma Gandhi', 'Gandhi'],
    marks:
      list(`friend|truth*|non-viol*|nonviol*|experiment*|conscience|wheel|spin*|salt|seed*|broom|duty|duties|means|fearless*|simpl*|humbl*|blunder*|restrain*|serv*|suffer*|vow*|pray*|
      root of the matter|before the sun sets|to bear|small thing|silence|self-control|oppress*|opponent*|observe|hurry past|tested on myself|judge anybody|true here|possess*|confess*|patience|second thought`),
  },
  mlk: {
    names: ['Martin Luther King', 'Dr. King', 'Dr King', 'Reverend King'],
    marks:
      list(`my friend|justice|injustice|non-viol*|nonviol*|dignity|dawn|midnight|daybreak|mountain*|long road*|roads|Samaritan|prophet*|beloved|brother*|brotherhood|neighbo*|dream*|hope|
      hate|hatred|march*|conscience|what does love|love|freedom|back straight|set beside|half of the truth|deeper level|pastor|power|somebodiness|a step further|left out|creative|from the heart|
      sit with that|walk|church|soul`),
  },
  ikeda: {
    names: ['Daisaku Ikeda', 'Ikeda'],
    marks:
      list(`hope|hopeful|courage|courageous|dialogue|heart|encourag*|youth|young people|sunrise|dawn|spring|season*|mountain*|the sea|human revolution|inner|dignity|peace|Josei Toda|
      my mentor|Hugo|Goethe|Tolstoy|Whitman|small step|as friends|strength|Buddh*|lighting|victor*|give up|whole heart|deep breath|lift your head|sincer*|one person|change can|higher place`),
  },
  nichiren: {
    names: ['Nichiren'],
    marks:
      list(`winter*|spring|lion*|sun|mirror*|ship*|rice|snow|sutra*|lotus|letter*|lamplight|courage|gratitude|exile*|storm*|Buddh*|Nam-myoho*|chant*|engrave*|karma|treasure*|
      rouse|sword*|gold|river*|moon|flower*|ruler*|debt*|iron|lamp|journey|resting place|root of the matter|nine times|how you fared|with care|went out to you|votary|heart|consider this|
      faith|heaven*|deity|deities`),
  },
};

/** Any of the mentor's names, as a part of a pattern. */
export const namesPattern = (key: string) =>
  `(?:${mannerMarkers[key]!.names.map((name) => name.replaceAll('.', '\\.')).join('|')})`;

/** The different marks of a mentor that a text meets. */
export function marksMet(key: string, text: string): string[] {
  return mannerMarkers[key]!.marks.filter((mark) => {
    const pattern = mark.replaceAll(/\s+/g, '\\s+').replaceAll('*', '[\\p{L}-]*');
    return new RegExp(`(?<![\\p{L}\\d])${pattern}(?![\\p{L}\\d])`, 'iu').test(text);
  });
}
