import type { MutableToken, OAuth2Server as Server } from 'oauth2-mock-server';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { afterAll } from 'vitest';

/** An OpenID provider on loopback in Google's place. */
export type Google = {
  /** The settings of an app that people sign in to with it. */
  env: Record<string, string>;
  /** What it says of the person who signs in next, and from then on. */
  claims: Record<string, unknown>;
  server: Server;
};

export async function startGoogle(): Promise<Google> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, 'localhost');
  afterAll(() => server.stop());
  const google: Google = {
    env: { GOOGLE_CLIENT_ID: 'our client', GOOGLE_CLIENT_SECRET: 'our secret', GOOGLE_ISSUER: server.issuer.url! },
    claims: {},
    server,
  };
  server.service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken) => {
    // The mock takes whoever asks for the audience, except where a test says otherwise.
    Object.assign(payload, { aud: 'our client' }, google.claims);
  });
  return google;
}

/** A person as Google knows them. */
export function googlePerson(fields: Record<string, unknown> = {}): Record<string, unknown> {
  const sub = crypto.randomUUID();
  return {
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    given_name: 'Ada',
    family_name: 'Okafor',
    ...fields,
  };
}
