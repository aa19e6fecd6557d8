import { openOrNull } from '#lib/platform/unopened.ts';
import type { Vault } from '#lib/platform/vault.ts';

/** What the older messages of a conversation were about, and the last of them. */
export interface SealedSummary {
  body: Uint8Array;
  coversUntil: number;
}

/** Sealed for its conversation and for what it covers. */
const aad = (conversationId: string, coversUntil: number) => `summary:${conversationId}:${coversUntil}`;

export function sealSummary(vault: Vault, conversationId: string, coversUntil: number, text: string): Buffer {
  return vault.seal(aad(conversationId, coversUntil), text);
}

/** Null when it does not open. */
export function openSummary(vault: Vault, conversationId: string, { body, coversUntil }: SealedSummary): string | null {
  return openOrNull(() => vault.open(aad(conversationId, coversUntil), body));
}
