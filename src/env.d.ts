declare namespace App {
  interface Locals {
    /** Who is signed in, known before the first byte of any page. */
    user: import('#lib/auth/sessions.ts').SignedIn | null;
    /** Where the request came from, behind the operator's own proxy or not. */
    clientAddress: string;
    /** The fields of a form that was read, for the screen of an outage. */
    sent?: unknown;
    /** Whether this request was refused before anything was done. */
    isRefusedAtTheDoor?: boolean;
    /** A form that an outage has kept from being answered. */
    unsent?: import('#lib/http/failures.ts').Unsent;
  }
}
