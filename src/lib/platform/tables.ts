// Generated from the migrated database by `npm run tables`; do not edit.

export const newestMigration = '0018_conversation_deletion';

export interface ActivityEventsRow {
  id: string;
  user_id: string;
  day: Date;
}

export interface AnswersRow {
  id: string;
  conversation_id: string;
  question_index: number;
  state: 'asked' | 'writing' | 'done' | 'failed' | 'stopped';
  failure: 'quota' | 'rate-limit' | 'invalid-key' | 'time-out' | 'failed' | null;
  asking: number;
  claims: number;
  idempotency_key: Uint8Array | null;
  created_at: Date;
  updated_at: Date;
  draft: Uint8Array | null;
  stop_asked: boolean;
  edit_key: Uint8Array | null;
}

export interface ConversationSummariesRow {
  conversation_id: string;
  covers_until: number;
  body: Uint8Array;
  updated_at: Date;
}

export interface ConversationsRow {
  id: string;
  user_id: string;
  personality_key: string;
  title: Uint8Array;
  message_count: number;
  last_message: Uint8Array | null;
  created_at: Date;
  updated_at: Date;
  deleted_at: Date | null;
  deletion_id: string | null;
}

export interface FlashesRow {
  id: string;
  sealed: Uint8Array;
  expires_at: Date;
}

export interface KeyCanariesRow {
  key_id: Uint8Array;
  sealed: Uint8Array;
  created_at: Date;
}

export interface MessagesRow {
  conversation_id: string;
  index: number;
  role: 'user' | 'assistant';
  body: Uint8Array;
  reactions: ('👍' | '👎')[];
  created_at: Date;
}

export interface PasswordResetRequestsRow {
  id: string;
  email: string;
  created_at: Date;
  updated_at: Date;
}

export interface PersonalityRecommendationsRow {
  id: string;
  user_id: string;
  name: string;
  description: string;
  category: 'business' | 'sports' | 'cinema' | 'leaders' | 'legacy';
  reasoning: string;
  vote_count: number;
  status: 'pending' | 'approved' | 'rejected';
  admin_notes: string | null;
  created_at: Date;
  updated_at: Date;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface QuestionAnalyticsRow {
  id: string;
  user_id: string | null;
  conversation_id: string | null;
  question: Uint8Array | null;
  personality: string;
  question_length: number;
  response_length: number | null;
  timestamp: Date;
  category: string;
}

export interface RateLimitsRow {
  key: string;
  points: number;
  expire: string | null;
}

export interface ReactionAnalyticsRow {
  id: string;
  user_id: string | null;
  conversation_id: string | null;
  message_index: number | null;
  reaction: '👍' | '👎';
  personality: string;
  created_at: Date;
}

export interface ReadinessRow {
  is_only: boolean;
  written_at: Date;
}

export interface RecommendationVotesRow {
  id: string;
  user_id: string;
  recommendation_id: string;
  vote: 'up' | 'down';
  created_at: Date;
}

export interface RollupDeltasRow {
  id: string;
  hour: Date;
  metric: string;
  key: string;
  count: string;
}

export interface RollupsRow {
  grain: 'hour' | 'day' | 'all';
  bucket: Date;
  metric: string;
  key: string;
  count: string;
}

export interface SessionsRow {
  sid: string;
  user_id: string;
  sess: unknown;
  expire: Date;
  created_at: Date;
}

export interface UserActivityRow {
  user_id: string;
  last_day: Date;
}

export interface UserFeedbackRow {
  id: string;
  user_id: string | null;
  experience_rating: number;
  nps_score: number;
  comment: string | null;
  created_at: Date;
}

export interface UserKeysRow {
  user_id: string;
  wrapped_key: Uint8Array;
  created_at: Date;
}

export interface UserLoginsRow {
  id: string;
  user_id: string | null;
  login_time: Date;
  ip_address: string | null;
  user_agent: string | null;
  remember_me: boolean;
}

export interface UsersRow {
  id: string;
  email: string;
  password: string | null;
  reset_token: string | null;
  reset_token_expiry: Date | null;
  first_name: string;
  last_name: string;
  role: 'user' | 'admin';
  google_id: string | null;
  profile_image_url: string | null;
  auth_provider: 'email' | 'google';
  favorite_personalities: string[];
  subscription_tier: string;
  subscription_status: string;
  stripe_customer_id: string | null;
  stripe_subscription_id: string | null;
  paypal_subscription_id: string | null;
  subscription_expires_at: Date | null;
  created_at: Date;
  updated_at: Date;
  email_verified_at: Date | null;
  personal_memory: boolean;
}