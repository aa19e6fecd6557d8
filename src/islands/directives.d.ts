import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** With a name: of the group of islands that hydrate together. */
    'client:intent'?: boolean | string;
  }
}
