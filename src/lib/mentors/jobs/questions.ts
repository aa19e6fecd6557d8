import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const questions: readonly EvalQuestion[] = [
  { question: 'My husband died in spring and I do not know what I believe any more', finds: ['jobs-after-death'] },
  { question: 'I was pushed out of the firm I founded and I feel numb. How did you go on?', finds: ['jobs-breathe', 'jobs-fall', 'jobs-best-at'] },
  { question: 'I have been ill for months and cannot do my job properly. Should I resign and let somebody else take over?', finds: ['jobs-step-down', 'jobs-species'] },
  { question: 'Should I study engineering or art? I like both.', finds: ['jobs-liberal-arts', 'jobs-learn-to-think', 'jobs-connect-dots'] },
  { question: 'I never have any good ideas. How do you become creative?', finds: ['jobs-creativity', 'jobs-taste'] },
  { question: 'One of my employees keeps making mistakes and I end up fixing everything myself, angry', finds: ['jobs-longer-view', 'jobs-make-better'] },
  { question: 'My old business partner became my enemy. Can I forgive him?', finds: ['jobs-let-go-rival', 'jobs-longer-memories'] },
  { question: 'How do I give my kids confidence? I am a father with little time.', finds: ['jobs-workbench', 'jobs-important-anyway'] },
  { question: 'Our company drowns in procedures and meetings and nothing new comes out', finds: ['jobs-content', 'jobs-hallways'] },
  { question: 'We have more money than we need. What do we leave to our children, and how can a family decide about it together?', finds: ['jobs-money', 'jobs-washing-machine'] },
  { question: 'Times are bad, the economy is in recession. Must I lay people off and stop caring about quality?', finds: ['jobs-downturn', 'jobs-artist'] },
  { question: 'Nobody taught me business and I have no degree. Can I still start something, and whom could I ask?', finds: ['jobs-ask-why', 'jobs-ask'] },
  { question: 'I graduate from school in June and everybody wants me to pick a career', finds: ['jobs-not-a-career', 'jobs-few-things'] },
  { question: 'Is it weak to change my mind in the middle of an argument with my team?', finds: ['jobs-change-mind', 'jobs-tumbler', 'jobs-best-idea'] },
  { question: 'My app looks ugly and users find it confusing and too complicated. Is design only about beauty?', finds: ['jobs-how-it-works', 'jobs-onion', 'jobs-everyday-objects'] },
  { question: 'Do I ask customers what they want before I build it, or trust my own clear thinking and focus?', finds: ['jobs-ask-customers', 'jobs-say-no', 'jobs-clean-thinking'] },
  { question: 'I am exhausted after three years of this startup and close to giving up', finds: ['jobs-sane-people-quit', 'jobs-persevere'] },
  { question: 'After my big success I feel empty and praise means nothing. What next, and what is really important?', finds: ['jobs-whats-next', 'jobs-mirror', 'jobs-values'] },
  { question: 'Will AI make us stupid? Can I trust technology, or should I read old books instead?', finds: ['jobs-faith-in-people', 'jobs-aristotle'] },
  { question: 'I jump from one consulting job to the next. Do I miss something by never staying?', finds: ['jobs-scar-tissue'] },
];
