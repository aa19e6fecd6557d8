import net from 'node:net';

/** A way to a server that can lose everything without a word, as a network does that is cut between two machines. */
export type Tunnel = {
  /** The server's address, through the tunnel. */
  url: string;
  /** From now on nothing arrives and nothing is closed: neither on the connections that there are nor on new ones. */
  swallow(): void;
  /** New connections work again. Those that were swallowed stay dead: nobody ever hears of them again. */
  forward(): void;
  /** Refuses new connections and breaks those that there are. */
  shut(): void;
  /** Takes connections again after `shut`. */
  open(): void;
  close(): void;
};

export async function openTunnel(target: string): Promise<Tunnel> {
  const { hostname, port: targetPort } = new URL(target);
  let isSwallowing = false;
  const pairs = new Set<{ near: net.Socket; far: net.Socket | null; isDead: boolean }>();
  const server = net.createServer({ allowHalfOpen: true }, (near) => {
    const far = isSwallowing ? null : net.connect({ port: Number(targetPort), host: hostname, allowHalfOpen: true });
    const pair = { near, far, isDead: isSwallowing };
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from?.on('error', () => {});
      from?.on('data', (bytes) => void (pair.isDead || to?.write(bytes)));
      from?.on('end', () => void (pair.isDead || to?.end()));
      from?.on('close', () => {
        if (!pair.isDead) to?.destroy();
      });
    }
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const destroyAll = () => {
    for (const { near, far } of pairs) {
      near.destroy();
      far?.destroy();
    }
    pairs.clear();
  };
  return {
    url: url.href,
    swallow() {
      isSwallowing = true;
      for (const pair of pairs) pair.isDead = true;
    },
    forward: () => void (isSwallowing = false),
    shut() {
      server.close();
      destroyAll();
    },
    open: () => void (server.listening || listen(port)),
    close() {
      server.close();
      destroyAll();
    },
  };
}
