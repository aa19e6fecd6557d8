import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { categoryKeys } from '#api/categories.ts';
import { statuses, votes } from '#api/community.ts';
import { answerFailures } from '#api/conversations.ts';
import { emojis } from '#api/reactions.ts';
import { createDatabase } from '#tests/support/database.ts';
import { generateTables, readChecks, tablesFile } from '../../bin/tables.ts';

// spec: entities-2
test('the row types are those of the migrated database', async () => {
  const database = await createDatabase();
  try {
    expect(readFileSync(tablesFile, 'utf8')).toBe(await generateTables(database.url));
  } finally {
    await database.drop();
  }
});

test('what the columns allow is what the contract knows', async () => {
  const database = await createDatabase();
  try {
    expect(await readChecks(database.url)).toMatchObject({
      'answers.failure': [...answerFailures],
      'messages.reactions': emojis,
      'reaction_analytics.reaction': emojis,
      'personality_recommendations.category': [...categoryKeys],
      'personality_recommendations.status': [...statuses],
      'recommendation_votes.vote': [...votes],
    });
  } finally {
    await database.drop();
  }
});

/** Entities and their fields (docs/contract.md §17); a conversation's messages are rows of their own. */
const entities = {
  SessionsRow: 'sid sess expire',
  UsersRow:
    'id email password resetToken resetTokenExpiry firstName lastName role googleId profileImageUrl authProvider favoritePersonalities ' +
    'subscriptionTier subscriptionStatus stripeCustomerId stripeSubscriptionId paypalSubscriptionId subscriptionExpiresAt createdAt updatedAt',
  UserLoginsRow: 'id userId loginTime ipAddress userAgent rememberMe',
  ConversationsRow: 'id userId personalityKey title createdAt updatedAt',
  MessagesRow: 'conversationId index role body reactions',
  QuestionAnalyticsRow:
    'id userId conversationId question personality questionLength responseLength timestamp category',
  ReactionAnalyticsRow: 'id userId conversationId messageIndex reaction personality createdAt',
  PersonalityRecommendationsRow:
    'id userId name description category reasoning voteCount status adminNotes createdAt updatedAt',
  RecommendationVotesRow: 'id userId recommendationId vote createdAt',
  UserFeedbackRow: 'id userId experienceRating npsScore comment createdAt',
};

// spec: entities-1, entities-2, entities-7, entities-8, entities-14, entities-16, entities-17, entities-20, entities-21
test.for(Object.entries(entities))('%s has every field of its entity: %s', ([row, fields]) => {
  const body = new RegExp(`interface ${row} \\{([^}]*)\\}`).exec(readFileSync(tablesFile, 'utf8'))?.[1] ?? '';
  const columns = [...body.matchAll(/^ {2}(\w+):/gm)].map(([, name]) =>
    name!.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
  expect(columns).toEqual(expect.arrayContaining(fields.split(' ')));
});
