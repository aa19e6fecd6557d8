/** What a web process that is told to stop gives up, one after the other; server.ts aborts it. */
export const stopping = {
  /** At once: who watches an answer being written joins it at another process, and loses nothing. */
  streams: new AbortController(),
  /** At the end of the grace: requests that wait for an answer are told that it is still being written. */
  waits: new AbortController(),
};
