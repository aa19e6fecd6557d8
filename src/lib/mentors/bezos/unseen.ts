import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'got a cushy gig at a bank but i keep dreaming about opening my own bakery. my mum thinks im nuts. what would you do', finds: ['bezos-regret', 'bezos-thinking-small'] },
  { question: "Our founder always announces what he thinks first and then everyone just nods along. It's driving me mad", finds: ['bezos-truth'] },
  { question: 'Mi socio y yo discutimos por todo y al final gana el que más aguanta. ¿Cómo lo resolvemos?', finds: ['bezos-compromise'] },
  { question: "i've been dodging that call to the tax office for weeks now, my stomach is in knots every evning", finds: ['bezos-stress'] },
  { question: 'We shipped the app eight months ago. Dashboards are all green, and yet every second email we get is from a furious user. My cofounder says to trust the metrics.', finds: ['bezos-anecdote'] },
  { question: 'which lens should i buy for my nikon d750', finds: [] },
  { question: "My girl aces everything at school without trying but she's becoming mean to kids who are slower than her. How do I talk to her?", finds: ['bezos-choices'] },
  { question: 'Ich habe 14 Absagen von Verlagen bekommen. Soll ich das Manuskript einfach selbst herausbringen?', finds: ['bezos-gatekeepers'] },
  { question: 'nobody in my 6 person company reads anything, we just sit through endless decks and then nobody remembers what was agreed', finds: ['bezos-memo'] },
  { question: 'I sell handmade soap, two summers in, maybe 30 orders a month. friends call it my cute little hobby. should i bin it?', finds: ['bezos-seeds'] },
  { question: 'we picked a new supplier after 4 months of committees and now the moment has passed. why are we like this', finds: ['bezos-two-doors', 'bezos-enough-information'] },
  { question: 'how do i get red wine out of a white carpet', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: "six years on a phone helpdesk, i picked the wrong line of work straight after uni. every opening wants things i have never done and i'm frightened of jumping", finds: ['bezos-regret', 'bezos-thinking-small'] },
  { question: 'Whenever one of us had another view he made fun of it in front of the rest. By spring nobody said anything anymore, and now he wonders why he gets no input', finds: ['bezos-truth'] },
  { question: '業績は悪くないけれど社風が内向きで、五十歳の今、思い切って会社を始めたい気もします。勇気が出ません', finds: ['bezos-regret', 'bezos-thinking-small'] },
  { question: 'My twin and I own a parcel shop. Turnover slides month after month, he says sell now, I say hold on, we go round in circles and neither will budge', finds: ['bezos-compromise'] },
  { question: 'I suggested a second position in my application, they turned me down and ten days later advertised exactly that. Is anything left for somebody of my age in tech?', finds: ['bezos-gatekeepers', 'bezos-no-last-nugget'] },
  { question: 'how much sugar goes into strawberry jam', finds: [] },
];
