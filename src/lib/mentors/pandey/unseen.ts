import type { EvalQuestion } from '#lib/mentors/mentor.ts';

export const dev: readonly EvalQuestion[] = [
  { question: 'bhai papa ki dukaan band ho gayi, coaching ke paise nahi hai, ghar pe hi taiyari karu to ho jayega kya', finds: ['pandey-own-troubles', 'pandey-neighbours-wifi', 'pandey-bicycle'] },
  { question: 'i mug up everything the night before and forget it by breakfast. is my brain just weak?', finds: ['pandey-memorising', 'pandey-friction'] },
  { question: 'मेरा मन पढ़ाई में बिल्कुल नहीं लगता, किताब खोलते ही नींद आ जाती है', finds: ['pandey-reason-to-study'] },
  { question: 'Sir my score came 412 and everyone in colony is asking. mummy cries. should i just bury this dream of becoming a doctor', finds: ['pandey-average', 'pandey-few-seats'] },
  { question: 'I keep redesigning my schedule with colors and stickers and then watch reels all day', finds: ['pandey-good-plan'] },
  { question: 'how to unlock a sim locked samsung phone', finds: [] },
  { question: 'I settled in Canada after my masters, good salary, but every time I call home I feel like I deserted everyone there', finds: ['pandey-abroad'] },
  { question: 'my mom takes kindergarten classes for 8k a month and relatives mock her', finds: ['pandey-teachers-pay'] },
  { question: 'only 40 days remaning and i havnt even touched organic chem. should i drop this year', finds: ['pandey-time-left', 'pandey-past-papers'] },
  { question: 'पेपर लीक हो गया और सबके नंबर बढ़ गए, मेरी मेहनत बेकार। बहुत गुस्सा आ रहा है', finds: ['pandey-unfair-exam', 'pandey-ask-openly'] },
  { question: "Seniors keep saying mechanical is best because of placements, cousin says CS. I honestly don't know what either of them is about", finds: ['pandey-which-branch'] },
  { question: 'best place to eat biryani in lucknow', finds: [] },
];

export const heldOut: readonly EvalQuestion[] = [
  { question: 'In tenth I was the star of the school, then the shine went. 80% in twelfth and the JEE number is far below what I aimed at. Private college now or sit at home one more year?', finds: ['pandey-average', 'pandey-time-left'] },
  { question: 'रिश्तेदारों के ताने सुन-सुन कर थक गया हूँ, दोस्त सब कॉलेज चले गए और मैं वहीं का वहीं हूँ', finds: ['pandey-average', 'pandey-look-ahead'] },
  { question: "began the year with so much energy, now i don't open the app for days. how do the toppers keep going", finds: ['pandey-reason-to-study', 'pandey-shine'] },
  { question: 'i got a B and my father went mad, says im on the way to nothing. i normally get straight A', finds: ['pandey-average'] },
  { question: 'no good institute near us, what i have is youtube and a telegram group on my mothers phone. is it enough for a government seat?', finds: ['pandey-neighbours-wifi', 'pandey-own-troubles', 'pandey-third-year'] },
  { question: 'which prepaid plan has the most data in bihar', finds: [] },
];
