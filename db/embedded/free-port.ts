import net from 'node:net';

/** Why one cannot listen at an address now, as the system's error code ("EADDRINUSE"); null when one can. */
export function portTrouble(port: number, host: string): Promise<string | null> {
  const server = net.createServer();
  return new Promise((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });
}

/** A port of 127.0.0.1 on which nobody listens: `preferred` if it can be had, else any. */
export async function freePort(preferred = 0): Promise<number> {
  for (let port = preferred; ; port = 10_000 + Math.floor(Math.random() * 20_000)) {
    // Random ones stay below the range from which systems serve outgoing connections, to be free after a restart too.
    if (port > 0 && port < 65_536 && (await portTrouble(port, '127.0.0.1')) === null) return port;
  }
}
