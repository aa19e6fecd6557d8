import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { parseAmount } from '#lib/community/donation.ts';
import { log } from '#lib/platform/log.ts';

/** How a donation can be paid; the first is the default (docs/contract.md §11.5). */
export const paymentMethods = [
  { value: 'stripe', label: 'Card', icon: 'credit-card' },
  { value: 'paypal', label: 'PayPal', icon: 'wallet' },
] as const;

/** How long a simulated payment takes (docs/contract.md §11.5). */
export const paymentMs = 2_000;

const order = z.object({
  amount: z.string().refine((text) => 'cents' in parseAmount(text)),
  method: z.enum(paymentMethods.map(({ value }) => value)),
});

/**
 * Simulates a payment: nobody is charged, nothing is stored, and no connection to the database is held meanwhile.
 * @param fields the checkout form's
 * @returns whether it was paid; a failure is only logged (docs/contract.md §11.5)
 */
export async function simulatePayment(fields: unknown): Promise<boolean> {
  const { success } = order.safeParse(fields);
  if (success) await sleep(paymentMs);
  else log.warn('donation not paid: no valid amount and payment method');
  return success;
}
