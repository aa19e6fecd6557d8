import net from 'node:net';

/** Whether nobody listens on a port of this machine's own address. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}

/**
 * A port on which nobody listens. Chosen below the range from which systems serve outgoing connections, so that it is
 * still free after a restart.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 10_000 + Math.floor(Math.random() * 20_000);
    if (await isPortFree(port)) return port;
  }
}
