import http from 'node:http';
import type { AddressInfo } from 'node:net';

// The baseline of the pages: what Node itself can do on this machine, in this run.
const page = '<!doctype html><title>bare</title><p>A small string.';
const server = http.createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page);
});
server.listen(0, '127.0.0.1', () => process.send!(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
process.once('disconnect', () => process.exit());
