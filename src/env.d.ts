declare namespace App {
  interface Locals {
    /** Who is signed in, known before the first byte of any page. */
    user: import('#lib/auth/sessions.ts').SignedIn | null;
    /** Where the request came from, behind the operator's own proxy or not. */
    clientAddress: string;
  }
}
