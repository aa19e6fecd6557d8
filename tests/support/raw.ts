import { once } from 'node:events';
import net from 'node:net';

/**
 * Sends bytes as they are, which fetch would put right or refuse; gives what came back until the server closed.
 * @param options.hangUpAfterMs closes without waiting for an answer
 */
export async function sendRaw(
  url: string,
  bytes: string,
  options: { hangUpAfterMs?: number } = {},
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk)).on('error', () => {});
  socket.setTimeout(10_000, () => socket.destroy());
  socket.write(Buffer.from(bytes, 'latin1'));
  if (options.hangUpAfterMs !== undefined) setTimeout(() => socket.resetAndDestroy(), options.hangUpAfterMs);
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString('utf8');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text };
}
