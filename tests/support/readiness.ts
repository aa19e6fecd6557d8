import { type Door, newClient } from './client.ts';

/** What a web process says of itself to a balancer. */
export async function readiness(door: Door): Promise<{ status: number; missing: string[] }> {
  const { status, body } = await newClient(door).json('GET', '/readyz');
  return { status, missing: body.missing };
}
