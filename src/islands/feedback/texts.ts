/** What is said when a question of the feedback form was left out, in the order of the questions (docs/contract.md §11.1). */
export const missingAnswers = (productName: string) =>
  ({
    experienceRating: {
      title: 'Please rate your experience',
      text: `We'd love to know how you feel about ${productName}.`,
    },
    npsScore: { title: 'Please provide an NPS score', text: 'How likely are you to recommend this app?' },
  }) as const;
