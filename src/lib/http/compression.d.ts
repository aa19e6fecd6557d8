/** compression brings no types: the part of its API that the server uses. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  interface Options {
    /** What is shorter, in bytes, is sent as it is. */
    threshold?: number;
    /** Of gzip, 1 to 9. */
    level?: number;
    brotli?: import('node:zlib').BrotliOptions;
    filter?: Filter;
  }
  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;
  function compression(
    options: Options,
  ): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  namespace compression {
    /** Whether the response's type is worth it. */
    const filter: Filter;
  }
  export default compression;
}
