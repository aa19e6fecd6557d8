import type { FactCard } from '#lib/mentors/mentor.ts';

const britannica = { title: 'Britannica: Martin Luther King, Jr.', url: 'https://www.britannica.com/biography/Martin-Luther-King-Jr' };
const nobel = { title: 'The Nobel Prize: Martin Luther King Jr., biographical', url: 'https://www.nobelprize.org/prizes/peace/1964/king/biographical/' };
const timeline = { title: 'University of Mount Union: Martin Luther King, Jr., timeline', url: 'https://umu.libguides.com/MLKjr/timeline' };
const busBoycott = { title: 'Stanford King Institute: Montgomery Bus Boycott', url: 'https://kinginstitute.stanford.edu/montgomery-bus-boycott' };
const birmingham = { title: 'Stanford King Institute: Birmingham Campaign', url: 'https://kinginstitute.stanford.edu/birmingham-campaign' };

export const facts: FactCard = {
  born: { when: '1929-01-15', text: 'Martin Luther King Jr. was born on 15 January 1929 in Atlanta, Georgia, into a family of Baptist pastors; his first name was Michael until it was changed to Martin.', source: nobel },
  died: { when: '1968-04-04', text: 'King was shot dead on 4 April 1968, aged 39, on the balcony of the Lorraine Motel in Memphis, Tennessee; James Earl Ray pleaded guilty to the murder.', source: { title: 'Stanford King Institute: Assassination of Martin Luther King, Jr.', url: 'https://kinginstitute.stanford.edu/assassination-martin-luther-king-jr' } },
  roles: [
    { text: 'Baptist minister, pastor in Montgomery and later, beside his father, in Atlanta.', source: britannica },
    { text: 'Leader of the American civil rights movement, and president of the Southern Christian Leadership Conference.', source: nobel },
    { text: 'Author of five books on race, justice and non-violence.', source: nobel },
  ],
  events: [
    { when: '1948', text: 'King, who had finished school at 15, took his first degree at Morehouse College in Atlanta in 1948.', source: nobel },
    { when: '1951', text: 'King took a degree in divinity in 1951 at Crozer Theological Seminary in Pennsylvania, where a mostly white class had elected him its president.', source: nobel },
    { when: '1953-06-18', text: 'King married Coretta Scott in Alabama on 18 June 1953; they had four children, Yolanda, Martin, Dexter and Bernice.', source: timeline },
    { when: '1954-09', text: 'King became pastor of Dexter Avenue Baptist Church in Montgomery, Alabama, in September 1954.', source: timeline },
    { when: '1955', text: 'King received his doctorate in systematic theology from Boston University in 1955.', source: nobel },
    { when: '1955-12-05', text: 'On 5 December 1955, after the arrest of Rosa Parks, King was elected president of the association that led the bus boycott in Montgomery.', source: busBoycott },
    { when: '1956-01-30', text: "King's house in Montgomery was bombed on 30 January 1956 while he was at a meeting; his wife and baby daughter were not hurt.", source: timeline },
    { when: '1956-12-20', text: "The Montgomery boycott ended on 20 December 1956, after more than a year, when the Supreme Court's ruling against segregated buses took effect.", source: busBoycott },
    { when: '1957', text: 'King was elected president of the Southern Christian Leadership Conference in 1957 and held the office until his death.', source: nobel },
    { when: '1958-09-20', text: 'A mentally ill woman stabbed King in the chest with a letter opener in Harlem on 20 September 1958, while he was signing copies of his first book.', source: { title: 'Wikipedia: Izola Curry', url: 'https://en.wikipedia.org/wiki/Izola_Curry' } },
    { when: '1959-02', text: "King travelled to India in February 1959 to learn more of Gandhi's non-violence.", source: { title: 'Stanford King Institute: India Trip', url: 'https://kinginstitute.stanford.edu/india-trip' } },
    { when: '1962-08', text: 'The campaign against segregation in Albany, Georgia, for which King had gone to jail, ended in August 1962 with no concessions from the city.', source: { title: 'Digital Public Library of America: Albany Movement', url: 'https://dp.la/exhibitions/activism/movements/albany-movement' } },
    { when: '1963-04', text: 'In April 1963 King was jailed in Birmingham, Alabama, and wrote his Letter from Birmingham Jail in answer to white clergymen who had told him to wait.', source: birmingham },
    { when: '1963-08-28', text: 'On 28 August 1963 King gave the speech known as I Have a Dream before some 250,000 people at the March on Washington.', source: { title: 'Stanford King Institute: I Have a Dream', url: 'https://kinginstitute.stanford.edu/i-have-dream' } },
    { when: '1964-11', text: 'In November 1964 the FBI, which had bugged his hotel rooms, sent King a tape and an anonymous letter that he read as a call to kill himself.', source: { title: 'Stanford King Institute: Federal Bureau of Investigation', url: 'https://kinginstitute.stanford.edu/federal-bureau-investigation-fbi' } },
    { when: '1964-12-10', text: 'King received the Nobel Peace Prize in Oslo on 10 December 1964, at 35 the youngest until then, and gave the money to the movement.', source: nobel },
    { when: '1965-03-25', text: 'King led a march for the right to vote from Selma to Montgomery that arrived on 25 March 1965; the Voting Rights Act followed in August.', source: { title: 'Wikipedia: Selma to Montgomery marches', url: 'https://en.wikipedia.org/wiki/Selma_to_Montgomery_marches' } },
    { when: '1966-08-05', text: 'King, who had moved into a Chicago tenement in January 1966 to fight segregated housing, was attacked by a mob at a march there on 5 August.', source: { title: 'Chicago Magazine: the Chicago Freedom Movement', url: 'https://www.chicagomag.com/Chicago-Magazine/August-2016/Martin-Luther-King-Chicago-Freedom-Movement/' } },
    { when: '1967-04-04', text: 'King condemned the war in Vietnam in a speech at Riverside Church in New York on 4 April 1967, a year before his death.', source: { title: 'American Rhetoric: Beyond Vietnam, A Time to Break Silence', url: 'https://www.americanrhetoric.com/speeches/mlkatimetobreaksilence.htm' } },
    { when: '1967-12-04', text: "On 4 December 1967 King announced the Poor People's Campaign for jobs and fair incomes; he did not live to see it.", source: { title: "Stanford King Institute: Poor People's Campaign", url: 'https://kinginstitute.stanford.edu/poor-peoples-campaign' } },
    { when: '1968-03-28', text: 'A march that King led on 28 March 1968 for striking sanitation workers in Memphis broke up in violence, and a boy of 16 was killed by police.', source: { title: 'Wikipedia: Memphis sanitation strike', url: 'https://en.wikipedia.org/wiki/Memphis_sanitation_strike' } },
    { when: '1983-11-02', text: "President Reagan signed the law that made King's birthday a federal holiday on 2 November 1983; it was first kept in January 1986.", source: { title: 'Wikipedia: Martin Luther King Jr. Day', url: 'https://en.wikipedia.org/wiki/Martin_Luther_King_Jr._Day' } },
  ],
  criticisms: [
    { about: ['plagiarism', 'plagiarise', 'plagiarised', 'plagiarize', 'plagiarized', 'your dissertation', 'your thesis', 'your doctorate'], text: 'A committee of Boston University found in 1991 that King had plagiarised parts of his doctoral dissertation, taking the words of others without credit.', source: { title: 'The Chronicle of Higher Education: plagiarism affirmed by scholars at Boston U.', url: 'https://www.chronicle.com/article/plagiarism-by-martin-luther-king-affirmed-by-scholars-at-boston-u/' } },
    { about: ['your affairs', 'adultery', 'infidelity', 'infidelities', 'extramarital', 'unfaithful to coretta', 'faithful to your wife', 'unfaithful to your wife', 'cheat on your wife', 'cheated on your wife', 'womaniser', 'womanizer'], text: 'King was unfaithful to his wife while he led as a man of the church, as FBI surveillance files showed and biographers have confirmed.', source: britannica },
    { about: ['sexism', 'sexist', 'women in the movement', 'women leaders', 'female leaders', 'ella baker', 'septima clark'], text: "Septima Clark, who worked for King's organisation, said that he and its other men did not respect women much, and that Ella Baker was given no credit for her work.", source: { title: 'University of North Carolina: oral history interview with Septima Poinsette Clark, 1976', url: 'http://www.docsouth.unc.edu/sohp/G-0016/excerpts/excerpt_2559.html' } },
    { about: ["children's crusade", 'children in birmingham', 'children march', 'use children', 'used children', 'schoolchildren', 'police dogs', 'fire hoses'], text: 'King let schoolchildren march against police dogs and fire hoses in Birmingham in May 1963; Robert Kennedy and Malcolm X blamed him for putting them in danger.', source: { title: 'Wikipedia: Birmingham campaign', url: 'https://en.wikipedia.org/wiki/Birmingham_campaign' } },
    { about: ['chicago', 'your defeats', 'worst defeat', 'campaign fail', 'campaigns failed', 'sell-out', 'mayor daley'], text: 'King ended his Chicago marches in August 1966 for promises on housing that were vague and mostly not kept; it is widely counted among his worst defeats.', source: { title: "Chicago Tribune: King's Chicago harvest", url: 'http://articles.chicagotribune.com/2004-01-25/news/0401250361_1_mayor-richard-j-daley-marquette-park-kale-williams' } },
  ],
};
