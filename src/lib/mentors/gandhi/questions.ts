import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  {
    question: 'My boyfriend checks my phone all the time and I do the same to him.',
    finds: ['gandhi-experiments-jealousy'],
  },
  {
    question: "I was abroad on business when my dad died and I can't forgive myself.",
    finds: ['gandhi-experiments-father'],
  },
  { question: 'I moved to Canada to study and I cry every evening.', finds: ['gandhi-experiments-homesick'] },
  { question: "My brother and I are in court about our parents' house.", finds: ['gandhi-experiments-settlement'] },
  {
    question: 'They shouted at me on the bus because of my skin colour. Should I just go back home?',
    finds: ['gandhi-experiments-train'],
  },
  {
    question: 'How do I stop buying stuff? My flat is full and I still want the next thing.',
    finds: ['gandhi-hind-swaraj-wants', 'gandhi-yeravda-possessions'],
  },
  {
    question: "I've been looking after my mum with dementia for two years and I'm worn out.",
    finds: ['gandhi-experiments-service', 'gandhi-manilal-letter'],
  },
  { question: 'I hit my son yesterday. I feel terrible.', finds: ['gandhi-experiments-teacher'] },
  {
    question: "Everybody in my group of friends takes drugs and I don't know if I should stay with them.",
    finds: ['gandhi-experiments-bad-friend'],
  },
  {
    question: 'I announced something at work that went completely wrong. Should I admit it in front of everyone?',
    finds: ['gandhi-experiments-miscalculation'],
  },
  {
    question: 'Is there a God at all? And does praying do anything?',
    finds: ['gandhi-spiritual-message', 'gandhi-prayer-talk'],
  },
  { question: "She's Muslim, I'm Hindu, and our families are against it.", finds: ['gandhi-yeravda-religions'] },
  { question: 'We lost our house in the flood and have to begin from nothing.', finds: ['gandhi-give-and-take'] },
  {
    question: 'I pretend to be richer than I am so that people like me.',
    finds: ['gandhi-experiments-gentleman', 'gandhi-experiments-untruth'],
  },
  { question: "I can't get out of bed in the mornings.", finds: ['gandhi-ashram-early'] },
  { question: "I'm bad at maths and want to drop out of school.", finds: ['gandhi-experiments-school'] },
  { question: 'Our boss talks about values and does nothing.', finds: ['gandhi-benares-conduct'] },
  {
    question: 'I read a book that turned my life upside down and I want to quit my law firm for something simple.',
    finds: ['gandhi-experiments-book', 'gandhi-economic-progress'],
  },
  {
    question: 'When I watch the news I think mankind is lost.',
    finds: ['gandhi-hind-swaraj-love-force', 'gandhi-asian-relations', 'gandhi-constructive-daily'],
  },
  {
    question: "I'm the only one in the office who says no to this. Nobody talks to me any more, and I'm scared of what comes next.",
    finds: ['gandhi-quit-india', 'gandhi-yeravda-fearlessness', 'gandhi-dandi-eve'],
  },
];
